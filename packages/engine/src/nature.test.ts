import { describe, expect, it } from 'vitest';
import { apply, readSetup, start } from './decide.ts';
import { dealer, scripted, shuffled, stream, type Nature } from './nature.ts';
import { CARDS, ferry } from './testing/ferry.ts';

const setup = readSetup(ferry, 2);
const draws = (nature: Nature, n = CARDS.length): string[] => {
  let { state } = start(ferry, setup, nature);
  for (let i = 0; i < n; i++) state = apply(ferry, state, { seat: 0, key: 'act', answer: 'draw' }, nature).state;
  return state.drawn;
};
const rolls = (nature: Nature, n = 40): string[] => {
  let { state } = start(ferry, setup, nature);
  for (let i = 0; i < n; i++) state = apply(ferry, state, { seat: 0, key: 'act', answer: 'roll' }, nature).state;
  return state.rolled;
};

describe('a dealer', () => {
  it('deals every card once, the same from the same seed and another order from another', () => {
    const dealt = draws(dealer(ferry, setup, 'a'));
    expect([...dealt].sort()).toEqual(CARDS);
    expect(draws(dealer(ferry, setup, 'a'))).toEqual(dealt);
    expect(Array.from({ length: 5 }, (_, i) => draws(dealer(ferry, setup, `${i}`)).join())).not.toEqual(
      Array.from({ length: 5 }, () => dealt.join()),
    );
  });
  it('does not care in which order a module lists its cards', () => {
    const turned = { ...ferry, decks: () => ({ trees: [...CARDS].reverse() }) };
    expect(draws(dealer(turned, setup, 'a'))).toEqual(draws(dealer(ferry, setup, 'a')));
  });
  it('deals the same where nobody works out what could lie there', () => {
    const deal = dealer(ferry, setup, 'a');
    const offered: Nature = (ask, offer, s) => deal(ask, offer, s);
    expect([draws(offered), rolls(offered)]).toEqual([draws(deal), rolls(deal)]);
  });
  it('gives all numbers of a die', () => expect(new Set(rolls(dealer(ferry, setup, 'a'))).size).toBe(6));
});

describe('a script', () => {
  it('lays the first cards and leaves the rest to the deal', () => {
    const dealt = draws(scripted(ferry, setup, { decks: { trees: ['oak', 'ash'] } }));
    expect(dealt.slice(0, 2)).toEqual(['oak', 'ash']);
    expect([...dealt].sort()).toEqual(CARDS);
  });
  it('says single rolls by their label, or all by their key', () => {
    expect(rolls(scripted(ferry, setup, { rolls: { 'roll 2': '6' } }), 2)[1]).toBe('6');
    expect(rolls(scripted(ferry, setup, { rolls: { dice: '3' } }), 3)).toEqual(['3', '3', '3']);
  });
  it('that lays what the deck does not have says so', () =>
    expect(() => draws(scripted(ferry, setup, { decks: { trees: ['palm'] } }))).toThrow('palm'));
});

describe('chance', () => {
  it('is spread evenly over the orders of a deck', () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const deal = shuffled(['a', 'b', 'c'], stream(`seed ${i}`)).join('');
      counts.set(deal, (counts.get(deal) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const n of counts.values()) expect(Math.abs(n - 1000)).toBeLessThan(150);
  });
  it('gives numbers from 0 up to, but without, 1', () => {
    const next = stream('numbers');
    const numbers = Array.from({ length: 2000 }, next);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    expect(new Set(numbers).size).toBe(2000);
  });
});
