/** A mean, with bounds between which the true one lies in 19 of 20 cases. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Observations that come one by one, added up. */
export interface Tally {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}
export const NOTHING: Tally = { count: 0, sum: 0, squares: 0 };

export const counted = ({ count, sum, squares }: Tally, x: number): Tally => ({
  count: count + 1,
  sum: sum + x,
  squares: squares + x * x,
});

const TWO_SIDED_95 = 1.96;

export const meanOf = ({ count, sum }: Tally): number => sum / Math.max(1, count);

/** How far the true mean may be from the one that was seen. */
export function marginOf(tally: Tally): number {
  const { count, squares } = tally;
  const spread = Math.max(0, squares - count * meanOf(tally) ** 2) / Math.max(1, count - 1);
  return TWO_SIDED_95 * Math.sqrt(spread / Math.max(1, count));
}

/**
 * The part of games won, from 0 to 1. Games of one deal are alike, so each deal counts as one observation. The bounds are those of a deal
 * won and a deal lost more: a few that were all won would else have none.
 */
export function shareOf(deals: Tally): Interval {
  const more = counted(counted(deals, 0), 1);
  const [middle, margin] = [meanOf(more), marginOf(more)];
  const mean = meanOf(deals);
  return {
    mean,
    low: Math.max(0, Math.min(mean, middle - margin)),
    high: Math.min(1, Math.max(mean, middle + margin)),
  };
}

/** So far from a fair share must the truth be for a test to find it, and so often may it err. */
const STEP = 0.05;
const ERROR = 0.05;
const BOUND = Math.log((1 - ERROR) / ERROR);

export type Verdict = 'stronger' | 'weaker' | 'open';

/** The sequential probability ratio test of Wald: is the part of games won above a fair share, or below? */
export function sprt(wins: number, games: number, fair: number): Verdict {
  const [low, high] = [Math.max(0.001, fair - STEP), Math.min(0.999, fair + STEP)];
  const ratio = wins * Math.log(high / low) + (games - wins) * Math.log((1 - high) / (1 - low));
  return ratio >= BOUND ? 'stronger' : ratio <= -BOUND ? 'weaker' : 'open';
}
