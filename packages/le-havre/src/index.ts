export { leHavre } from './game.ts';
export type { LeHavre } from './state.ts';
export type { Options as LeHavreOptions } from './options.ts';
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
  type Place,
  type RoundAhead,
} from './outlook.ts';
