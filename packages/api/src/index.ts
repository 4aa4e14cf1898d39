export type {
  Account,
  BotToken,
  Export,
  Friends,
  Friendship,
  Listed,
  Person,
  Preferences,
  Presence,
  Profile,
  PublicProfile,
  SignedInBrowser,
  Suspension,
} from '@quayside/auth';
export { createContext, type Call, type Context } from './context.ts';
export { createFetchHandler } from './fetch.ts';
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
  Invited,
  MatchView,
  Message,
  Moment,
  Overview,
  Page,
  Paired,
  Pairing,
  Past,
  PastSeat,
  Report,
  Result,
  Standing,
  Table,
  Told,
  UndoOffer,
  Update,
  Wish,
} from '@quayside/matches';
