import { and, eq } from 'drizzle-orm';
import { FIRST_LEAVER, seat as seatTable, SUBSTITUTE, type Tx } from '@quayside/db';
import type { Seat } from '@quayside/engine';
import { blockedBetween } from '@quayside/people';
import { clockAfterSubstitution } from '../clock/match-clock.ts';
import { MatchError } from '../errors.ts';
import { seatOf, type MatchRow, type MatchSnapshot, type SeatRow } from '../store/match-snapshot.ts';
import type { MatchStore } from '../store/match-store.ts';
import { mayRate, seatPreferences } from '../table/tables.ts';
import type { Viewer } from '../types.ts';
import { requireAccount } from '../viewer.ts';
import { botAmong } from './bot-seats.ts';

/** Whether somebody may take this seat over. */
export const isVacant = ({ status, whenLeft }: Pick<MatchRow, 'status' | 'whenLeft'>, { resigned }: SeatRow): boolean =>
  status === 'running' && whenLeft === 'substitute' && resigned;

/** Somebody new takes over the seat of a person who has left. The row is locked, so the first who asks has it. */
export function takeOver(store: MatchStore, viewer: Viewer, id: string, at: Seat): Promise<MatchSnapshot> {
  const person = requireAccount(viewer);
  return store.change(id, async (tx, snapshot) => {
    const { row, running } = snapshot;
    if (seatOf(snapshot, person) !== null) throw new MatchError('already-seated');
    if (snapshot.leavers.some((one) => one.accountId === person)) throw new MatchError('has-left');
    const left = snapshot.seats.find((one) => one.seat === at);
    if (!running || !left || !isVacant(row, left)) throw new MatchError('not-vacant');
    if (row.rated) await mayRate(tx, person);
    const here = snapshot.seats.flatMap(({ accountId, resigned }) =>
      accountId === null || resigned ? [] : [accountId],
    );
    if ((await blockedBetween(tx, [person, ...here])).some((one) => one.other === person))
      throw new MatchError('not-welcome');
    await reseat(tx, snapshot, left, person, store.now());
    const seats = snapshot.seats.map((one) => (one === left ? { ...one, accountId: person, bot: null } : one));
    const draft = running.draftSeats([at], SUBSTITUTE);
    const due = running.edition.core.dueSeats(running.state);
    return {
      row: {
        seq: running.seq + draft.entries.length,
        due,
        botDue: botAmong({ seats }, due),
        ...clockAfterSubstitution({ row, seats }, due, at, store),
      },
      reread: true,
      entries: draft.entries,
      stored: () => {
        running.adopt(draft);
        return {};
      },
    };
  });
}

/** The row of the player who left moves away, and another takes its place. */
async function reseat(
  tx: Tx,
  { row, leavers }: MatchSnapshot,
  left: SeatRow,
  person: string,
  now: Date,
): Promise<void> {
  await tx
    .update(seatTable)
    .set({
      seat: FIRST_LEAVER + leavers.length,
      leftSeat: left.seat,
      ended: now,
      bot: null,
      ownBot: false,
      proposal: null,
    })
    .where(and(eq(seatTable.matchId, row.id), eq(seatTable.seat, left.seat)));
  await tx.insert(seatTable).values({
    matchId: row.id,
    seat: left.seat,
    accountId: person,
    // The seed was made from it.
    nonce: left.nonce,
    game: row.game,
    ...(await seatPreferences(tx, person)),
  });
}
