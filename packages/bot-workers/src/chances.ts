import type { Weights } from '@quayside/bots';
import type { Game, Move, Setup } from '@quayside/engine';
import type { Core } from '@quayside/games/load';
import calibration from './calibration.json' with { type: 'json' };

/**
 * By how many points a lead must be larger to make the leader e times as likely to win: at the beginning and at the end of a match, as
 * measured in matches of captains (`pnpm --filter @quayside/bot-workers calibrate`).
 */
export interface Spread {
  readonly early: number;
  readonly late: number;
  /** How it falls from one to the other: evenly with 1, soon with more. */
  readonly fall: number;
}
const measured: { readonly [table: string]: Spread } = calibration;

/** Where nothing was measured: parts of a usual result. */
const EARLY = 0.3;
const LATE = 0.03;

/** Tables for which bots have learned something are told apart as their weights are. */
export const tableName = ({ id }: Game, { seats }: Setup, weights: Weights | null): string =>
  [id, seats, ...Object.entries(weights?.card.options ?? {}).map(([option, value]) => `${option}=${value}`)].join('/');

/** The spread of results after this part of a match. */
export function spreadOf(table: string, passed: number, scale: number): number {
  const spread = measured[table] ?? { early: EARLY * scale, late: LATE * scale, fall: 1 };
  return spreadAfter(spread, passed);
}
export const spreadAfter = ({ early, late, fall }: Spread, passed: number): number =>
  late + (early - late) * (1 - passed) ** fall;

/** What a usual result of the match is, in points. */
export function finalScale(core: Core, game: Game, setup: Setup, line: readonly Move[]): number {
  const { state } = core.replay(game, setup, line, line.length);
  const totals = game.score(state).map((sheet) => Math.abs(core.totalOf(sheet)));
  return Math.max(1, totals.reduce((sum, total) => sum + total, 0) / Math.max(1, totals.length));
}

/** How likely each seat wins, from what the position is worth to each. Those who lead at the end share the win. */
export function chancesOf(values: readonly number[], spread: number, over: boolean): number[] {
  if (values.length < 2) return [];
  const best = Math.max(...values);
  const odds = values.map((value) => (over ? Number(value === best) : Math.exp((value - best) / spread)));
  const sum = odds.reduce((total, one) => total + one, 0);
  return odds.map((one) => Math.round((one / sum) * 1000) / 1000);
}
