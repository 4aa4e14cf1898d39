import { and, eq } from 'drizzle-orm';
import { match, seat } from '@quayside/db';
import type { Answer, Seat } from '@quayside/engine';
import { MatchError } from '../errors.ts';
import type { MatchRow, MatchSnapshot } from '../store/match-snapshot.ts';
import type { MatchStore } from '../store/match-store.ts';
import { isSealed } from '../table/deals.ts';
import type { Viewer } from '../types.ts';

type Line = readonly { readonly seat: Seat; readonly key: string; readonly answer: Answer }[];

/** A bot's opinion of a finished match may be read: nobody else still plays its deal. */
export function requireAnalysable({ row, finished }: MatchSnapshot, now: Date): void {
  if (!finished) throw new MatchError('not-over');
  if (isSealed(row, now)) throw new MatchError('deal-sealed');
}

/**
 * Refuses what would tell somebody a move of a rated match that they are playing: a match that was played, or stands, as that one
 * does now, whoever made it look so.
 */
export async function refuseMirror(store: MatchStore, viewer: Viewer, row: MatchRow, line: Line): Promise<void> {
  if (viewer === null) return;
  const rows = await store.database.db
    .select({ id: match.id, revision: match.revision })
    .from(seat)
    .innerJoin(match, eq(match.id, seat.matchId))
    .where(
      and(
        eq(seat.accountId, viewer),
        eq(match.status, 'running'),
        eq(match.rated, true),
        eq(match.game, row.game),
        eq(match.maxSeats, row.maxSeats),
      ),
    );
  for (const { running } of await store.readAll(rows))
    if (running && beginsLike(line, running.standing)) throw new MatchError('rated-mirror');
}

/** A line begins with all that was answered in another. What chance has said in one of them only was an option of the other. */
function beginsLike(line: Line, other: Line): boolean {
  const chance = (of: Line) => new Set(of.filter((one) => one.seat < 0).map((one) => one.key));
  const [here, there] = [chance(line), chance(other)];
  const shared = (of: Line) => of.filter((one) => one.seat >= 0 || (here.has(one.key) && there.has(one.key)));
  const [long, short] = [shared(line), shared(other)];
  return short.some((one) => one.seat >= 0) && short.every((one, i) => same(one, long[i]));
}

const same = (a: Line[number], b: Line[number] | undefined): boolean =>
  b !== undefined && a.seat === b.seat && a.key === b.key && JSON.stringify(a.answer) === JSON.stringify(b.answer);
