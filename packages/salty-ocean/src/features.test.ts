import { currentAsk } from '@quayside/engine';
import { applyInPlace, conceal, dealer, isOver, Play, randomFrom, start } from '@quayside/engine/host';
import { describe, expect, it } from 'vitest';
import { features } from './features.ts';
import { saltyOcean } from './index.ts';
import { choose } from './testing/whimsical.ts';

describe.each([2, 3, 4])('the features of a position with %i seats', (seats) => {
  it('fill their places and tell nothing that the seat can’t see', () => {
    const setup = { seats, options: { doubled: false } };
    const count = features.count(setup);
    expect(features.sections?.(setup).reduce((sum, one) => sum + one.count, 0)).toBe(count);
    const wrong: string[] = [];
    const used = new Set<number>();
    for (const seed of ['one', 'two', 'three', 'four']) {
      const nature = dealer(saltyOcean, setup, seed);
      const random = randomFrom(seed);
      const { state } = start(saltyOcean, setup, nature, null);
      const play = new Play(saltyOcean, state, nature);
      // Two more places than there are: nothing may be written there.
      const [own, seen] = [new Float32Array(count + 2).fill(7), new Float32Array(count + 2).fill(7)];
      for (let ask = currentAsk(state); ask; ask = currentAsk(state)) {
        for (let seat = 0; seat < seats; seat++) {
          features.write(state, seat, own);
          features.write(conceal(saltyOcean, state, seat), seat, seen);
          if (!own.every((x, i) => x === seen[i])) wrong.push(`${ask.key}: differs in the view`);
          if (own[count] !== 7 || own[count + 1] !== 7) wrong.push(`${ask.key}: writes too far`);
          if (!own.every((x) => Math.abs(x) < 30)) wrong.push(`${ask.key}: out of scale`);
          own.forEach((x, i) => x !== 0 && i < count && used.add(i));
        }
        applyInPlace(play, choose(state, ask.seat, 1, random));
      }
      expect(isOver(state)).toBe(true);
    }
    expect(wrong).toEqual([]);
    // Random games say something in the last places as well: they are not off by some.
    expect([count - 2, count - 3, count - 4].every((i) => used.has(i))).toBe(true);
  });
});
