import type { ClockSettings, NewTable, Pace } from '../types.ts';

/** What a rated table has where nobody says otherwise: half an hour and half a minute per move, or three days per move. */
const DEFAULTS: { readonly [pace in Pace]: ClockSettings } = {
  'real-time': { bank: 1800, increment: 30, turn: 0 },
  'turn-based': { bank: 0, increment: 0, turn: 3 * 86_400 },
};

export const usualClock = (pace: Pace): ClockSettings => DEFAULTS[pace];

/** The clock of a new table: none unless it is rated or one was chosen, and none for who plays alone. */
export function clockFor({
  clock,
  pace = 'real-time',
  rated = false,
  seats,
}: Pick<NewTable, 'clock' | 'pace' | 'rated' | 'seats'>): ClockSettings | null {
  if (seats < 2) return null;
  return clock === undefined ? (rated ? usualClock(pace) : null) : clock;
}
