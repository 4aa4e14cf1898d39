import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { CHANNEL, match, notify, seat, type Db } from '@quayside/db';
import { resign } from '../play/proposals.ts';
import { MatchError } from '../errors.ts';
import { leavePairing } from '../pairing/pairing.ts';
import type { BotRunner } from '../play/bot-runner.ts';
import type { MatchStore } from '../store/match-store.ts';
import { leaveTable } from './tables.ts';

/** Leaves every table and gives up every match of somebody who is about to leave for good. */
export async function leaveAll(store: MatchStore, person: string, bots: BotRunner): Promise<void> {
  await leavePairing(store, person);
  const held = await store.database.db
    .select({ id: match.id, status: match.status })
    .from(seat)
    .innerJoin(match, eq(match.id, seat.matchId))
    .where(and(eq(seat.accountId, person), isNull(seat.ended), eq(seat.resigned, false), ne(match.status, 'over')));
  for (const { id, status } of held) {
    try {
      if (status === 'waiting') await leaveTable(store, person, id);
      else bots.play(await resign(store, person, id));
    } catch (error) {
      if (!(error instanceof MatchError)) throw error;
      // It began or ended meanwhile. What began is given up; what ended needs nothing.
      if (error.code === 'not-waiting') bots.play(await resign(store, person, id));
      else if (error.code !== 'not-running') throw error;
    }
  }
}

/** Shows a changed name at the person's tables; with `finished` in finished matches too. */
export async function refreshName(db: Db, person: string, finished: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const theirs = tx.select({ id: seat.matchId }).from(seat).where(eq(seat.accountId, person));
    const changed = await tx
      .update(match)
      .set({ revision: sql`${match.revision} + 1` })
      .where(and(inArray(match.id, theirs), finished ? undefined : ne(match.status, 'over')))
      .returning({ id: match.id, revision: match.revision, status: match.status });
    for (const { id, revision, status } of changed)
      if (status !== 'over') await notify(tx, CHANNEL, `${id}:${revision}`);
  });
}
