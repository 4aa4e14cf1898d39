import { describe, expect, it } from 'vitest';
import type { Game } from '@quayside/engine';
import { conceal, dealer, offers, openMatch, randomFrom } from '@quayside/engine/host';
import { tidewater } from '@quayside/testkit/sample';
import { evaluateAnswers, sameAnswer } from './evaluate.ts';

const game = tidewater as unknown as Game;
const setup = { seats: 2, options: { days: 2, fog: false } };
const { state } = openMatch(game, setup, dealer(game, setup, 'evaluate'));
const seat = state.pending.length > 0 ? (offers(game, state, 0)[0]?.due ? 0 : 1) : 0;
const view = conceal(game, state, seat);
const situation = () => ({ game, view, seat, decisions: offers(game, view, seat), random: randomFrom('evaluate') });

const NODES = 20;

describe('what answers are worth', () => {
  it('is said of each, the best first, and the same again', () => {
    const found = evaluateAnswers(situation(), NODES);
    const values = found?.answers.map((one) => one.value) ?? [];
    expect(values.length).toBeGreaterThan(1);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(evaluateAnswers(situation(), NODES)).toEqual(found);
  });

  it('is said of an answer that was given, even if nobody suggests it', () => {
    const first = evaluateAnswers(situation(), NODES);
    const given = first?.answers.at(-1)?.answer;
    expect(evaluateAnswers(situation(), NODES, given)?.answers).toHaveLength(first?.answers.length ?? 0);
  });

  it('is not said where nothing is due', () => {
    expect(evaluateAnswers({ ...situation(), decisions: [] }, NODES)).toBeNull();
  });

  it('does not depend on the order in which a bundle names its tokens', () => {
    expect(sameAnswer({ wood: 2, coin: 1 }, { coin: 1, wood: 2 })).toBe(true);
    expect(sameAnswer({ wood: 2 }, { wood: 2, coin: 1 })).toBe(false);
    expect(sameAnswer(['a', 'b'], ['b', 'a'])).toBe(false);
    expect(sameAnswer('a', 'a')).toBe(true);
  });
});
