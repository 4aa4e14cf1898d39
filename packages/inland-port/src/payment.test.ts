import { describe, expect, it } from 'vitest';
import { foodPayments, payments } from './payment.ts';
import { CLAY } from './print.ts';
import { amountAt, CELLS, cellNamed, nameOf, next, type Cell } from './warehouse.ts';

const MOVES = ['left', 'down', 'down-left'] as const;

/** By the letter of ruling IP-3: try every row of moves, stop as soon as the price is reached. */
function byTrying(from: readonly Cell[], price: number): string[] {
  const ends = new Set<string>();
  const seen = new Set<string>();
  const start = from.reduce((sum, cell) => sum + amountAt(cell), 0);
  const go = (cells: readonly Cell[]): void => {
    const key = cells.map(nameOf).join();
    if (seen.has(key)) return;
    seen.add(key);
    cells.forEach((cell, i) => {
      for (const way of MOVES) {
        const to = next(cell, way);
        if (to === cell) continue;
        const after = cells.with(i, to);
        const paid = start - after.reduce((sum, one) => sum + amountAt(one), 0);
        if (paid >= price) ends.add(after.map(nameOf).join());
        else go(after);
      }
    });
  };
  go(from);
  return [...ends].sort();
}

describe('paying with one good', () => {
  it('offers exactly the cells that rows of moves can end on, from every cell and for every price', () => {
    for (const from of CELLS)
      for (let price = 1; price <= 14; price++) {
        const found = payments(CLAY, from, price).all.map(({ cells }) => cells.map(nameOf).join());
        expect(found.toSorted(), `${nameOf(from)} pays ${price}`).toEqual(byTrying([from], price));
      }
  });

  it('can be done whenever there is enough, and never otherwise', () => {
    for (const from of CELLS)
      for (let price = 1; price <= 14; price++)
        expect(payments(CLAY, from, price).all.length > 0).toBe(amountAt(from) >= price);
  });

  it('begins with what wastes least and says what is lost', () => {
    const { all, offer } = payments(CLAY, cellNamed('9+1'), 2);
    expect(all.map(({ waste }) => waste)).toEqual([1, 2]);
    expect(offer.options).toEqual(['clay-over:6+1:1', 'clay-over:6+0:2']);
  });
});

describe('paying food with fish and grain', () => {
  const cells = ['0+0', '0+4', '3+0', '3+2', '6+5', '9+6', '15+4', '21+2'].map(cellNamed);

  it('offers exactly the pairs of cells that rows of moves on both can end on', () => {
    for (const fish of cells)
      for (const grain of cells)
        for (const price of [1, 2, 4, 6, 8, 10, 13]) {
          const found = foodPayments(fish, grain, price).all.map((payment) => payment.cells.map(nameOf).join());
          expect(found.toSorted(), `${nameOf(fish)} and ${nameOf(grain)} pay ${price}`).toEqual(
            byTrying([fish, grain], price),
          );
        }
  });

  it('offers no pair twice and sorts by waste', () => {
    const { all, offer } = foodPayments(cellNamed('9+6'), cellNamed('6+5'), 10);
    expect(new Set(offer.options).size).toBe(offer.options.length);
    const waste = all.map((payment) => payment.waste);
    expect(waste).toEqual(waste.toSorted((a, b) => a - b));
    expect(waste[0]).toBe(0);
  });
});
