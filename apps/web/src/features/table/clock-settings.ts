import type { ClockSettings } from '@quayside/api';

type Pace = 'real-time' | 'turn-based';

const live = (minutes: number, increment: number): ClockSettings => ({ bank: minutes * 60, increment, turn: 0 });
const days = (n: number): ClockSettings => ({ bank: 0, increment: 0, turn: n * 86_400 });

/** What can be chosen at each pace. */
export const CLOCKS: { readonly [pace in Pace]: readonly ClockSettings[] } = {
  'real-time': [live(10, 15), live(20, 20), live(30, 30), live(60, 30)],
  'turn-based': [days(1), days(3), days(7)],
};
/** What a rated table has unless somebody chooses: as the server does. */
const USUAL = { 'real-time': 2, 'turn-based': 1 } as const;

/** The chosen clock of a new table; null is none. */
export const chosenClock = (pace: Pace, rated: boolean, choice: string | null): ClockSettings | null =>
  choice === null ? (rated ? (CLOCKS[pace][USUAL[pace]] ?? null) : null) : (CLOCKS[pace][Number(choice)] ?? null);
