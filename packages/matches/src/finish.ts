import { and, eq } from 'drizzle-orm';
import { archive, seat, type Tx } from '@quayside/db';
import type { ScoreSheet, State } from '@quayside/engine';
import type { Edition } from '@quayside/games';
import type { Draft, Live } from './live.ts';
import type { Room } from './room.ts';
import type { Change } from './rooms.ts';
import type { Ending, Result } from './shapes.ts';

/** Ends a match: places and score sheets, each seat's part for its history, and what is kept for ever. */
export async function finish(tx: Tx, room: Room, live: Live, draft: Draft, ending: Ending): Promise<Change> {
  const { row } = room;
  const ended = new Date();
  const { state } = draft.match;
  const result = ending === 'abandoned' ? null : resultFor(room, live.edition, state);
  const lines = [...live.linesAfter(-1), ...live.linesOf(draft)];
  await tx.insert(archive).values({ matchId: row.id, state, told: lines });
  for (const one of room.seats)
    await tx
      .update(seat)
      .set({ ended, wish: null, place: result?.places[one.seat] ?? null, total: result?.totals[one.seat] ?? null })
      .where(and(eq(seat.matchId, row.id), eq(seat.seat, one.seat)));
  return {
    row: { status: 'over', ending, ended, seq: live.seq + draft.entries.length, due: [], botDue: false, result },
    stored: () => ({ live: null, past: { edition: live.edition, state, lines } }),
  };
}

/** Those who gave up come after all who stayed, however many points they had. */
function resultFor(room: Room, { core, game }: Edition, state: State): Result {
  const sheets: ScoreSheet[] = game.score(state);
  const totals: number[] = [];
  for (const sheet of sheets) totals[sheet.seat] = core.totalOf(sheet);
  const gaveUp = (seat: number) => room.seats.some((one) => one.seat === seat && one.resigned);
  const stayed = core.ranks(sheets.filter((sheet) => !gaveUp(sheet.seat)));
  const left = core.ranks(sheets.filter((sheet) => gaveUp(sheet.seat)));
  const staying = sheets.filter((sheet) => !gaveUp(sheet.seat)).length;
  const places = sheets.map((_, seat) => stayed[seat] ?? staying + (left[seat] ?? 1));
  return { sheets, totals, places };
}
