import type { Game, Move, Setup } from '@quayside/engine';
import type { Core } from '@quayside/games/load';

/** At the beginning a lead of this part of a usual result makes the leader e times as likely to win; at the end a tenth of it. */
const EARLY = 0.3;
const LATE = 0.03;

/** What a usual result of the match is, in points. */
export function finalScale(core: Core, game: Game, setup: Setup, line: readonly Move[]): number {
  const { state } = core.replay(game, setup, line, line.length);
  const totals = game.score(state).map((sheet) => Math.abs(core.totalOf(sheet)));
  return Math.max(1, totals.reduce((sum, total) => sum + total, 0) / Math.max(1, totals.length));
}

/**
 * How likely each seat wins, from what the position is worth to each: an estimate, whose certainty grows towards the end. Those who
 * lead at the end share the win.
 */
export function chancesOf(values: readonly number[], scale: number, left: number, over: boolean): number[] {
  if (values.length < 2) return [];
  const best = Math.max(...values);
  const width = scale * (LATE + (EARLY - LATE) * left);
  const odds = values.map((value) => (over ? Number(value === best) : Math.exp((value - best) / width)));
  const sum = odds.reduce((total, one) => total + one, 0);
  return odds.map((one) => Math.round((one / sum) * 1000) / 1000);
}
