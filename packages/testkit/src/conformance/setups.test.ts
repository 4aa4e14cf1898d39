import type { Game } from '@quayside/engine';
import { optionValues } from '@quayside/engine/host';
import { describe, expect, it } from 'vitest';
import { tidewater } from '../sample/tidewater.ts';
import { pairwiseSetups } from './setups.ts';

const options: Game['options'] = {
  length: { kind: 'choice', values: ['short', 'full', 'epic'], default: 'full' },
  market: { kind: 'flag', default: false },
  loans: { kind: 'flag', default: true },
  cap: { kind: 'number', min: 1, max: 9, default: 4 },
};
const wide: Game = { ...(tidewater as Game), options, seats: { min: 1, max: 5 } };
const values = (game: Game) => Object.entries(game.options).map(([name, spec]) => [name, optionValues(spec)] as const);

describe('the setups that are tried', () => {
  const setups = pairwiseSetups(wide, 'x');

  it('hold every number of seats with every value of every option', () => {
    for (const seats of [1, 2, 3, 4, 5])
      for (const [name, all] of values(wide))
        for (const value of all)
          expect(
            setups.some((one) => one.seats === seats && one.options[name] === value),
            `${seats} ${name} ${value}`,
          ).toBe(true);
  });

  it('hold every two values of two options', () => {
    const missing: string[] = [];
    for (const [a, xs] of values(wide))
      for (const [b, ys] of values(wide))
        for (const x of xs)
          for (const y of ys)
            if (a !== b && !setups.some((one) => one.options[a] === x && one.options[b] === y))
              missing.push(`${a} ${x}, ${b} ${y}`);
    expect(missing).toEqual([]);
  });

  it('are far fewer than all combinations', () => expect(setups.length).toBeLessThan(5 * 3 * 2 * 2 * 3 * 0.25));

  it('leave out what the module says does not go together', () => {
    const fussy: Game = {
      ...wide,
      unfit: ({ seats, options: chosen }) => (seats === 1 && chosen['market'] === true ? { key: 'why' } : null),
    };
    const fitting = pairwiseSetups(fussy, 'x');
    expect(fitting.some((one) => one.seats === 1 && one.options['market'] === true)).toBe(false);
    expect(fitting.some((one) => one.seats === 1)).toBe(true);
    expect(fitting.some((one) => one.options['market'] === true)).toBe(true);
  });

  it('cover a new option by themselves', () => {
    const more: Game = { ...wide, options: { ...options, storms: { kind: 'flag', default: false } } };
    expect(pairwiseSetups(more, 'x').some((one) => one.options['storms'] === true)).toBe(true);
  });
});
