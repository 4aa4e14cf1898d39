import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, copy, fingerprint } from './copy.ts';

/** Keys of a state are the rules' own words and never `__proto__`: bags, options and records from outside are refused with it. */
const plain = jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'));

describe('a copy', () => {
  it('is equal and shares nothing', () =>
    assert(
      property(plain, (value) => {
        const other = copy(value);
        expect(canonical(other)).toBe(canonical(value));
        expect(other === value).toBe(typeof value !== 'object' || value === null);
      }),
    ));
  it('goes all the way down', () => {
    const state = { goods: [{ wood: 1 }] };
    const other = copy(state);
    (other.goods[0] as { wood: number }).wood = 9;
    expect(state.goods[0]?.wood).toBe(1);
  });
});

describe('the canonical text', () => {
  it('is JSON that says the same', () =>
    assert(
      property(plain, (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    ));
  it('does not depend on the order of keys, but on that of lists', () => {
    expect(canonical({ b: 1, a: { d: 2, c: 3 } })).toBe(canonical({ a: { c: 3, d: 2 }, b: 1 }));
    expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
  });
  it('leaves out what is undefined', () => expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}'));
});

it('the fingerprint tells different decisions apart', () => {
  const prints = new Set(Array.from({ length: 20_000 }, (_, i) => fingerprint({ options: [`take:${i}`] })));
  expect(prints.size).toBe(20_000);
  expect(fingerprint({ a: 1, b: 2 })).toBe(fingerprint({ b: 2, a: 1 }));
});
