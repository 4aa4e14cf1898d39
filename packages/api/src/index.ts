export type { Account, Export, Profile, SignedInBrowser } from '@quayside/auth';
export { createContext, type Call, type Context } from './context.ts';
export { createApiHandler, type ApiHandler, type ApiOptions } from './handler.ts';
export { openHouse, theHouse, type House, type HouseOptions } from './house.ts';
export type { Refusal } from './refusal.ts';
export { appRouter, type AppRouter } from './router/index.ts';
export type { GameEntry } from './router/games.ts';
export type { News } from './router/live.ts';
export type {
  Accepted,
  Best,
  Holder,
  MatchView,
  Moment,
  Page,
  Past,
  PastSeat,
  Result,
  Standing,
  Table,
  Told,
  UndoOffer,
  Update,
  Wish,
} from '@quayside/matches';
