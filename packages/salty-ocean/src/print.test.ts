import { describe, expect, it } from 'vitest';
import {
  BUILDINGS,
  bySpace,
  CLOCK,
  CLOCK_SURCHARGE,
  NOTRE_DAME_COINS,
  spacesOf,
  WINDOWS,
  WINDOWS_COINS,
} from './buildings.ts';
import { components, reconstructedPrices } from './components.ts';
import { EVENTS, GOODS, LAST_ROW, PRICE_CONFIDENCE, PRICES, START_ROW } from './print.ts';

describe('the market', () => {
  it('has the prices that the rule book names', () => {
    expect([PRICES.herring[1], PRICES.herring[2]]).toEqual([5, 4]);
    expect(PRICES.herring).toContain(3);
    expect(PRICES.salt).toContain(0);
  });

  it('begins on the middle row, and prices fall from row to row', () => {
    expect(START_ROW - 1).toBe(LAST_ROW - START_ROW);
    for (const good of GOODS) expect(PRICES[good]).toEqual([...PRICES[good]].sort((a, b) => b - a));
  });

  it('says of each price how sure it is, and marks those that are made up', () => {
    for (const good of GOODS) expect(PRICE_CONFIDENCE[good]).toHaveLength(LAST_ROW);
    expect(Array.from({ length: LAST_ROW }, (_, i) => reconstructedPrices(i + 1))).toEqual([
      ['salt', 'herring', 'cod'],
      ['salt', 'cod'],
      ['salt', 'cod'],
      ['salt', 'cod'],
      ['herring', 'cod'],
    ]);
  });
});

describe('the event tiles', () => {
  it('are ten, all different', () => {
    expect(EVENTS).toHaveLength(10);
    expect(new Set(EVENTS.map(({ shift, storm, extra }) => JSON.stringify([shift, storm, extra]))).size).toBe(10);
  });

  it('let every price rise and fall, but no cod rise by more than two rows', () => {
    GOODS.forEach((_, i) => {
      const shifts = EVENTS.map(({ shift }) => shift[i] ?? 0);
      expect(Math.min(...shifts)).toBeLessThan(0);
      expect(Math.max(...shifts)).toBeGreaterThan(0);
    });
    expect(Math.max(...EVENTS.map(({ shift }) => shift[2]))).toBe(2);
  });
});

describe('the buildings', () => {
  it('have as many spaces as the rule book says with two and three players', () => {
    const withTwo = BUILDINGS.filter((_, n) => spacesOf(n, 2) === 2).map(({ id }) => id);
    expect(withTwo).toEqual(['saline', 'depot', 'notre-dame', 'lighthouse', 'inn', 'bank', 'vault']);
    BUILDINGS.forEach(({ id }, n) => expect(spacesOf(n, 3), id).toBe(withTwo.includes(id) ? 3 : 2));
  });

  it('have their better spaces only with more players', () => {
    expect([2, 3, 4].map((players) => bySpace(WINDOWS_COINS, WINDOWS, players, 0))).toEqual([5, 7, 10]);
    expect([2, 3, 4].map((players) => bySpace(CLOCK_SURCHARGE, CLOCK, players, 0))).toEqual([5, 3, 3]);
  });

  it('make Notre-Dame worth more with every step', () => {
    const steps = NOTRE_DAME_COINS.slice(1).map((coins, i) => coins - (NOTRE_DAME_COINS[i] ?? 0));
    expect(steps).toEqual([5, 6, 7, 8, 9, 10, 10, 15]);
  });
});

it('is all listed for the card index', () => {
  const lists = components as { readonly [list: string]: { readonly length?: number } };
  expect(['buildings', 'events', 'prices', 'ships'].map((list) => lists[list]?.length)).toEqual([15, 10, 5, 3]);
});
