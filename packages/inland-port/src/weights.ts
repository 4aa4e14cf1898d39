import type { Worth } from '@quayside/engine';
import { ACTIONS, GOODS, type Good } from './print.ts';
import type { InlandPort } from './state.ts';

/** Actions of both players from here to the end. */
export const actionsLeft = (s: InlandPort): number => s.actions + (AFTER[s.round] ?? 0);
const AFTER = ACTIONS.map((_, round) => ACTIONS.slice(round + 1).reduce((sum, n) => sum + n, 0));

/** Points that one more of a good is good for while there is not yet plenty of it. */
const EARLY: { readonly [good in Good]: number } = { wood: 1.4, clay: 1.4, fish: 0.9, grain: 0.9 };
/** It takes so many actions of both players to turn goods into points. */
const HORIZON = 12;
export const rate = (good: Good, left: number): number => EARLY[good] * Math.min(1, left / HORIZON);

/** What a token is worth to give away. */
export function weights(s: InlandPort): Worth {
  const left = actionsLeft(s);
  return Object.fromEntries([...GOODS.map((good) => [good, rate(good, left)] as const), ['franc', 1] as const]);
}
