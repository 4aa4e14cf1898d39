import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { match, seat } from '@quayside/db';
import { MatchError } from '../errors.ts';
import { newNonce } from '../ids.ts';
import type { BotRunner } from '../play/bot-runner.ts';
import type { MatchSnapshot } from '../store/match-snapshot.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { FillRequest, Viewer } from '../types.ts';
import { fillColumns, requireHost, requireWaiting, startMatch } from './tables.ts';

const MOST_AT_ONCE = 100;

/** The host says whether a bot takes the open seats, and when; null leaves them to people. */
export const changeFill = (
  store: MatchStore,
  viewer: Viewer,
  id: string,
  fill: FillRequest | null,
): Promise<MatchSnapshot> =>
  store.change(id, async (_tx, snapshot) => {
    requireHost(snapshot, viewer);
    requireWaiting(snapshot);
    return { row: fillColumns(fill) };
  });

/** Gives open seats to bots where the host has waited long enough for people, and begins those matches. */
export async function fillTables(store: MatchStore, bots: BotRunner): Promise<void> {
  const due = sql`${match.created} + make_interval(secs => ${match.fillAfter}) <= ${store.now().toISOString()}::timestamptz`;
  const rows = await store.database.db
    .select({ id: match.id, host: match.createdBy })
    .from(match)
    .where(and(eq(match.status, 'waiting'), isNotNull(match.fillBot), due))
    .limit(MOST_AT_ONCE);
  for (const { id, host } of rows) {
    try {
      await fillSeats(store, id);
      bots.play(await startMatch(store, host, id));
    } catch (error) {
      // It was started, changed or closed meanwhile.
      if (!(error instanceof MatchError)) throw error;
    }
  }
}

const fillSeats = (store: MatchStore, id: string): Promise<MatchSnapshot> =>
  store.change(id, async (tx, snapshot) => {
    requireWaiting(snapshot);
    const { row, seats } = snapshot;
    const bot = row.fillBot;
    if (bot === null) throw new MatchError('not-waiting');
    const taken = new Set(seats.map((one) => one.seat));
    const free = Array.from({ length: row.maxSeats }, (_, at) => at).filter((at) => !taken.has(at));
    if (free.length > 0)
      await tx
        .insert(seat)
        .values(free.map((at) => ({ matchId: id, seat: at, bot, nonce: newNonce(), game: row.game })));
    return { row: { fillBot: null, fillAfter: null }, reread: true };
  });
