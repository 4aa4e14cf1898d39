import { currentAsk } from '@quayside/engine';
import { applyInPlace, dealer, isOver, offerOf, Play, randomFrom, sample, start } from '@quayside/engine/host';
import { expect, it } from 'vitest';
import { features } from './features.ts';
import { inlandPort } from './index.ts';

it('the features of a position fill their places, and no more', () => {
  const setup = { seats: 2, options: { starts: 'drawn' } } as const;
  const nature = dealer(inlandPort, setup, 'features', randomFrom);
  const random = randomFrom('features');
  const { state } = start(inlandPort, setup, nature, null);
  const play = new Play(inlandPort, state, nature);
  const count = features.count(setup);
  const numbers = new Float32Array(count + 2).fill(7);
  const used = new Set<number>();
  for (let ask = currentAsk(state); ask; ask = currentAsk(state)) {
    features.write(state, ask.seat, numbers);
    expect([numbers[count], numbers[count + 1]]).toEqual([7, 7]);
    numbers.forEach((x, i) => x !== 0 && i < count && used.add(i));
    applyInPlace(play, { seat: ask.seat, key: ask.key, answer: sample(offerOf(inlandPort, state, ask), random) });
  }
  expect(isOver(state)).toBe(true);
  // Even one game at random says something in most of the places of its last ones: they are not off by some.
  expect(used.has(count - 1) && used.has(count - 5)).toBe(true);
});
