import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, amount, count, sameBag, sum, take, tokens, total, type Bag } from './bag.ts';
import { readSetup, start } from './decide.ts';
import { RuleDefect } from './errors.ts';
import { payable } from './need.ts';
import { payment, refuse } from './offer.ts';
import { Play } from './play.ts';
import { ferry } from './testing/ferry.ts';

const lender = { ...ferry, debts: ['coin'] };
const play = () => new Play(lender, start(lender, readSetup(lender, 2)).state);

describe('an amount below zero', () => {
  it('is owed, and counts in every sum but in no payment', () => {
    const bag: Bag = { coin: -3, fish: 2 };
    expect([amount(bag, 'coin'), count(bag, 'coin'), total(bag), tokens(bag)]).toEqual([-3, 0, 2, ['fish']]);
    expect(sum(bag, { coin: 1 })).toEqual({ coin: -2, fish: 2 });
    expect(sum({ coin: 3 }, bag)).toEqual({ fish: 2 });
    expect(sameBag(bag, { fish: 2 })).toBe(false);
    take(bag, { fish: 1, coin: 0 });
    add(bag, { coin: 2 });
    expect(bag).toEqual({ coin: -1, fish: 1 });
    const toll = [{ name: 'toll', units: 1, worth: { coin: 1, fish: 1 } }];
    expect(refuse(payment(bag, toll), { coin: 1 })).not.toBeNull();
    expect(refuse(payment(bag, toll), { fish: 1 })).toBeNull();
    expect(payable({ coin: -1 }, toll)).toBe(false);
    expect(payable({ coin: -1, fish: 1 }, [...toll, ...toll])).toBe(false);
  });

  it('comes only from owing, and only where the game has such debts', () => {
    const purse: Bag = { coin: 1, fish: 1 };
    expect(() => play().owe(purse, 'fish', 2)).toThrow(RuleDefect);
    expect(() => new Play(ferry, play().s).owe(purse, 'coin')).toThrow(RuleDefect);
    play().owe(purse, 'coin', 3);
    expect(purse).toEqual({ coin: -2, fish: 1 });
    expect(() => play().spend(purse, 'coin')).toThrow('spending 1 coin of -2');
    expect(() => play().move(purse, {}, 'coin')).toThrow(RuleDefect);
    play().spend(purse, 'coin', 0);
    play().gain(purse, 'coin', 5);
    expect(purse).toEqual({ coin: 3, fish: 1 });
  });

  it('is conserved: what all have, with the supply, stays the same whoever owes whom', () => {
    const acts = fc.array(
      fc.record({
        act: fc.constantFrom('gain', 'spend', 'owe', 'lend', 'move'),
        from: fc.nat(2),
        to: fc.nat(2),
        n: fc.nat(4),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(acts, (list) => {
        const one = play();
        one.flow = {};
        const purses: Bag[] = [{ coin: 2 }, { coin: 0 }, {}];
        const coins = () => purses.reduce((n, purse) => n + amount(purse, 'coin'), 0);
        const before = coins();
        for (const { act, from, to, n } of list) {
          const [a, b] = [purses[from] as Bag, purses[to] as Bag];
          const left = amount(a, 'coin');
          if (act === 'gain') one.gain(a, 'coin', n);
          if (act === 'owe') one.owe(a, 'coin', n);
          if (act === 'lend') one.owe(a, 'coin', n, b);
          if (act !== 'spend' && act !== 'move') continue;
          try {
            if (act === 'spend') one.spend(a, 'coin', n);
            else one.move(a, b, 'coin', n);
          } catch {
            // What is not there is not paid, and nothing has changed.
          }
          expect(amount(a, 'coin')).toBeGreaterThanOrEqual(Math.min(left, 0));
        }
        expect(coins() - before).toBe(one.flow['coin'] ?? 0);
      }),
    );
  });
});
