import { and, eq, inArray } from 'drizzle-orm';
import { seat, type Tx } from '@quayside/db';
import type { Seat } from '@quayside/engine';
import { MatchError } from '../errors.ts';
import { clockAfter, type ClockTime } from '../clock/match-clock.ts';
import type { MatchRow, MatchSnapshot, SeatRow } from '../store/match-snapshot.ts';
import type { ChangeSet } from '../store/statements.ts';
import { botAmong } from './bot-seats.ts';
import { finish } from './finish.ts';

/** The bot that plays on for somebody who has left, so that the others can finish their match. */
const STAND_IN = 'merchant';

/**
 * Players leave their seats, by resigning or by running out of time, and are placed last. The match ends if the table's options say so or
 * nobody is left to play against; otherwise a bot plays on, until a substitute comes where that is allowed.
 */
export async function giveUpSeats(
  tx: Tx,
  snapshot: MatchSnapshot,
  leaving: readonly Seat[],
  { timedOut, time }: { readonly timedOut: boolean; readonly time: ClockTime },
): Promise<ChangeSet> {
  const { running, row } = snapshot;
  if (!running) throw new MatchError('not-running');
  const left = { resigned: true, timedOut, bot: STAND_IN, playWindow: null };
  const seats = snapshot.seats.map((one) => (leaving.includes(one.seat) ? { ...one, ...left } : one));
  await tx
    .update(seat)
    .set(left)
    .where(and(eq(seat.matchId, row.id), inArray(seat.seat, [...leaving])));
  const draft = running.draftSeats(leaving, STAND_IN);
  if (isOver(row, seats))
    return finish(tx, { ...snapshot, seats }, running, draft, { ending: 'resigned', now: time.now() });
  const due = running.edition.core.dueSeats(running.state);
  const clock = clockAfter({ row, seats }, due, { kind: 'other', by: null }, time);
  return {
    row: { seq: running.seq + draft.entries.length, due, botDue: botAmong({ seats }, due), ...clock },
    reread: true,
    entries: draft.entries,
    stored: () => {
      running.adopt(draft);
      return {};
    },
  };
}

function isOver({ whenLeft }: Pick<MatchRow, 'whenLeft'>, seats: readonly SeatRow[]): boolean {
  const staying = seats.filter((one) => !one.resigned);
  if (whenLeft === 'end' || staying.every((one) => one.accountId === null)) return true;
  return whenLeft === 'bot' && staying.length < 2;
}
