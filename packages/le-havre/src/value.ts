import type { Bag, Seat } from '@quayside/engine';
import { foodIn } from './goods.ts';
import { hungerOf } from './loans.ts';
import { isFinal, lastRound, roundOf } from './rounds.ts';
import { scoreOf } from './scoring.ts';
import type { LeHavre } from './state.ts';
import { HULLS, shipOf } from './tables/ships.ts';
import { ahead } from './weights.ts';
import { WORTH } from './worth.ts';

/**
 * A guess at the final wealth: what one has, what goods will bring, what ships will feed. The figures were found by letting bots
 * play each other; they are no part of the rules.
 */
export function value(s: LeHavre, seat: Seat): number {
  let sum = 0;
  const { lines } = scoreOf(s, seat);
  for (const line in lines) sum += lines[line] ?? 0;
  const left = ahead(s);
  const bag = s.stock[seat] as Bag;
  const share = 0.1 + left;
  for (const token in bag) if (token !== 'franc') sum += share * (bag[token] ?? 0) * (WORTH[token] ?? 0);
  // A ship saves its food in every round to come.
  const rounds = lastRound(s) - roundOf(s) + 1;
  for (const id of s.fleet[seat] ?? []) sum += 0.7 * rounds * (HULLS[shipOf(id).type].food[s.setup.seats - 1] ?? 0);
  // Buildings of one's own save fees and earn them.
  sum += 0.5 * left * (s.own[seat]?.length ?? 0);
  // What the coming feeding lacks will be borrowed.
  if (!isFinal(s)) sum -= Math.max(0, hungerOf(s, seat) - foodIn(bag));
  return sum;
}
