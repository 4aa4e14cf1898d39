export { Declined, type DeclineCode } from './declined.ts';
export { houseMessages } from './messages.ts';
export { openMatches, type MatchesOptions } from './open.ts';
export type { Matches } from './service.ts';
export type { NewPairing, Paired, Pairing } from './pairing.ts';
export type * from './shapes.ts';
export { botNames } from './bots.ts';
export { rebuildLadders, type Ladder } from './ratings.ts';
export type { HistoryFilter } from './history.ts';
