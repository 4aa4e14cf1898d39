import { describe, expect, it } from 'vitest';
import { apply, readSetup, start } from './decide.ts';
import { RuleDefect } from './errors.ts';
import { dealer } from './nature.ts';
import { oneOf, pick, refuse, sample } from './offer.ts';
import { topAsk, type Ask } from './pending.ts';
import { randomFrom } from './random.ts';
import { offerOf } from './settle.ts';
import { NATURE } from './state.ts';
import { chiSquare, critical, tally } from './testing/chi-square.ts';
import { CARGO, cove, SACK, type Cove } from './testing/cove.ts';

const setup = readSetup(cove, 1);
const acts = (seed: string, answers: readonly string[]): Cove => {
  const nature = dealer(cove, setup, seed);
  let { state } = start(cove, setup, nature);
  for (const answer of answers) ({ state } = apply(cove, state, { seat: 0, key: 'act', answer }, nature));
  return state;
};

describe('weighted chance', () => {
  it('gives each option its share', () => {
    const random = randomFrom('weights');
    const weights = { calm: 5, gale: 1, storm: 0.5 };
    const offer = pick(Object.keys(weights), Object.values(weights));
    const counts = tally(Array.from({ length: 8000 }, () => sample(offer, random) as string));
    expect(chiSquare(counts, weights)).toBeLessThan(critical(3));
  });

  it('that is even would not pass for it', () => {
    const random = randomFrom('even');
    const counts = tally(Array.from({ length: 8000 }, () => sample(pick(['calm', 'gale', 'storm']), random) as string));
    expect(chiSquare(counts, { calm: 5, gale: 1, storm: 0.5 })).toBeGreaterThan(critical(3));
  });

  it('needs a weight for each option, and every option possible', () => {
    for (const weights of [[1], [1, 0], [1, -1], [1, Number.NaN], [1, Infinity]])
      expect(() => pick(['a', 'b'], weights)).toThrow(RuleDefect);
    expect(refuse(pick(['a', 'b'], [9, 1]), 'b')).toBeNull();
  });

  it('draws a card that is there twice twice as often', () => {
    const { state } = start(cove, setup);
    const drawing = apply(cove, state, { seat: 0, key: 'act', answer: 'draw' }).state;
    const offer = offerOf(cove, drawing, topAsk(drawing, NATURE) as Ask);
    expect(offer).toEqual({ kind: 'pick', options: ['rum', 'silk', 'tea', 'wine'], weights: [2, 2, 1, 1] });
    const dealt = Array.from(
      { length: 4000 },
      (_, seed) => acts(`card ${seed}`, ['draw']).piles?.['hand 0']?.slots[0]?.card as string,
    );
    expect(chiSquare(tally(dealt), Object.fromEntries(tally(CARGO)))).toBeLessThan(critical(4));
  });
});

describe('a bag of tokens', () => {
  it('gives each token its chance, again and again where it goes back', () => {
    const seen = acts(
      'peek',
      Array.from({ length: 3000 }, () => 'peek'),
    );
    expect(seen.sack).toEqual(SACK);
    expect(chiSquare(tally(seen.pulled), SACK)).toBeLessThan(critical(3));
  });

  it('is emptied token by token where none goes back', () => {
    const seen = acts(
      'pull',
      Array.from({ length: 10 }, () => 'pull'),
    );
    expect(Object.fromEntries(tally(seen.pulled))).toEqual(SACK);
    expect(oneOf(seen.sack)).toEqual({ kind: 'pick', options: [], weights: [] });
    const seconds = Array.from({ length: 3000 }, (_, i) => acts(`pull ${i}`, ['pull', 'pull']).pulled[1] as string);
    expect(chiSquare(tally(seconds), SACK)).toBeLessThan(critical(3));
  });
});
