import type { Bag, Seat, Setup, State } from '@quayside/engine';
import type { LeHavreKeys } from './keys.ts';
import type { Options } from './options.ts';
import type { ShipType } from './tables/ships.ts';

/**
 * The table. Everything on it is public but the special cards that nobody has seen and the tiles not turned yet. Lists of cards are
 * read-only: a rule that changes one puts another in its place, so that copies of a state can share them.
 */
export interface LeHavre extends State<LeHavreKeys> {
  readonly setup: Setup<Options>;
  /** Turns begun since the start, from 0. Seven make a round; after the last round each seat has one more. */
  turn: number;
  /** Supply tiles turned so far, in the order of their places. */
  tiles: Cards;
  offer: Bag;
  /** Per seat: goods and francs, loans, buildings, ships, and the building its worker stands on. */
  stock: Bag[];
  loans: number[];
  own: Cards[];
  fleet: Cards[];
  at: (string | null)[];
  /** Per seat: the building its worker was last put on, also after it was sent home. */
  last: (string | null)[];
  town: Cards;
  /** The three proposal piles, the top card last. */
  plans: Cards[];
  /** Cards that wait for an empty proposal space. */
  waiting: Cards;
  /** Ships for sale, the top one last. */
  ships: { [type in ShipType]: Cards };
  /** Wharves with a brick on them. */
  modern: Cards;
  /** Buildings that the player whose turn it is has sold in this turn. */
  sold: Cards;
}
export type Cards = readonly string[];

export const TOWN: Seat = -1;
