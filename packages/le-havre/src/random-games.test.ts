import { describe, expect, it } from 'vitest';
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
