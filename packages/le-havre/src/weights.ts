import type { Worth } from '@quayside/engine';
import { lastRound, roundOf } from './rounds.ts';
import type { LeHavre } from './state.ts';
import { WORTH } from './worth.ts';

/** How much of the game is still to come, from 1 to 0. */
export const ahead = (s: LeHavre): number => 1 - (roundOf(s) - 1) / lastRound(s);

/** What tokens are worth to a seat now: goods lose their worth towards the end, money does not. */
export function weights(s: LeHavre): Worth {
  const left = 0.25 + 0.75 * ahead(s);
  const worth: { [token: string]: number } = {};
  for (const token in WORTH) worth[token] = token === 'franc' ? 1 : (WORTH[token] ?? 0) * left;
  return worth;
}
