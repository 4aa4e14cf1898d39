import * as fc from 'fast-check';
import { count, has, minus, sum, tokens, total, type Bag } from './bag.ts';
import type { Bundle } from './bundle.ts';
import type { Need } from './need.ts';

/* Small bundles of every sort, and what they mean spelled out by brute force. Only tests use this. */

const dictionary = (values: fc.Arbitrary<number>): fc.Arbitrary<Bag> =>
  fc
    .shuffledSubarray(['a', 'b', 'c', 'd'], { minLength: 2 })
    .chain((names) =>
      fc.tuple(...names.map((name) => fc.tuple(fc.constant(name), values))).map(Object.fromEntries<number>),
    );

export const bags = dictionary(fc.nat(4));
const need: fc.Arbitrary<Need> = fc.record({
  units: fc.constantFrom(0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 0.5, 2.5),
  worth: dictionary(fc.constantFrom(0, 1, 1, 1, 2, 2, 3, 4, 0.5, 1.5)),
});
export const needs = fc.array(need, { maxLength: 3 });
export const weights = dictionary(fc.constantFrom(0, 0.5, 1, 2, 3, 5));

const from = dictionary(fc.integer({ min: 1, max: 3 }));
/** Mostly what may be given and more, now and then less. */
const stocks = (from: Bag) =>
  fc.oneof({ arbitrary: bags.map((more) => sum(from, more)), weight: 4 }, { arbitrary: bags, weight: 1 });
const alternatives = fc.array(fc.array(need, { maxLength: 2 }), { maxLength: 2 });
const sometimes = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 2, nil: undefined });
const mostly = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 5, nil: undefined });

export const bundles: fc.Arbitrary<Bundle> = from.chain((from) =>
  fc
    .tuple(
      mostly(fc.array(need, { minLength: 1, maxLength: 3 })),
      sometimes(fc.nat(3)),
      sometimes(fc.integer({ min: 2, max: 7 })),
      sometimes(fc.record({ stock: stocks(from), any: alternatives })),
      sometimes(weights),
    )
    .map(([needs, min, max, keep, price]): Bundle => ({
      kind: 'bundle',
      from,
      ...(needs && { needs }),
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
      ...(keep && { keep }),
      ...(price && { price }),
    })),
);

/** Every bag that is part of this one. */
function subBags(bag: Bag): Bag[] {
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
  const deal = (i: number, rest: readonly number[]): boolean => {
    if (rest.every((units) => units <= 0)) return true;
    const token = each[i];
    if (token === undefined) return false;
    const served = needs.some(({ worth }, j) => {
      const [units, here] = [rest[j] ?? 0, worth[token] ?? 0];
      return units > 0 && here > 0 && deal(i + 1, rest.with(j, units - here));
    });
    return served || deal(i + 1, rest);
  };
  return deal(
    0,
    needs.map((need) => need.units),
  );
}

export function legalByForce(b: Bundle, answer: Bag): boolean {
  if (!has(b.from, answer) || Object.keys(answer).some((token) => !Object.hasOwn(b.from, token))) return false;
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
