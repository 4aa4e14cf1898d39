import type { Options } from '@quayside/engine';

/** What bots should reach at a kind of table: the least, and what would be good. Means are points, shares are parts of games won. */
export interface Aims {
  /** The mean of all seats where captains play each other. */
  readonly mean?: readonly [number, number];
  /** A captain's part of the wins among merchants of old. */
  readonly captain?: readonly [number, number];
  /** A harbour master's part of the wins among captains; its mean where it plays alone. */
  readonly master?: readonly [number, number];
}

/** A kind of table that is measured. */
export interface MeasuredTable {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly aims: Aims;
}

const WITH_TWO: Aims = { captain: [0.95, 0.95], master: [0.8, 0.9] };
const WITH_THREE: Aims = { captain: [0.9, 0.9], master: [0.6, 0.75] };
const WITH_FOUR: Aims = { captain: [0.75, 0.75] };

const leHavre = (seats: number, options: Options, aims: Aims): MeasuredTable => ({
  game: 'le-havre',
  seats,
  options,
  aims,
});
const FULL = { length: 'full' };
const SHORT = { length: 'short' };

export const MEASURED: readonly MeasuredTable[] = [
  leHavre(1, FULL, { mean: [390, 420], master: [430, 460] }),
  leHavre(2, FULL, { mean: [300, 330], ...WITH_TWO }),
  leHavre(3, FULL, { mean: [270, 300], ...WITH_THREE }),
  leHavre(4, FULL, { mean: [200, 245], ...WITH_FOUR }),
  leHavre(5, FULL, { mean: [150, 220] }),
  leHavre(1, SHORT, { mean: [175, 195] }),
  leHavre(2, SHORT, { mean: [200, 215], ...WITH_TWO }),
  leHavre(3, SHORT, { mean: [150, 200], ...WITH_THREE }),
  leHavre(4, SHORT, { mean: [110, 150], ...WITH_FOUR }),
  leHavre(5, SHORT, { mean: [115, 170] }),
  leHavre(1, { ...FULL, marketCap: true }, {}),
  leHavre(2, { ...FULL, forcedSales: true, dearLoans: true }, {}),
  leHavre(2, { ...SHORT, forcedSales: true, dearLoans: true }, {}),
  { game: 'inland-port', seats: 2, options: {}, aims: { captain: [0.8, 0.95], master: [0.8, 0.9] } },
  { game: 'salty-ocean', seats: 2, options: {}, aims: {} },
  { game: 'salty-ocean', seats: 3, options: {}, aims: {} },
  { game: 'salty-ocean', seats: 4, options: {}, aims: {} },
  { game: 'tidewater', seats: 2, options: {}, aims: {} },
  { game: 'tidewater', seats: 3, options: {}, aims: {} },
  { game: 'tidewater', seats: 4, options: {}, aims: {} },
];

/** `le-havre 2 short`: with the options that are not as usual. */
export const tableName = ({ game, seats, options }: MeasuredTable): string =>
  [game, seats, ...Object.entries(options).map(([name, value]) => (value === true ? name : String(value)))].join(' ');
