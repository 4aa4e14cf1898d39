import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerable, only, order, pick, refuse, sample, type Offer } from './offer.ts';
import { randomFrom } from './random.ts';

const items = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 });
const offers: fc.Arbitrary<Offer> = fc.oneof(
  fc.uniqueArray(fc.constantFrom('a', 'b', 'c')).map((options) => pick(options)),
  fc.tuple(items, fc.option(fc.nat(4), { nil: undefined })).map(([list, first]) => order(list, first)),
);

/** Every list of at most three of the letters, and the letters themselves. */
const lists = [[], ['a'], ['b'], ['c']] as string[][];
for (let i = 0; i < lists.length; i++)
  for (const one of ['a', 'b', 'c']) {
    const list = [...(lists[i] as string[]), one];
    if (list.length > 1 && list.length < 4) lists.push(list);
  }
const legal = (offer: Offer) => [...lists, 'a', 'b', 'c'].filter((answer) => refuse(offer, answer) === null);

describe('an offer', () => {
  it('of an order of none of its items has one answer, the empty one', () => {
    expect(only(order(['a'], 0))).toEqual([]);
    expect(only(order(['a', 'b'], 0))).toEqual([]);
    expect(only(order([]))).toEqual([]);
    expect(only(order(['a'], 2))).toBeNull();
  });

  it('has an only answer, an answer at all and a random one if and only if trying all of them finds it', () =>
    fc.assert(
      fc.property(offers, fc.integer(), (offer, seed) => {
        const all = legal(offer);
        expect(only(offer)).toEqual(all.length === 1 ? all[0] : null);
        expect(answerable(offer)).toBe(all.length > 0);
        const some = all.length > 0 ? [sample(offer, randomFrom(seed))] : [];
        expect(all).toEqual(expect.arrayContaining(some));
      }),
      { numRuns: 500 },
    ));
});
