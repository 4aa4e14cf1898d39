export { leHavre } from './game.ts';
export type { LeHavre } from './state.ts';
export type { Options as LeHavreOptions } from './options.ts';
