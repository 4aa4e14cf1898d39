export type { Account, AccountListing, Profile, SessionInfo, Suspension } from '@quayside/auth';
export type {
  BotKey,
  Friends,
  Friendship,
  LEAST_PLAY_MINUTES,
  Person,
  Preferences,
  Presence,
  PublicProfile,
} from '@quayside/people';
export type { PlayWindow } from '@quayside/db';
export { createContext, type ContextInput, type Context } from './context.ts';
export { createFetchHandler } from './fetch-handler.ts';
export { createApiHandler, type ApiHandler, type ApiOptions } from './node-handler.ts';
export { createServices, getServices, type Services, type ServicesOptions } from './services.ts';
export { describeError, logLine } from './log-line.ts';
export type { ObservedRequest } from './http/observe.ts';
export { createPrefetch, type PageData } from './prefetch.ts';
export type { Refusal } from './errors.ts';
export { appRouter, type AppRouter } from './router/index.ts';
export type { GameEntry } from './router/games.ts';
export type { Queues } from './router/admin.ts';
export type { DataExport } from './router/session.ts';
export type { LiveMessage } from './router/live.ts';
export type {
  Analysis,
  AnalysisPoint,
  AnalysisResult,
  AnalysisTurn,
  AnswerResult,
  SoloBest,
  CurvePoint,
  Curves,
  GameStatistics,
  HistoryEntry,
  Hint,
  HistorySeat,
  ClockSettings,
  SeatHolder,
  Invitation,
  MatchView,
  Message,
  NotificationPreferences,
  Overview,
  Page,
  Pairing,
  PairingStatus,
  PastState,
  Proposal,
  Quartiles,
  MessageReport,
  Result,
  Rival,
  RulesReportListing,
  Season,
  SkillPoint,
  LadderStanding,
  Statistics,
  Table,
  UndoOffer,
  MatchUpdate,
  ValuedAnswer,
  VisibleEvents,
  WhenLeft,
  WinStatistics,
} from '@quayside/matches';
