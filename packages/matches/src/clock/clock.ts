import type { Seat } from '@quayside/engine';
import type { ClockSettings } from '../types.ts';
import { activeTime, reachAfter, type Pauses } from './pauses.ts';

/** One seat's time, in milliseconds. */
export interface SeatClock {
  /** What was left of the game's budget when the present or last move began. */
  readonly bank: number;
  /** What the move has used so far, until `since`. */
  readonly used: number;
  /** Since when the clock runs; null where the seat has nothing to decide. */
  readonly since: number | null;
  /** The last move as it ended: an undo continues it. */
  readonly last: { readonly bank: number; readonly used: number; readonly at: number } | null;
}
export interface ClockState {
  readonly seats: readonly SeatClock[];
}

/** When a seat's clock stands still, from a moment on. */
export type PausesOf = (seat: Seat, from: number) => Pauses;

/** What has changed who must decide. */
export interface ClockMove {
  readonly kind: 'answer' | 'undo' | 'agreed-undo' | 'other';
  readonly by: Seat | null;
}

/** A clock for a match that begins: `due` are the people who must decide first. */
export const startClock = ({ bank }: ClockSettings, seats: number, due: readonly Seat[], now: number): ClockState => ({
  seats: Array.from({ length: seats }, (_, seat) => ({
    bank: bank * 1000,
    used: 0,
    since: due.includes(seat) ? now : null,
    last: null,
  })),
});

/**
 * The clocks after a move: those of `due` run, all others stand still. A move begins when a seat has something to decide and ends when it has
 * nothing more. Its time comes from the time per turn, then from the bank, to which each finished move adds the increment.
 *
 * An undo gives no time back: the move that is taken up again goes on where it ended, and its seat pays for the time since. Whoever
 * had to decide meanwhile gets that time back. Where all have agreed to go back, nobody pays for the time in which they did.
 */
export function moveClock(
  settings: ClockSettings,
  { seats }: ClockState,
  due: readonly Seat[],
  move: ClockMove,
  now: number,
  pausesOf: PausesOf,
): ClockState {
  return {
    seats: seats.map((clock, seat) => {
      const runs = due.includes(seat);
      if (runs === (clock.since !== null)) return clock;
      const undone = move.kind === 'undo' || move.kind === 'agreed-undo';
      if (!runs)
        return undone && seat !== move.by ? cancelMove(clock) : endMove(settings, clock, seat, move, now, pausesOf);
      if (!undone || clock.last === null) return { ...clock, used: 0, since: now };
      const paid =
        move.kind === 'undo' && seat === move.by ? activeTime(pausesOf(seat, clock.last.at), clock.last.at, now) : 0;
      return { ...clock, bank: clock.last.bank, used: clock.last.used + paid, since: now };
    }),
  };
}

/** As if it had not begun. */
const cancelMove = (clock: SeatClock): SeatClock => ({ ...clock, used: 0, since: null });

function endMove(
  settings: ClockSettings,
  clock: SeatClock,
  seat: Seat,
  move: ClockMove,
  now: number,
  pausesOf: PausesOf,
): SeatClock {
  const used = usedBy(clock, now, pausesOf(seat, clock.since ?? now));
  const gained = move.kind === 'answer' && move.by === seat ? settings.increment * 1000 : 0;
  const bank = Math.max(0, clock.bank - Math.max(0, used - settings.turn * 1000)) + gained;
  return { bank, used: 0, since: null, last: { bank: clock.bank, used, at: now } };
}

const usedBy = ({ used, since }: SeatClock, now: number, pauses: Pauses): number =>
  used + (since === null ? 0 : activeTime(pauses, since, now));

/** How long a seat may still take. */
export const timeLeft = (settings: ClockSettings, clock: SeatClock, now: number, pauses: Pauses): number =>
  settings.turn * 1000 + clock.bank - usedBy(clock, now, pauses);

/** When a seat's time is over if it decides nothing; null where its clock stands still. */
export const runsOutAt = (settings: ClockSettings, clock: SeatClock, pauses: Pauses): number | null =>
  clock.since === null
    ? null
    : reachAfter(pauses, clock.since, Math.max(0, settings.turn * 1000 + clock.bank - clock.used));

/** When the next seat's time is over. */
export function nextDeadline(settings: ClockSettings, { seats }: ClockState, pausesOf: PausesOf): number | null {
  const times = seats.flatMap((clock, seat) => runsOutAt(settings, clock, pausesOf(seat, clock.since ?? 0)) ?? []);
  return times.length === 0 ? null : Math.min(...times);
}
