import fc from 'fast-check';
import { count, has, minus, tokens, total, type Bag } from './bag.ts';
import type { Bundle } from './bundle.ts';
import type { Need } from './need.ts';

/* Small bundles of every sort, and what they mean spelled out by brute force. Only tests use this. */

const NAMES = ['a', 'b', 'c', 'd'];
const dictionary = (values: fc.Arbitrary<number>): fc.Arbitrary<Bag> =>
  fc
    .shuffledSubarray(NAMES)
    .chain((names) =>
      fc.tuple(...names.map((name) => fc.tuple(fc.constant(name), values))).map(Object.fromEntries<number>),
    );

export const bags = dictionary(fc.nat(4));
const need: fc.Arbitrary<Need> = fc.record({
  units: fc.oneof(fc.nat(6), fc.constantFrom(0.5, 1.5, 2.5)),
  worth: dictionary(fc.oneof(fc.nat(4), fc.constantFrom(0.5, 1.5))),
});
export const needs = fc.array(need, { maxLength: 3 });
export const weights = dictionary(fc.constantFrom(0, 0.5, 1, 2, 3, 5));

/** With the default, a third each has needs that rarely share tokens, needs that do, and none. */
export const bundles: fc.Arbitrary<Bundle> = fc
  .record(
    {
      from: dictionary(fc.nat(3)),
      needs: fc.array(need, { maxLength: 3 }),
      min: fc.nat(4),
      max: fc.nat(6),
      keep: fc.record({
        stock: dictionary(fc.nat(5)),
        any: fc.array(fc.array(need, { maxLength: 2 }), { maxLength: 2 }),
      }),
      price: weights,
    },
    { requiredKeys: ['from'] },
  )
  .map((terms) => ({ kind: 'bundle', ...terms }));

/** Every bag that is part of this one. */
export function subBags(bag: Bag): Bag[] {
  let all: Bag[] = [{}];
  for (const token of tokens(bag)) {
    all = all.flatMap((some) =>
      Array.from({ length: count(bag, token) + 1 }, (_, n) => (n === 0 ? some : { ...some, [token]: n })),
    );
  }
  return all;
}

/** Token by token, every need it could go to. */
export function coversByForce(bag: Bag, needs: readonly Need[]): boolean {
  const each = tokens(bag).flatMap((token) => Array.from({ length: count(bag, token) }, () => token));
  let reached = new Map([[needs.map((need) => need.units).join(), needs.map((need) => need.units)]]);
  for (const token of each) {
    const next = new Map(reached);
    for (const rest of reached.values()) {
      needs.forEach((need, i) => {
        const dealt = rest.with(i, Math.max(0, rest[i]! - (need.worth[token] ?? 0)));
        next.set(dealt.join(), dealt);
      });
    }
    reached = next;
  }
  return [...reached.values()].some((rest) => rest.every((units) => units <= 0));
}

export function legalByForce(b: Bundle, answer: Bag): boolean {
  if (!has(b.from, answer)) return false;
  if (total(answer) < (b.min ?? 0) || total(answer) > (b.max ?? Infinity)) return false;
  const { needs, keep } = b;
  if (needs !== undefined) {
    if (!coversByForce(answer, needs)) return false;
    if (tokens(answer).some((token) => coversByForce(minus(answer, { [token]: 1 }), needs))) return false;
  }
  if (keep === undefined) return true;
  return has(keep.stock, answer) && keep.any.some((needs) => coversByForce(minus(keep.stock, answer), needs));
}

export const answersByForce = (b: Bundle): Bag[] => subBags(b.from).filter((answer) => legalByForce(b, answer));

/** A bag as text, the same for the same bag. */
export const spell = (bag: Bag): string =>
  tokens(bag)
    .map((token) => `${count(bag, token)}${token}`)
    .join(' ');
