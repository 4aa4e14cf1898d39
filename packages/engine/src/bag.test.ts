import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, count, has, isBag, minus, move, sameBag, sum, take, tokens, total, type Bag } from './bag.ts';

const bags: fc.Arbitrary<Bag> = fc.dictionary(fc.constantFrom('wood', 'coal', 'clay', 'fish'), fc.nat(6), {
  maxKeys: 4,
});

describe('a bag', () => {
  it('holds zero of what it does not name, whatever objects inherit', () => {
    expect(count({}, 'wood')).toBe(0);
    expect(count({}, 'constructor')).toBe(0);
    expect(count({}, '__proto__')).toBe(0);
  });

  it('lists its tokens sorted, without those that have run out', () => {
    expect(tokens({ wood: 1, coal: 0, clay: 2, brick: 1 })).toEqual(['brick', 'clay', 'wood']);
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.nat(3)), (bag) => {
        const there = Object.keys(bag).filter((token) => count(bag, token) > 0);
        expect(tokens(bag)).toEqual(there.toSorted((a, b) => (a < b ? -1 : 1)));
      }),
    );
  });

  it('gives back what was put in', () => {
    fc.assert(
      fc.property(bags, bags, fc.nat(3), (a, b, times) => {
        const all = { ...a };
        add(all, b, times);
        expect(total(all)).toBe(total(a) + times * total(b));
        for (let i = 0; i < times; i++) take(all, b);
        expect(sameBag(all, a)).toBe(true);
        expect(sameBag(minus(sum(a, b), b), a)).toBe(true);
        expect(has(sum(a, b), a)).toBe(true);
      }),
    );
  });

  it('gives all that is asked or nothing, and says what is short', () => {
    const bag: Bag = { wood: 3, coal: 1 };
    expect(() => take(bag, { wood: 1, coal: 2 })).toThrow(new RangeError('2 coal asked for, 1 there'));
    expect(bag).toEqual({ wood: 3, coal: 1 });
    expect(() => minus(bag, { fish: 1 })).toThrow(/fish/);
    expect(() => add(bag, { wood: 1 }, -1)).toThrow(RangeError);
  });

  it('moves tokens to another without losing one', () => {
    const from: Bag = { wood: 3 };
    const to: Bag = {};
    move(from, to, 'wood', 2);
    expect([from, to]).toEqual([{ wood: 1 }, { wood: 2 }]);
    expect(() => move(from, to, 'wood', 2)).toThrow(/wood/);
    expect(() => move(from, to, 'wood', -1)).toThrow(RangeError);
    expect([from, to]).toEqual([{ wood: 1 }, { wood: 2 }]);
  });

  it('is the same as another with the same tokens in any order', () => {
    expect(sameBag({ wood: 1, coal: 2, fish: 0 }, { coal: 2, wood: 1 })).toBe(true);
    expect(sameBag({ wood: 1 }, { wood: 1, coal: 1 })).toBe(false);
    expect(JSON.stringify(sum({ wood: 1 }, { coal: 1 }))).toBe(JSON.stringify(sum({ coal: 1 }, { wood: 1 })));
  });
});

describe('what comes from outside is a bag', () => {
  it('if it is a plain object of small counts', () => {
    expect(isBag({})).toBe(true);
    expect(isBag({ wood: 0, coal: 12 })).toBe(true);
    expect(isBag(JSON.parse('{"wood":1}'))).toBe(true);
  });

  it.each([
    ['null', null],
    ['a string', 'wood'],
    ['a list', [1, 2]],
    ['an empty list', []],
    ['a date', new Date(0)],
    ['a map', new Map([['wood', 1]])],
    ['a function', () => 1],
    ['an object with another prototype', Object.create({ wood: 1 })],
    ['a key that would set the prototype', JSON.parse('{"__proto__":1}')],
    ['not a number', { wood: NaN }],
    ['infinity', { wood: Infinity }],
    ['more than can be counted', { wood: 1e308 }],
    ['a fraction', { wood: 0.5 }],
    ['less than nothing', { wood: -1 }],
    ['a number in quotes', { wood: '1' }],
    ['a bag in a bag', { wood: { wood: 1 } }],
    ['a very long name', { ['x'.repeat(65)]: 1 }],
    ['too many kinds', Object.fromEntries(Array.from({ length: 65 }, (_, i) => [`t${i}`, 1]))],
    ['far too many kinds', Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`t${i}`, 1]))],
  ])('but not %s', (_, input) => {
    expect(isBag(input)).toBe(false);
  });
});
