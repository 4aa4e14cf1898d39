import { and, eq } from 'drizzle-orm';
import { archive, seat, type Tx } from '@quayside/db';
import type { ScoreSheet, State } from '@quayside/engine';
import type { Edition } from '@quayside/games';
import type { Draft, Live } from './live.ts';
import { rateMatch, skillColumns } from './ratings.ts';
import type { Room, SeatRow } from './room.ts';
import { lookedAhead, noteBest } from './solo.ts';
import type { Change } from './rooms.ts';
import type { Ending, Result } from './shapes.ts';

/** Ends a match: places and score sheets, each seat's part for its history, ratings, and what is kept for ever. */
export async function finish(
  tx: Tx,
  { row, seats }: Pick<Room, 'row' | 'seats'>,
  live: Live,
  draft: Draft,
  ending: Ending,
): Promise<Change> {
  const ended = new Date();
  const { state } = draft.match;
  const result = ending === 'abandoned' ? null : resultFor(seats, live.edition, state);
  const lines = [...live.linesAfter(-1), ...live.linesOf(draft)];
  await tx.insert(archive).values({ matchId: row.id, state, told: lines });
  const rated =
    row.rated && result
      ? await rateMatch(
          tx,
          row.game,
          seats.map((one) => ({ ...one, place: result.places[one.seat] ?? seats.length })),
          ended,
        )
      : [];
  if (result && ending === 'finished' && !lookedAhead(live.edition, live.log))
    await noteBest(tx, { row, seats }, result, ended);
  for (const one of seats)
    await tx
      .update(seat)
      .set({
        ended,
        wish: null,
        place: result?.places[one.seat] ?? null,
        total: result?.totals[one.seat] ?? null,
        ...skillColumns(rated.find((other) => other.seat === one.seat)),
      })
      .where(and(eq(seat.matchId, row.id), eq(seat.seat, one.seat)));
  return {
    row: { status: 'over', ending, ended, seq: live.seq + draft.entries.length, due: [], botDue: false, result },
    reread: true,
  };
}

/** Those who gave up come after all who stayed, however many points they had. */
function resultFor(seats: readonly SeatRow[], { core, game }: Edition, state: State): Result {
  const sheets: ScoreSheet[] = game.score(state);
  const totals: number[] = [];
  for (const sheet of sheets) totals[sheet.seat] = core.totalOf(sheet);
  const gaveUp = (seat: number) => seats.some((one) => one.seat === seat && one.resigned);
  const staying = sheets.filter((sheet) => !gaveUp(sheet.seat));
  const stayed = core.ranks(staying);
  const left = core.ranks(sheets.filter((sheet) => gaveUp(sheet.seat)));
  const places = sheets.map((_, seat) => stayed[seat] ?? staying.length + (left[seat] ?? 1));
  return { sheets, totals, places };
}
