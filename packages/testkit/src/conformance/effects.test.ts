import type { Game, Play } from '@quayside/engine';
import { describe, expect, it } from 'vitest';
import { tidewater, type Tidewater } from '../sample/tidewater.ts';
import { runs, steps, texts } from '../twins/twin.ts';
import { conformance } from './conformance.ts';
import { effects } from './effects.ts';

/** With gulls, two families find a coin where pearls come on the last of six days. */
const withGulls = (finds: boolean) =>
  ({
    ...tidewater,
    options: { ...tidewater.options, gulls: { kind: 'flag', default: false, seats: { min: 2, max: 2 } } },
    ...runs('turn', (play: Play<Tidewater>, data) => {
      const { s } = play;
      const { gulls } = s.setup.options as unknown as { gulls?: boolean };
      if (finds && gulls && s.day === 6 && s.lot === 'pearls') play.gain(s.goods[0] ?? {}, 'coin');
      steps['turn']?.(play, data);
    }),
    ...texts({ 'option.gulls': 'Gulls' }),
  }) as Game<Tidewater>;
const found = (game: Game<Tidewater>, games: number) =>
  conformance(game, { games, budget: 10, only: [effects] }).violations.map(({ message }) => message);

describe('an option that counts with one number of seats only', () => {
  it('is not blamed for being about something rare in a few games', () =>
    expect(found(withGulls(true), 1)).toEqual([]));

  it('is blamed where nothing follows from it in many', () =>
    expect(found(withGulls(false), 5)).toEqual([expect.stringContaining('option gulls is true instead of false')]));
});
