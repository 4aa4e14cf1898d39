import { currentAsk, type Game } from '@quayside/engine';
import {
  applyInPlace,
  conceal,
  dealer,
  isOver,
  offerOf,
  Play,
  randomFrom,
  readSetup,
  sample,
  start,
} from '@quayside/engine/host';
import { describe, expect, it } from 'vitest';
import { features } from './features.ts';
import { leHavre } from './game.ts';

describe.each([1, 2, 3, 4, 5])('the features of a position with %i seats', (seats) => {
  it.each(['full', 'short'])('fill their places and tell nothing that the seat can’t see (%s)', (length) => {
    const game = leHavre as unknown as Game; // setups are read for any game
    const setup = readSetup(game, seats, { length }) as Parameters<typeof leHavre.setup>[0];
    const nature = dealer(game, setup, 'features', randomFrom);
    const random = randomFrom(`features/${seats}/${length}`);
    const { state } = start(leHavre, setup, nature, null);
    const play = new Play(leHavre, state, nature);
    const count = features.count(setup);
    expect(features.sections?.(setup).reduce((sum, one) => sum + one.count, 0)).toBe(count);
    // Two more places than there are: nothing may be written there.
    const [own, seen] = [new Float32Array(count + 2).fill(7), new Float32Array(count + 2).fill(7)];
    const wrong: string[] = [];
    for (let ask = currentAsk(state); ask; ask = currentAsk(state)) {
      features.write(state, ask.seat, own);
      features.write(conceal(leHavre, state, ask.seat), ask.seat, seen);
      if (!own.every((x, i) => x === seen[i])) wrong.push(`${ask.key}: differs in the view`);
      if (own[count] !== 7 || own[count + 1] !== 7) wrong.push(`${ask.key}: writes too far`);
      if (!own.every((x) => Math.abs(x) < 30)) wrong.push(`${ask.key}: out of scale`);
      applyInPlace(play, { seat: ask.seat, key: ask.key, answer: sample(offerOf(leHavre, state, ask), random) });
    }
    expect(isOver(state)).toBe(true);
    expect(wrong).toEqual([]);
  });
});
