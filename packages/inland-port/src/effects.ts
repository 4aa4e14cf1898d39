import type { Good } from './print.ts';
import type { Way } from './warehouse.ts';

/**
 * The effect vocabulary: what a building does, as data. `N` is the value of the sector the building lies in (2, 3 or 4).
 * What each of these leads to is worked out in `outcomes.ts` and, for those paid with food, in `trade.ts`.
 */
export type Effect =
  /** Each of these markers N steps. */
  | { readonly kind: 'shift'; readonly goods: readonly Good[]; readonly way: Way }
  /** One of these markers, all N steps. */
  | { readonly kind: 'either'; readonly goods: readonly Good[]; readonly way: Way }
  /** N steps, shared freely among all markers. */
  | { readonly kind: 'spread'; readonly way: Way }
  /** N different markers, one step each. */
  | { readonly kind: 'different'; readonly way: Way }
  /** N times so many francs. */
  | { readonly kind: 'earn'; readonly francs: number }
  /** Up to N times: pay this, get that step. */
  | { readonly kind: 'buy'; readonly francs: number; readonly good: Good; readonly way: Way }
  /** Up to N times: pay food (and francs), get a step or francs. */
  | { readonly kind: 'trade'; readonly food: number; readonly francs: number; readonly gets: Gets }
  /** Up to N times: one of these markers a step back, for francs each time. */
  | { readonly kind: 'sell'; readonly goods: readonly Good[]; readonly way: Way; readonly francs: number }
  /** Up to N different markers a step back, for francs each. */
  | { readonly kind: 'sell-different'; readonly way: Way; readonly francs: number };

export type Gets = { readonly francs: number } | Step;
export interface Step {
  readonly good: Good;
  readonly way: Way;
}

/** What happens exactly once besides, whatever the sector. */
export type Bonus =
  | { readonly kind: 'steps'; readonly steps: readonly Step[] }
  /** So many more steps the way of the main effect, shared freely. */
  | { readonly kind: 'spread'; readonly n: number }
  /** A step against the main effect's way: the two are netted, so the marker goes one step less (ruling IP-6). */
  | { readonly kind: 'netted'; readonly step: Step };

export const step = (good: Good, way: Way): Step => ({ good, way });

export const shift = (good: Good, way: Way): Effect => ({ kind: 'shift', goods: [good], way });
export const both = (one: Good, other: Good, way: Way): Effect => ({ kind: 'shift', goods: [one, other], way });
export const either = (one: Good, other: Good, way: Way): Effect => ({ kind: 'either', goods: [one, other], way });
export const spread = (way: Way): Effect => ({ kind: 'spread', way });
export const different = (way: Way): Effect => ({ kind: 'different', way });
export const earn = (francs: number): Effect => ({ kind: 'earn', francs });
export const buy = (price: { francs: number }, { good, way }: Step): Effect => ({ kind: 'buy', ...price, good, way });
export const trade = (price: { food: number; francs?: number }, gets: Gets): Effect => ({
  kind: 'trade',
  food: price.food,
  francs: price.francs ?? 0,
  gets,
});
export const sell = (one: Good, other: Good, way: Way, francs: number): Effect => ({
  kind: 'sell',
  goods: [one, other],
  way,
  francs,
});
export const sellDifferent = (way: Way, francs: number): Effect => ({ kind: 'sell-different', way, francs });

export const plus = (...steps: Step[]): Bonus => ({ kind: 'steps', steps });
export const plusSpread = (n: number): Bonus => ({ kind: 'spread', n });
export const netted = (good: Good, way: Way): Bonus => ({ kind: 'netted', step: { good, way } });
