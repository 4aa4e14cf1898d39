export { inlandPort } from './game.ts';
export * from './rules.ts';
