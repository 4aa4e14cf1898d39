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
  AnswerResult,
  Best,
  CurvePoint,
  Curves,
  GameStatistics,
  HistoryEntry,
  HistorySeat,
  Holder,
  Invitation,
  MatchView,
  Message,
  Overview,
  Page,
  Pairing,
  PairingStatus,
  PastState,
  Proposal,
  Quartiles,
  Report,
  Result,
  Rival,
  Season,
  SkillPoint,
  Standing,
  Statistics,
  Table,
  UndoOffer,
  Update,
  VisibleEvents,
  WinStatistics,
} from '@quayside/matches';
