import type { Seat } from '@quayside/engine';
import { BUILDINGS, numberOf, type Building } from './buildings.ts';
import { hasBonus, timesOf } from './dial.ts';
import { lostSteps, type LostSteps } from './lost.ts';
import { results } from './outcomes.ts';
import { foodPayments, payments, STOP, type Payment, type Payments } from './payment.ts';
import { CLAY, FEE, FISH, GOODS, GRAIN, WOOD, type Good } from './print.ts';
import { markers, type InlandPort } from './state.ts';
import { canTrade, type Trade } from './trade.ts';
import { canUse, optionFor, verbOf } from './use.ts';
import { nameOf, next, type Cell } from './warehouse.ts';

/** Where a use of a building can lead, before it is chosen. */
export interface Outcome {
  /** What to answer after `use:…`: nothing where there is no choice, else an `effect` or one `trade` after the other. */
  readonly answers: readonly string[];
  /** The cell of every marker afterwards, by name: `3+4` is 7. */
  readonly cells: { readonly [good in Good]: string };
  /** The user's francs afterwards, fee and sector bonus included. */
  readonly francs: number;
  /** Goods paid beyond the price on the way. */
  readonly waste: number;
  /** Steps over the edge. */
  readonly lost: LostSteps;
}

/** Every position a use of this building can lead to, the least wasteful first; none where the seat can't use it now. */
export function outcomes(s: InlandPort, seat: Seat, building: string): Outcome[] {
  const n = numberOf(building);
  if (n < 0 || !canUse(s, seat, n)) return [];
  const tile = BUILDINGS[n] as Building; // numberOf found it
  const fee = s.owner[n] === seat ? 0 : FEE;
  const francs = (s.francs[seat] ?? 0) - fee + (hasBonus(s, n) ? 1 : 0);
  const cells = markers(s, seat);
  const times = timesOf(s, n);
  if (tile.effect?.kind === 'trade') return tradeOutcomes(tile.effect, times, cells, francs);
  const found = results(tile, times, cells, francs);
  return found.map((result) => ({
    answers: found.length === 1 ? [] : [optionFor(verbOf(n), result)],
    cells: named(result.cells),
    francs: francs + result.francs,
    waste: 0,
    lost: lostSteps(tile, times, cells, result.cells),
  }));
}

/**
 * What building it would leave, each way to pay for it, the least wasteful first; whatever round and turn it is. None where
 * something lacks. The answers are those to `pay`, as far as it asks.
 */
export function ifBuilt(s: InlandPort, seat: Seat, building: string): Outcome[] {
  const cost = BUILDINGS[numberOf(building)]?.cost;
  const francs = (s.francs[seat] ?? 0) - (cost?.francs ?? 0);
  if (!cost || francs < 0) return [];
  let now: Standing[] = [{ cells: markers(s, seat), francs, answers: [], waste: 0 }];
  const pay = (goods: readonly number[], { all, offer }: Payments) => {
    now = now.flatMap((one) =>
      all.map((payment, i) => ({
        cells: one.cells.map((cell, good) => payment.cells[goods.indexOf(good)] ?? cell),
        francs,
        answers: all.length === 1 ? one.answers : [...one.answers, offer.options[i] ?? STOP],
        waste: one.waste + payment.waste,
      })),
    );
  };
  const at = (good: number) => markers(s, seat)[good] ?? 0;
  if (cost.wood) pay([WOOD], payments(WOOD, at(WOOD), cost.wood));
  if (cost.clay) pay([CLAY], payments(CLAY, at(CLAY), cost.clay));
  if (cost.food) pay([FISH, GRAIN], foodPayments(at(FISH), at(GRAIN), cost.food));
  return outcomesOf(now.sort((a, b) => a.waste - b.waste));
}

const named = (cells: readonly Cell[]) =>
  Object.fromEntries(GOODS.map((good, i) => [good, nameOf(cells[i] ?? 0)])) as { [good in Good]: string }; // all goods are there

interface Standing {
  readonly cells: readonly Cell[];
  readonly francs: number;
  readonly answers: readonly string[];
  readonly waste: number;
}

/** All ends of trading up to so many times; of two ways to the same end the less wasteful stays. */
function tradeOutcomes(trade: Trade, times: number, cells: readonly Cell[], francs: number): Outcome[] {
  const ends = new Map<string, Standing>();
  let now: Standing[] = [{ cells, francs, answers: [], waste: 0 }];
  for (let left = times; now.length > 0; left--) {
    const further = new Map<string, Standing>();
    for (const one of now) {
      const open = left > 0 && canTrade(trade, one.cells, one.francs);
      note(ends, open ? { ...one, answers: [...one.answers, STOP] } : one);
      if (open) for (const after of traded(trade, one)) note(further, after);
    }
    now = [...further.values()];
  }
  return outcomesOf([...ends.values()].sort((a, b) => a.waste - b.waste || b.answers.length - a.answers.length));
}

/** Payments lose nothing at an edge. */
const outcomesOf = (found: readonly Standing[]): Outcome[] =>
  found.map((end) => ({ ...end, cells: named(end.cells), lost: {} }));

function note(found: Map<string, Standing>, one: Standing): void {
  const key = `${one.cells.join()}/${one.francs}`;
  const other = found.get(key);
  if (!other || one.waste < other.waste) found.set(key, one);
}

function traded({ food, francs, gets }: Trade, one: Standing): Standing[] {
  const { all, offer } = foodPayments(one.cells[FISH] ?? 0, one.cells[GRAIN] ?? 0, food);
  return all.map((payment: Payment, i) => {
    const cells = one.cells.slice();
    [cells[FISH], cells[GRAIN]] = [payment.cells[0] ?? 0, payment.cells[1] ?? 0];
    if (!('francs' in gets)) {
      const good = GOODS.indexOf(gets.good);
      cells[good] = next(cells[good] ?? 0, gets.way);
    }
    return {
      cells,
      francs: one.francs - francs + ('francs' in gets ? gets.francs : 0),
      answers: [...one.answers, offer.options[i] ?? STOP],
      waste: one.waste + payment.waste,
    };
  });
}
