export type { Account, AccountListing, Profile, SessionInfo, Suspension } from '@quayside/auth';
export type { BotKey, Friends, Friendship, Person, Preferences, Presence, PublicProfile } from '@quayside/people';
export { createContext, type ContextInput, type Context } from './context.ts';
export { createFetchHandler } from './fetch-handler.ts';
export { createApiHandler, type ApiHandler, type ApiOptions } from './node-handler.ts';
export { createServices, getServices, type Services, type ServicesOptions } from './services.ts';
export { logLine } from './log-line.ts';
export { createPrefetch, type PageData } from './prefetch.ts';
export type { Refusal } from './errors.ts';
export { appRouter, type AppRouter } from './router/index.ts';
export type { GameEntry } from './router/games.ts';
export type { Export } from './router/session.ts';
export type { LiveMessage } from './router/live.ts';
export type {
  Analysis,
  AnalysisPoint,
  AnalysisResult,
  AnalysisTurn,
  AnswerResult,
  Best,
  CurvePoint,
  Curves,
  GameStatistics,
  HistoryEntry,
  Hint,
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
  ValuedAnswer,
  VisibleEvents,
  WinStatistics,
} from '@quayside/matches';
