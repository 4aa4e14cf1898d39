import { asksOf, type Ask, type Seat } from '@quayside/engine';
import { BUILDINGS, isFactory, numberOf, type Building } from './buildings.ts';
import { ageOf } from './dial.ts';
import { amountOf } from './holdings.ts';
import { results } from './outcomes.ts';
import { DOCK_VALUE, GOODS, ROUNDS, type Good } from './print.ts';
import { markers, type InlandPort, type Use } from './state.ts';
import { amountAt, type Cell } from './warehouse.ts';
import { actionsLeft, rate } from './weights.ts';

/**
 * How good a position is, in points, for bots that look one decision ahead: what one would score, with goods counted for what
 * they can still become, less the same for the other player. Estimates, no rules: tuned by letting bots play each other.
 */
export function value(s: InlandPort, seat: Seat): number {
  return worth(s, seat) - worth(s, 1 - seat);
}

function worth(s: InlandPort, seat: Seat): number {
  const left = actionsLeft(s);
  let sum = (s.francs[seat] ?? 0) + goodsWorth(markers(s, seat), left) + pendingWorth(s, seat, left);
  let factories = 0;
  let dock = 0;
  for (let n = 0; n < BUILDINGS.length; n++) {
    if (s.owner[n] !== seat) continue;
    const building = BUILDINGS[n] as Building; // n runs over BUILDINGS
    sum += building.effect ? building.value * keeps(s, n) : building.value;
    if (isFactory(building)) factories++;
    const per = building.counts?.per;
    if (per === 'factory') dock = DOCK_VALUE;
    else if (per) sum += Math.max(0, amountOf(s, seat, GOODS.indexOf(per)) * (1 - rate(per, left)));
  }
  return sum + dock * factories;
}

/** The part of its value that a building is likely to keep: it is sold by force unless somebody uses it in time. */
function keeps(s: InlandPort, n: number): number {
  if ((s.since[n] ?? 0) + 5 > ROUNDS) return 1;
  return KEEPS[ageOf(s, n)] ?? 0.5;
}
const KEEPS: readonly number[] = [1, 1, 1, 0.95, 0.8, 0.5];

/** So many of a good are plenty. */
const PLENTY = 12;
/** The part of it that each one beyond is good for. */
const BEYOND = 0.7;
function goodsWorth(cells: readonly Cell[], left: number): number {
  let sum = 0;
  for (let i = 0; i < GOODS.length; i++) {
    const amount = amountAt(cells[i] ?? 0);
    const useful = Math.min(amount, PLENTY) + Math.max(0, amount - PLENTY) * BEYOND;
    sum += useful * rate(GOODS[i] ?? 'wood', left);
  }
  return sum;
}

/** What the decisions still open in this action will bring or cost. */
function pendingWorth(s: InlandPort, seat: Seat, left: number): number {
  let sum = 0;
  for (const ask of asksOf(s, seat)) sum += askWorth(s, ask, left);
  return sum;
}

function askWorth(s: InlandPort, { key, seat, data }: Ask, left: number): number {
  if (key === 'pay') {
    const { good, n } = data as { good: Good | 'food'; n: number }; // as build.ts asks it
    return -n * rate(good === 'food' ? 'fish' : good, left);
  }
  if (key !== 'effect' && key !== 'trade') return 0;
  const { building, times } = data as Use; // as use.ts and trade.ts ask it
  const tile = BUILDINGS[numberOf(building)] as Building; // a use is asked of a building that is there
  if (tile.effect?.kind === 'trade') {
    const { food, francs, gets } = tile.effect;
    const gain = 'francs' in gets ? gets.francs : 3 * rate(gets.good, left);
    return times * Math.max(0, gain - francs - food * rate('fish', left));
  }
  const cells = markers(s, seat);
  const now = goodsWorth(cells, left);
  let best = 0;
  for (const result of results(tile, times, cells, s.francs[seat] ?? 0))
    best = Math.max(best, goodsWorth(result.cells, left) - now + result.francs);
  return best;
}
