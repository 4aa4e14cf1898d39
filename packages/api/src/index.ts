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
export { logLine } from './log-line.ts';
export { createPrefetch, type PageData } from './prefetch.ts';
export type { Refusal } from './refusal.ts';
export { appRouter, type AppRouter } from './router/index.ts';
export type { GameEntry } from './router/games.ts';
export type { News } from './router/live.ts';
export type {
  Accepted,
  Best,
  CurvePoint,
  Curves,
  Fared,
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
  Quartiles,
  Report,
  Result,
  Rival,
  Season,
  SkillPoint,
  Standing,
  Statistics,
  Table,
  Told,
  UndoOffer,
  Update,
  Winning,
  Wish,
} from '@quayside/matches';
