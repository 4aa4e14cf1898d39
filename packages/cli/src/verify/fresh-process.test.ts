import { games } from '@quayside/games';
import { describe, expect, it } from 'vitest';
import { dated, spoken, warmed, zoned } from '../testing/moody-tidewater.ts';
import { freshProcessFinds } from './fresh-process.ts';

describe('in a fresh process, with another clock, zone and locale and after other games', () => {
  it.each(games.map((game) => [game.id, game] as const))('%s goes the same way', (_, game) => {
    expect(freshProcessFinds(game, 'fresh')).toBeNull();
  });

  it.each(Object.entries({ zoned, dated, spoken, warmed }))('a %s twin of the sample game does not', (name, game) => {
    const { href } = new URL('../testing/moody-tidewater.ts', import.meta.url);
    expect(freshProcessFinds(game, 'fresh', { module: href, name })).toMatch(
      /goes another way at the start .* instead of/,
    );
  });
});
