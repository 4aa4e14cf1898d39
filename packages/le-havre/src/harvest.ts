import type { Bag, Seat } from '@quayside/engine';
import { cardOf } from './card.ts';
import type { LeHavre } from './state.ts';

/** One grain for who has any, one calf for who has two cattle; some cards let a middling herd grow faster (ruling LH-33). */
export function harvestOf(s: LeHavre, seat: Seat, { grain = 0, cattle = 0 }: Bag): Bag {
  let calves = cattle >= 2 ? 1 : 0;
  if (cattle >= 2 && cattle <= 6) for (const id of s.own[seat] ?? []) calves = Math.max(calves, cardOf(id).calves);
  const goods: Bag = {};
  if (grain > 0) goods['grain'] = 1;
  if (calves > 0) goods['cattle'] = calves;
  return goods;
}
