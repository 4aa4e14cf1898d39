import { topAsk, totalOf } from '@quayside/engine';
import { applyInPlace, isOver, Play, randomFrom, start } from '@quayside/engine/host';
import { describe, expect, it } from 'vitest';
import { inlandPort } from './index.ts';
import { table } from './scenarios/table.ts';
import { choose } from './testing/whimsical.ts';
import { value } from './value.ts';
import { weights } from './weights.ts';

const SETUP = { seats: 2, options: {} };

/** A whole game; each seat follows the estimate but for its whims (1 is nothing but whims). */
function play(seed: string, whims: readonly [number, number]): number[] {
  const { state } = start(inlandPort, SETUP, () => '0');
  const random = randomFrom(seed);
  const game = new Play(inlandPort, state);
  while (!isOver(state)) {
    const seat = topAsk(state, 0) ? 0 : 1;
    applyInPlace(game, choose(state, seat, whims[seat] ?? 0, random));
  }
  return inlandPort.score(state).map(totalOf);
}

describe('the estimate', () => {
  it('beats chance by a hundred points, from either side of the table', () => {
    for (const seed of ['a', 'b', 'c']) {
      const [one = 0, other = 0] = play(seed, [0, 1]);
      expect(one - other).toBeGreaterThan(100);
      const [third = 0, fourth = 0] = play(seed, [1, 0]);
      expect(fourth - third).toBeGreaterThan(100);
    }
  });

  it('is the score’s difference once the game is over', () => {
    const { state } = start(inlandPort, SETUP, () => '0');
    table({ round: 'L', built: { farm: [0, '2'], zoo: [1], 'fish-factory': [1] } })(state, new Play(inlandPort, state));
    state.pending = [];
    state.round = 12;
    state.actions = 0;
    const [one = 0, other = 0] = inlandPort.score(state).map(totalOf);
    expect(value(state, 0)).toBe(one - other);
    expect(value(state, 1)).toBe(other - one);
  });

  it('gives goods less and less weight towards the end', () => {
    const { state } = start(inlandPort, SETUP, () => '0');
    expect(weights(state)['wood']).toBeGreaterThan(1);
    Object.assign(state, { round: 11, actions: 1 });
    expect(weights(state)['wood']).toBeLessThan(0.2);
  });
});
