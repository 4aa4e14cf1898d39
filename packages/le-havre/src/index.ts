export { leHavre } from './game.ts';
export * from './rules.ts';
