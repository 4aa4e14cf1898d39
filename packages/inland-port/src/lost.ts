import type { Building } from './buildings.ts';
import { GOODS, type Good } from './print.ts';
import { columnOf, rowOf, type Cell } from './warehouse.ts';

/** Steps that led over the edge and were not made (ruling IP-2), by good; `any` where the player shares them freely. */
export type LostSteps = { readonly [good in Good | 'any']?: number };

const stepsBetween = (from: Cell, to: Cell): number =>
  Math.max(Math.abs(rowOf(to) - rowOf(from)), Math.abs(columnOf(to) - columnOf(from)));

/** What an effect that happens n times has lost at the edge when it led from these cells to those. */
export function lostSteps(
  { effect, bonus }: Building,
  n: number,
  from: readonly Cell[],
  to: readonly Cell[],
): LostSteps {
  const made = GOODS.map((_, i) => stepsBetween(from[i] ?? 0, to[i] ?? 0));
  const asked = GOODS.map(() => 0);
  let shared = 0;
  const ask = (good: Good, steps: number) => (asked[GOODS.indexOf(good)] = (asked[GOODS.indexOf(good)] ?? 0) + steps);
  const times = n - (bonus?.kind === 'netted' ? 1 : 0);
  if (effect?.kind === 'shift') for (const good of effect.goods) ask(good, times);
  if (effect?.kind === 'either')
    ask(effect.goods.find((good) => (made[GOODS.indexOf(good)] ?? 0) > 0) ?? effect.goods[0] ?? 'wood', times);
  if (effect?.kind === 'spread' || effect?.kind === 'different') shared = times;
  if (bonus?.kind === 'steps') for (const { good } of bonus.steps) ask(good, 1);
  if (bonus?.kind === 'spread') shared += bonus.n;
  const lost: { [good in Good | 'any']?: number } = {};
  if (shared > 0) {
    const missing = shared - made.reduce((sum, steps) => sum + steps, 0);
    if (missing > 0) lost.any = missing;
    return lost;
  }
  GOODS.forEach((good, i) => {
    const missing = (asked[i] ?? 0) - (made[i] ?? 0);
    if (missing > 0) lost[good] = missing;
  });
  return lost;
}
