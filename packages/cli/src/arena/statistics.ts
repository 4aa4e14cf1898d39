/** The part of games won, from 0 to 1, with bounds between which the true one lies in 19 of 20 cases. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const TWO_SIDED_95 = 1.96;

/** Of results that come in groups: games of one deal are alike, so each group counts as one observation. */
export function intervalOf(groups: readonly number[]): Interval {
  const n = groups.length;
  const mean = groups.reduce((sum, x) => sum + x, 0) / Math.max(1, n);
  const variance = groups.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, n - 1);
  const margin = TWO_SIDED_95 * Math.sqrt(variance / Math.max(1, n));
  return { mean, low: Math.max(0, mean - margin), high: Math.min(1, mean + margin) };
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
