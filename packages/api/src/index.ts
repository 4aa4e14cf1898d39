export type { Account } from './accounts.ts';
export { createContext, type Context } from './context.ts';
export type { House } from './house.ts';
export type { Refusal } from './refusal.ts';
export { appRouter, type AppRouter } from './router/index.ts';
export type { GameEntry } from './router/games.ts';
export type { Accepted, Holder, MatchView, Result, Table, Told, UndoOffer, Update, Wish } from '@quayside/matches';
