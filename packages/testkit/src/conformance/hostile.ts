import type { Answer, Bag, Offer } from '@quayside/engine';
import { frontier } from '@quayside/engine/host';

const cyclic: { self?: unknown } = {};
cyclic.self = cyclic;

/** Names that every object answers to, and some that break programs which write or compare them. */
const EVERYWHERE: readonly string[] = [
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
  '\u0000',
  '\uD800',
  '',
];

/** Inputs that no decision offers and that have broken programs before. */
export const HOSTILE_ANSWERS: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e308,
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'x'.repeat(100_000),
  [],
  [null],
  [[[[]]]],
  Array.from({ length: 5000 }, () => 'x'),
  ['__proto__', 'constructor'],
  { length: 2, 0: 'a', 1: 'b' },
  JSON.parse('{"__proto__":{"coin":5}}'),
  JSON.parse('{"__proto__":1,"constructor":1}'),
  Object.create({ coin: 1, wood: 2, food: 3 }),
  { coin: -1 },
  { coin: 0.5 },
  { coin: Number.NaN },
  { coin: Number.MAX_SAFE_INTEGER },
  { coin: '1' },
  { coin: null },
  { toString: 1 },
  { coin: -0, fish: 2 ** 53, wood: 1e308 },
  { coin: Number.POSITIVE_INFINITY },
  { '\u0000': 1 },
  { '\uD800': 1 },
  '\u0000',
  '\uDC00\uD800',
  -0,
  ['\u0000', '\uD800'],
  Object.assign([], { coin: 1 }),
  Object.assign(['coin'], { coin: 1 }),
  ...EVERYWHERE.flatMap((name) => [{ [name]: 0 }, { [name]: 1 }]),
  Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`t${i}`, 1])),
  new Map([['coin', 1]]),
  new Date(0),
  Symbol('answer'),
  () => 'answer',
  cyclic,
];
export const HOSTILE_SEATS: readonly unknown[] = [
  -1,
  -2,
  99,
  0.5,
  Number.NaN,
  '0',
  null,
  undefined,
  {},
  [],
  true,
  2 ** 53,
];
export const HOSTILE_KEYS: readonly unknown[] = [
  '',
  'nonsense',
  '__proto__',
  'constructor',
  'toString',
  'draw',
  'core.draw',
  'core.show',
  'k'.repeat(100_000),
  null,
  7,
  {},
];

/** Answers of the right kind that are nearly what is offered. The caller sorts out those that are. */
export function nearMisses(offer: Offer, words: readonly string[]): unknown[] {
  switch (offer.kind) {
    case 'pick':
      return [
        ...words,
        ...offer.options.flatMap((one) => [`${one} `, `${one}:`, one.toUpperCase(), [one], { [one]: 1 }]),
        offer.options,
      ];
    case 'order':
      return [
        offer.items.slice(1),
        [...offer.items, ...offer.items],
        [...offer.items.slice(1), offer.items[1] ?? 'nothing'],
        offer.items.join(','),
        Object.fromEntries(offer.items.map((item) => [item, 1])),
        offer.items.map((_, i) => i),
      ];
    case 'bundle': {
      const legal: readonly Answer[] = frontier(offer, 4);
      return [
        {},
        { ...offer.from },
        ...legal.flatMap((bag) => around(bag as Bag, offer.from, words)),
        ...legal.flatMap((bag) => odd(bag as Bag)),
        Object.keys(offer.from),
        ...Object.keys(offer.from),
      ];
    }
  }
}

/** A legal answer with a name too many, zero times; as a list with the right names; and with counts that are none. */
const odd = (bag: Bag): unknown[] => [
  ...EVERYWHERE.map((name) => ({ ...bag, [name]: 0 })),
  JSON.parse(`{"__proto__":0,${JSON.stringify(bag).slice(1)}`.replace(',}', '}')),
  Object.assign([], bag),
  ...[0.5, Number.NaN, 1e308, '1', -1].map((n) => ({ ...bag, [Object.keys(bag)[0] ?? 'coin']: n })),
];

/** One token more, one less, one that was never there, one of another kind. */
function around(bag: Bag, from: Bag, words: readonly string[]): Bag[] {
  const near: Bag[] = [];
  for (const token of new Set([...Object.keys(from), ...words.slice(0, 5)])) {
    near.push({ ...bag, [token]: (bag[token] ?? 0) + 1 }, { ...bag, [token]: (from[token] ?? 0) + 1 });
    if ((bag[token] ?? 0) > 0) near.push({ ...bag, [token]: (bag[token] ?? 0) - 1 });
  }
  return near;
}
