import { currentAsk, totalOf } from '@quayside/engine';
import { applyInPlace, dealer, isOver, Play, randomFrom, start } from '@quayside/engine/host';
import { describe, expect, it } from 'vitest';
import { saltyOcean } from './index.ts';
import { choose } from './testing/whimsical.ts';
import { value } from './value.ts';
import { weights } from './weights.ts';

/** A whole game; each seat follows the estimate but for its whims (1 is nothing but whims). */
function play(seed: string, whims: readonly number[]) {
  const setup = { seats: whims.length, options: { doubled: false } };
  const nature = dealer(saltyOcean, setup, seed);
  const { state } = start(saltyOcean, setup, nature);
  const game = new Play(saltyOcean, state, nature);
  const random = randomFrom(seed);
  while (!isOver(state)) {
    const seat = currentAsk(state)?.seat ?? 0;
    applyInPlace(game, choose(state, seat, whims[seat] ?? 0, random));
  }
  return { state, scores: saltyOcean.score(state).map(totalOf) };
}

describe('the estimate', () => {
  it('beats chance by far from every seat', () => {
    for (let seat = 0; seat < 4; seat++) {
      const { scores } = play(
        `seat ${seat}`,
        [0, 1, 2, 3].map((one) => (one === seat ? 0 : 1)),
      );
      const others = scores.filter((_, one) => one !== seat);
      expect((scores[seat] ?? 0) - Math.max(...others)).toBeGreaterThan(25);
    }
  });

  it('is what one has more than the others on average once the game is over', () => {
    const { state, scores } = play('end', [1, 1, 1]);
    const [one = 0, two = 0, three = 0] = scores;
    expect(value(state, 0)).toBeCloseTo(one - (two + three) / 2);
  });

  it('gives stored salt less weight in the last round', () => {
    const { state } = play('salt', [1, 1]);
    Object.assign(state, { round: 1, rows: [5, 3, 3] });
    const early = weights(state)['salt'] ?? 0;
    state.round = 5;
    expect(weights(state)['salt']).toBeLessThan(early);
  });
});
