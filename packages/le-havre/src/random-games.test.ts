import { describe, expect, it } from 'vitest';
import { SPECIAL } from './cards/special.ts';
import { STANDARD } from './cards/standard.ts';
import { visitAll } from './testing/crowded-town.ts';
import { playAtRandom, tooLong } from './testing/random-games.ts';

describe('three hundred games by any legal answers, over all settings', () => {
  const games = Array.from({ length: 300 }, (_, n) => playAtRandom(n));

  it('come to an end, none much later than the others of its kind', () => {
    expect(new Set(games.map(({ kind }) => kind)).size).toBe(10);
    expect(tooLong(games)).toEqual([]);
  });

  it('neither lose nor make a token but by what rules declare', () => {
    expect(games.filter(({ leak }) => Object.keys(leak).length > 0)).toEqual([]);
  });
});

describe('four hundred towns with nearly every building in them and little to pay with', () => {
  const towns = Array.from({ length: 400 }, (_, n) => visitAll(n));

  it('are open wherever a visit can be paid for and carried out to its end', () => {
    expect(towns.flatMap(({ stuck }) => stuck)).toEqual([]);
  });

  it('leave no building with a function unvisited', () => {
    const visited = new Set(towns.flatMap((one) => one.visited));
    expect([...STANDARD, ...SPECIAL].filter((one) => one.effect && !visited.has(one.enter))).toEqual([]);
  });
});
