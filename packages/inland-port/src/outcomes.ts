import type { Building } from './buildings.ts';
import type { Bonus, Effect } from './effects.ts';
import { GOODS, type Good } from './print.ts';
import { next, path, room, walk, type Cell, type Way } from './warehouse.ts';

/** Where the four markers stand after an effect, and by how much it changes the user's francs. */
export interface Result {
  readonly cells: readonly Cell[];
  readonly francs: number;
}

/**
 * Everything an effect can lead to when it happens n times, each resulting position once, the most useful first: exactly one
 * result where there is nothing to choose. Effects paid with food go step by step instead (`trade.ts`) and are not asked here.
 * The order of main effect and bonus is the player's, but never matters (ruling IP-5, proved in outcomes.test.ts).
 */
export function results({ effect, bonus }: Building, n: number, cells: readonly Cell[], francs: number): Result[] {
  const found = effect ? mainResults(effect, n + extraSteps(bonus), cells, francs) : [];
  return bonus?.kind === 'steps' ? found.map((result) => alsoStep(result, bonus)) : found;
}

/** Steps that the bonus adds to the main effect's own, or takes from them. */
function extraSteps(bonus: Bonus | undefined): number {
  if (bonus?.kind === 'spread') return bonus.n;
  return bonus?.kind === 'netted' ? -1 : 0;
}

function alsoStep(
  { cells, francs }: Result,
  { steps }: { readonly steps: readonly { good: Good; way: Way }[] },
): Result {
  const moved = cells.slice();
  for (const { good, way } of steps) moveGood(moved, good, way, 1);
  return { cells: moved, francs };
}

function moveGood(cells: Cell[], good: Good, way: Way, steps: number): void {
  const i = GOODS.indexOf(good);
  cells[i] = walk(cells[i] ?? 0, way, steps);
}

function mainResults(effect: Effect, n: number, cells: readonly Cell[], francs: number): Result[] {
  switch (effect.kind) {
    case 'shift': {
      const moved = cells.slice();
      for (const good of effect.goods) moveGood(moved, good, effect.way, n);
      return [{ cells: moved, francs: 0 }];
    }
    case 'either':
      return eitherResults(effect, n, cells);
    case 'spread':
      return spreadResults(effect.way, n, cells);
    case 'different':
      return differentResults(effect.way, n, cells);
    case 'earn':
      return [{ cells, francs: n * effect.francs }];
    case 'buy':
      return buyResults(effect, n, cells, francs);
    case 'sell':
      return sellResults(effect, n, cells);
    case 'sell-different':
      return sellDifferentResults(effect, n, cells);
    case 'trade':
      return [{ cells, francs: 0 }];
  }
}

type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>;

function eitherResults({ goods, way }: Of<'either'>, n: number, cells: readonly Cell[]): Result[] {
  const found: Result[] = [];
  for (const good of goods) {
    const moved = cells.slice();
    moveGood(moved, good, way, n);
    if (!found.some((other) => sameCells(other.cells, moved))) found.push({ cells: moved, francs: 0 });
  }
  return found;
}

/**
 * n steps shared freely. All n are made (ruling IP-4), but a step against the edge is lost; so fewer may show, if a marker
 * that stands at the edge in the end can have taken the rest.
 */
function spreadResults(way: Way, n: number, cells: readonly Cell[]): Result[] {
  const wood = path(cells[0] ?? 0, way, n);
  const clay = path(cells[1] ?? 0, way, n);
  const fish = path(cells[2] ?? 0, way, n);
  const grain = path(cells[3] ?? 0, way, n);
  const [a, b, c, d] = [wood.length - 1, clay.length - 1, fish.length - 1, grain.length - 1];
  const found: Result[] = [];
  for (let steps = Math.min(n, a + b + c + d); steps >= 0; steps--)
    for (let i = Math.min(a, steps); i >= 0; i--)
      for (let j = Math.min(b, steps - i); j >= 0; j--)
        for (let k = Math.min(c, steps - i - j); k >= 0; k--) {
          const l = steps - i - j - k;
          if (l > d) break;
          if (steps < n && i < a && j < b && k < c && l < d) continue;
          const moved = [wood[i] ?? 0, clay[j] ?? 0, fish[k] ?? 0, grain[l] ?? 0];
          found.push({ cells: moved, francs: 0 });
        }
  return found;
}

/** Sets of goods as bits, the largest sets first. */
const SETS = Array.from({ length: 2 ** GOODS.length }, (_, bits) => bits).sort((a, b) => size(b) - size(a) || a - b);
function size(bits: number): number {
  let n = 0;
  for (; bits > 0; bits >>= 1) n += bits & 1;
  return n;
}

/** Which markers can take a step this way, as bits. */
function movable(way: Way, cells: readonly Cell[]): number {
  let bits = 0;
  for (let i = 0; i < cells.length; i++) if (next(cells[i] ?? 0, way) !== cells[i]) bits |= 1 << i;
  return bits;
}

function stepSet(way: Way, cells: readonly Cell[], bits: number): Cell[] {
  return cells.map((cell, i) => ((bits >> i) & 1 ? next(cell, way) : cell));
}

/** n different markers, one step each; a marker at the edge can be one of them and stays. */
function differentResults(way: Way, n: number, cells: readonly Cell[]): Result[] {
  const free = movable(way, cells);
  const stuck = GOODS.length - size(free);
  const found: Result[] = [];
  for (const bits of SETS)
    if ((bits & ~free) === 0 && size(bits) <= n && n - size(bits) <= stuck)
      found.push({ cells: stepSet(way, cells, bits), francs: 0 });
  return found;
}

/** Up to n times a franc for a step; a step that would be lost is not sold (ruling IP-8). */
function buyResults(
  { francs: price, good, way }: Of<'buy'>,
  n: number,
  cells: readonly Cell[],
  francs: number,
): Result[] {
  const i = GOODS.indexOf(good);
  const found: Result[] = [];
  for (let k = Math.min(room(cells[i] ?? 0, way, n), Math.floor(francs / price)); k >= 0; k--) {
    const moved = cells.slice();
    moveGood(moved, good, way, k);
    found.push({ cells: moved, francs: -k * price });
  }
  return found;
}

/** Up to n steps back, shared between two markers; the step is the price, so it must be made (ruling IP-9). */
function sellResults({ goods, way, francs }: Of<'sell'>, n: number, cells: readonly Cell[]): Result[] {
  const [one = 'fish', other = 'grain'] = goods;
  const most = room(cells[GOODS.indexOf(one)] ?? 0, way, n);
  const rest = room(cells[GOODS.indexOf(other)] ?? 0, way, n);
  const found: Result[] = [];
  for (let k = Math.min(n, most + rest); k >= 0; k--)
    for (let i = Math.min(most, k); i >= Math.max(0, k - rest); i--) {
      const moved = cells.slice();
      moveGood(moved, one, way, i);
      moveGood(moved, other, way, k - i);
      found.push({ cells: moved, francs: k * francs });
    }
  return found;
}

function sellDifferentResults({ way, francs }: Of<'sell-different'>, n: number, cells: readonly Cell[]): Result[] {
  const free = movable(way, cells);
  const found: Result[] = [];
  for (const bits of SETS)
    if ((bits & ~free) === 0 && size(bits) <= n)
      found.push({ cells: stepSet(way, cells, bits), francs: size(bits) * francs });
  return found;
}

const sameCells = (a: readonly Cell[], b: readonly Cell[]) => a.every((cell, i) => cell === b[i]);
