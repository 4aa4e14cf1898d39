import { describe, expect, it } from 'vitest';
import type { Bag } from './bag.ts';
import {
  dueFor,
  each,
  energyFor,
  half,
  outputOf,
  third,
  timesByInput,
  timesPossible,
  yieldOf,
  type Conversion,
} from './convert.ts';
import { ranks, totalOf } from './score.ts';

const bake: Conversion = {
  from: { grain: 1 },
  to: { bread: 1 },
  energy: half,
  subsidy: { token: 'coin', rate: half },
};
const energyOf = (stock: Bag) => (stock['wood'] ?? 0) + 3 * (stock['coal'] ?? 0);

describe('a conversion', () => {
  it('rounds what is given up and what is received down', () => {
    expect([1, 2, 3].map((times) => dueFor(half, times))).toEqual([1, 1, 2]);
    expect([1, 2, 3].map((times) => yieldOf(half, times))).toEqual([0, 1, 1]);
    expect([dueFor(third, 4), yieldOf(third, 4), dueFor(each(2), 3), dueFor(undefined, 5)]).toEqual([2, 1, 6, 0]);
  });

  it('gives goods and subsidy', () => {
    expect(outputOf(bake, 5)).toEqual({ bread: 5, coin: 2 });
    expect(outputOf({ ...bake, to: { coin: 1 } }, 4)).toEqual({ coin: 6 });
  });

  it('is possible as often as inputs and energy allow', () => {
    expect(timesByInput({ ...bake, most: 3 }, { grain: 9 })).toBe(3);
    expect(timesPossible(bake, { grain: 9, wood: 2 }, energyOf)).toBe(4);
    expect(timesPossible(bake, { grain: 9 }, energyOf)).toBe(0);
    expect(timesPossible({ ...bake, energyOnce: 1 }, { grain: 9, wood: 2 }, energyOf)).toBe(2);
    expect(energyFor({ ...bake, energyOnce: 1 }, 0)).toBe(0);
  });

  it('does not burn what it converts', () => {
    const charcoal: Conversion = { from: { wood: 1 }, to: { charcoal: 1 }, energy: each(1) };
    expect(timesPossible(charcoal, { wood: 5 }, energyOf)).toBe(2);
  });

  it('agrees with trying every number of times', () => {
    const costs = [half, third, each(1), each(2), undefined];
    for (const rate of costs)
      for (let grain = 0; grain < 12; grain++)
        for (let wood = 0; wood < 8; wood++) {
          const one: Conversion = {
            from: { grain: 2, wood: 1 },
            to: {},
            energyOnce: 1,
            ...(rate ? { energy: rate } : {}),
          };
          let most = 0;
          for (let n = 1; n <= Math.min(Math.floor(grain / 2), wood); n++) if (wood - n >= energyFor(one, n)) most = n;
          expect(timesPossible(one, { grain, wood }, energyOf)).toBe(most);
        }
  });

  it('without inputs or a bound is found to be endless without trying', () =>
    expect(timesPossible({ from: {}, to: { fish: 1 } }, {}, energyOf)).toBe(Number.MAX_SAFE_INTEGER));
});

describe('a score', () => {
  it('adds its lines', () => expect(totalOf({ seat: 0, lines: { buildings: 24, money: 7, loans: -5 } })).toBe(26));
  it('shares places where totals and ties are equal', () => {
    const sheet = (seat: number, points: number, ...ties: number[]) => ({ seat, lines: { points }, ties });
    expect(ranks([sheet(0, 5), sheet(1, 9), sheet(2, 5), sheet(3, 1)])).toEqual([2, 1, 2, 4]);
    expect(ranks([sheet(0, 5, 1), sheet(1, 5, 2)])).toEqual([2, 1]);
    expect(ranks([sheet(1, 5, 2), sheet(0, 5, 2)])).toEqual([1, 1]);
  });
});
