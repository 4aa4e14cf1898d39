import type { PlayWindow } from '@quayside/db';
import type { Seat } from '@quayside/engine';
import { MatchError } from '../errors.ts';
import type { MatchRow, SeatRow } from '../store/match-snapshot.ts';
import type { TableClock } from '../types.ts';
import {
  moveClock, nextDeadline, runsOutAt, startClock, timeLeft, type ClockState, type ClockMove, type PausesOf,
} from './clock.ts'; // prettier-ignore
import { eitherPaused, type Pauses } from './pauses.ts';
import { closedTimes } from './play-window.ts';

/** What decides about time: the present, and when no clock has run. */
export interface ClockTime {
  readonly now: () => Date;
  readonly pauses: Pauses;
}

type ClockColumns = Pick<MatchRow, 'clock' | 'clockState'>;

// Written by this file and by nobody else.
const stateOf = ({ clockState }: ClockColumns): ClockState | null => clockState as ClockState | null;

interface TimedMatch {
  readonly row: ClockColumns & Pick<MatchRow, 'pace'>;
  readonly seats: readonly Pick<SeatRow, 'bot' | 'playWindow'>[];
}

const windowOf = ({ row, seats }: TimedMatch, seat: Seat): PlayWindow | null =>
  row.pace === 'turn-based' ? (seats[seat]?.playWindow ?? null) : null;

/** Outages, and where it is played turn by turn the hours in which a player does not play. */
export const pausesAt =
  (match: TimedMatch, pauses: Pauses): PausesOf =>
  (seat, from) => {
    const window = windowOf(match, seat);
    return window ? eitherPaused(pauses, closedTimes(window, from)) : pauses;
  };

/** The people who must decide: bots have no clock. */
const people = (seats: readonly Pick<SeatRow, 'bot'>[], due: readonly Seat[]): Seat[] =>
  due.filter((seat) => seats[seat]?.bot === null);

/** The clock of a match that begins, for its row. */
export function clockAtStart(
  { clock }: Pick<MatchRow, 'clock'>,
  seats: readonly Pick<SeatRow, 'bot'>[],
  due: readonly Seat[],
  now: Date,
): Pick<MatchRow, 'clockState'> {
  return { clockState: clock ? startClock(clock, seats.length, people(seats, due), now.getTime()) : null };
}

/** The clock after a move, for the match's row. */
export function clockAfter(
  { row, seats }: TimedMatch,
  due: readonly Seat[],
  move: ClockMove,
  { now, pauses }: ClockTime,
): Pick<MatchRow, 'clockState'> {
  const state = stateOf(row);
  if (!row.clock || !state) return { clockState: null };
  const at = now().getTime();
  const pausesOf = pausesAt({ row, seats }, pauses);
  const next = moveClock(row.clock, state, people(seats, due), move, at, pausesOf);
  const own = move.by === null ? undefined : next.seats[move.by];
  if (move.kind === 'undo' && own && own.since !== null && timeLeft(row.clock, own, at, []) <= 0)
    throw new MatchError('no-time-to-undo');
  return { clockState: next };
}

/** The clock where somebody new has taken a seat over, who begins with all of its time. */
export function clockAfterSubstitution(
  { row, seats }: TimedMatch,
  due: readonly Seat[],
  at: Seat,
  time: ClockTime,
): Pick<MatchRow, 'clockState'> {
  const state = stateOf(row);
  if (!row.clock || !state) return { clockState: null };
  const [fresh] = startClock(row.clock, 1, [], 0).seats;
  const clockState = { seats: state.seats.map((one, seat) => (seat === at && fresh ? fresh : one)) };
  return clockAfter({ row: { ...row, clockState }, seats }, due, { kind: 'other', by: null }, time);
}

/** When the next time-out is due; null where no clock runs. Its job may come earlier: it looks and waits again. */
export function deadlineOf(row: ClockColumns, pausesOf: PausesOf): Date | null {
  const state = stateOf(row);
  const at = row.clock && state ? nextDeadline(row.clock, state, pausesOf) : null;
  return at === null ? null : new Date(at);
}

/** The seats whose time is over. Of several only those whose time was over first: it may be the end of the match. */
export function timedOutSeats({ row, seats }: TimedMatch, { now, pauses }: ClockTime): Seat[] {
  const { clock } = row;
  const state = stateOf(row);
  if (!clock || !state) return [];
  const pausesOf = pausesAt({ row, seats }, pauses);
  const first = nextDeadline(clock, state, pausesOf);
  if (first === null || first > now().getTime()) return [];
  return state.seats.flatMap((one, seat) =>
    runsOutAt(clock, one, pausesOf(seat, one.since ?? 0)) === first ? [seat] : [],
  );
}

/** The clocks where some seats take up their move anew at a time to come, with all of its time. */
export function resumeAt(row: ClockColumns, later: ReadonlyMap<Seat, Date>): Pick<MatchRow, 'clockState'> {
  const seats = (stateOf(row)?.seats ?? []).map((one, seat) => {
    const at = later.get(seat);
    return at === undefined ? one : { ...one, used: 0, since: at.getTime() };
  });
  return { clockState: { seats } };
}

/** The clocks as everybody may see them; the hours of players only those who play with them. */
export function tableClock(
  { row, seats }: TimedMatch,
  viewer: Seat | null,
  { now, pauses }: ClockTime,
): TableClock | null {
  const { clock } = row;
  if (!clock) return null;
  const at = now().getTime();
  const pausesOf = pausesAt({ row, seats }, pauses);
  const clocks = (stateOf(row)?.seats ?? []).map((one, seat) => {
    const hours = viewer === null ? null : windowOf({ row, seats }, seat);
    const from = one.since ?? at;
    const out = runsOutAt(clock, one, pausesOf(seat, from));
    return {
      left: Math.max(0, timeLeft(clock, { ...one, used: one.since === null ? 0 : one.used }, at, pausesOf(seat, from))),
      runsOut: out === null ? null : new Date(out),
      ...(hours ? { hours } : {}),
    };
  });
  return { ...clock, seats: clocks };
}
