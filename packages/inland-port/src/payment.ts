import { pick, RuleDefect, type Choice } from '@quayside/engine';
import { GOODS, ROW_VALUE } from './print.ts';
import { amountAt, cellAt, CELL_SPAN, columnOf, nameOf, rowOf, type Cell } from './warehouse.ts';

/**
 * Paying with goods: a marker goes left (1), down (3) or down-left (4), any number of times, and no change is given.
 * A payment may overshoot, but not go on once the price is reached (ruling IP-3). In which order its moves come makes no
 * difference to where the marker ends, so a payment is that cell, and each is offered once, the least wasteful first.
 */
export interface Payment {
  /** Where the marker ends; for food, where both end. */
  readonly cells: readonly Cell[];
  readonly paid: number;
  /** Paid beyond the price. */
  readonly waste: number;
}
/** All ways to pay, and the same as what may be answered. */
export interface Payments {
  readonly all: readonly Payment[];
  readonly offer: Choice;
  /** The same where one may also leave it. */
  readonly orStop: Choice;
}
/** So much of what is still to be paid. */
export type Due = { readonly good: 'wood' | 'clay' | 'food'; readonly n: number };
export const STOP = 'stop';

/** The dearest single move among so many rows and columns: it comes last, so the moves before it must fall short. */
const lastMove = (rows: number, columns: number): number => {
  if (rows === 0) return 1;
  return columns === 0 ? ROW_VALUE : ROW_VALUE + 1;
};

/** The least wasteful first; among equals the one with fewer moves, then the one that keeps its column. */
function byWaste(from: readonly Cell[]) {
  const moves = ({ cells }: Payment) =>
    cells.reduce((sum, to, i) => sum + Math.max(fallen(from[i], to), slid(from[i], to)), 0);
  const slides = ({ cells }: Payment) => cells.reduce((sum, to, i) => sum + slid(from[i], to), 0);
  return (a: Payment, b: Payment) => a.waste - b.waste || moves(a) - moves(b) || slides(a) - slides(b);
}
const fallen = (from: Cell = 0, to: Cell) => rowOf(from) - rowOf(to);
const slid = (from: Cell = 0, to: Cell) => columnOf(from) - columnOf(to);

/** A cell that a marker can reach by paying moves. */
interface Reach {
  readonly cell: Cell;
  readonly rows: number;
  readonly columns: number;
  readonly paid: number;
}
/** All of them, cheapest first. Worked out once for each cell. */
const below = (from: Cell): readonly Reach[] => (BELOW[from] ??= reachedFrom(from));
const BELOW: (readonly Reach[] | undefined)[] = [];

function reachedFrom(from: Cell): Reach[] {
  const found: Reach[] = [];
  for (let row = 0; row <= rowOf(from); row++)
    for (let column = 0; column <= columnOf(from); column++) {
      const cell = cellAt(row, column);
      const paid = amountAt(from) - amountAt(cell);
      found.push({ cell, rows: rowOf(from) - row, columns: columnOf(from) - column, paid });
    }
  return found.sort((a, b) => a.paid - b.paid);
}

function payWith(from: Cell, price: number): Payment[] {
  const found: Payment[] = [];
  for (const { cell, rows, columns, paid } of below(from))
    if (paid >= price && paid - lastMove(rows, columns) < price)
      found.push({ cells: [cell], paid, waste: paid - price });
  return found.sort(byWaste([from]));
}

/** Food comes from fish and grain in any mix, each with its own marker's moves; the price is reached by both together. */
function payFoodWith(fish: Cell, grain: Cell, price: number): Payment[] {
  const found: Payment[] = [];
  const grains = below(grain);
  for (const one of below(fish)) {
    if (one.paid >= price + ROW_VALUE + 1) break;
    for (const other of grains) {
      const paid = one.paid + other.paid;
      if (paid < price) continue;
      if (paid >= price + ROW_VALUE + 1) break;
      const last = Math.max(moved(one), moved(other));
      if (paid - last < price) found.push({ cells: [one.cell, other.cell], paid, waste: paid - price });
    }
  }
  return found.sort(byWaste([fish, grain]));
}
const moved = ({ rows, columns }: { rows: number; columns: number }) =>
  rows + columns === 0 ? 0 : lastMove(rows, columns);

/** `wood:3+4`, or `wood-over:3+4:2` where 2 are paid too much. */
const goodOption = (good: string, { cells, waste }: Payment) =>
  waste === 0 ? `${good}:${nameOf(cells[0] ?? 0)}` : `${good}-over:${nameOf(cells[0] ?? 0)}:${waste}`;
/** `food:0+4:0+1`: where the fish and the grain marker end; `food-over:0+4:0+1:2` where 2 are paid too much. */
const foodOption = ({ cells: [fish = 0, grain = 0], waste }: Payment) =>
  waste === 0 ? `food:${nameOf(fish)}:${nameOf(grain)}` : `food-over:${nameOf(fish)}:${nameOf(grain)}:${waste}`;

function withOffer(all: Payment[], option: (payment: Payment) => string): Payments {
  const options = all.map(option);
  return { all, offer: pick(options), orStop: pick([...options, STOP]) };
}

// The same few positions come up again and again: worked out once, on demand.
const byGood = new Map<number, Payments>();
const byFood = new Map<number, Payments>();
const MOST = 32; // above any price

/** The ways to pay so much of one good. */
export function payments(good: number, from: Cell, price: number): Payments {
  const key = (good * CELL_SPAN + from) * MOST + price;
  let found = byGood.get(key);
  if (!found) {
    found = withOffer(payWith(from, price), (payment) => goodOption(GOODS[good] ?? '', payment));
    byGood.set(key, found);
  }
  return found;
}

/** The ways to pay so much food with fish and grain. */
export function foodPayments(fish: Cell, grain: Cell, price: number): Payments {
  const key = (fish * CELL_SPAN + grain) * MOST + price;
  let found = byFood.get(key);
  if (!found) {
    found = withOffer(payFoodWith(fish, grain, price), foodOption);
    byFood.set(key, found);
  }
  return found;
}

/** The payment an option stands for. */
export function chosen({ all, offer }: Payments, option: string): Payment {
  const payment = all[offer.options.indexOf(option)];
  if (!payment) throw new RuleDefect(`${option} is no payment`);
  return payment;
}
