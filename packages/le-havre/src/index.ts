export type { Traits } from './card.ts';
export type { Deed } from './deed.ts';
export { leHavre } from './game.ts';
export type { LeHavre } from './state.ts';
export type { Options as LeHavreOptions } from './options.ts';
export type { Rate } from './rate.ts';
export type { Measure, Tally } from './tally.ts';
export {
  feedings,
  foodByShips,
  interestOf,
  isFinal,
  loansAhead,
  roundsOf,
  seatInTurn,
  supplyTrack,
  turnsLeft,
  type Feeding,
  type SupplySpace,
  type RoundAhead,
} from './outlook.ts';
