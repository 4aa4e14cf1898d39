export { saltyOcean } from './game.ts';
export * from './rules.ts';
