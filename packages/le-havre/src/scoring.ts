import type { ScoreSheet, Seat } from '@quayside/engine';
import { cardOf } from './card.ts';
import { LOAN } from './loans.ts';
import { francs } from './payment.ts';
import type { LeHavre } from './state.ts';
import { shipOf } from './tables/ships.ts';
import { times } from './tally.ts';

/** What a seat's cards add at the end for what it owns. */
export function bonusOf(s: LeHavre, seat: Seat): number {
  let sum = 0;
  for (const id of s.own[seat] ?? [])
    for (const tally of cardOf(id).bonus) sum += times(s, seat, tally) * (tally.gives['franc'] ?? 0);
  return sum;
}

/** Wealth, line by line. Equal wealth is a shared victory: there is no tie-break. */
export function scoreOf(s: LeHavre, seat: Seat): ScoreSheet {
  let buildings = 0;
  let ships = 0;
  for (const id of s.own[seat] ?? []) {
    const { value, type } = cardOf(id);
    if (type === 'ship') ships += value;
    else buildings += value;
  }
  for (const id of s.fleet[seat] ?? []) ships += shipOf(id).value;
  const loans = s.loans[seat] ?? 0;
  return {
    seat,
    lines: {
      buildings,
      ships,
      bonus: bonusOf(s, seat),
      francs: francs(s, seat),
      loans: loans === 0 ? 0 : -LOAN.penalty * loans,
    },
  };
}
