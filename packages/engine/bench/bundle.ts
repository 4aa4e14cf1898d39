/* How long payments take, in microseconds each: `tsx packages/engine/bench/bundle.ts`. Figures to look at, not to assert. */
import process from 'node:process';
import type { Bag } from '../src/bag.ts';
import { frontier, onlyAnswer, possible, refuseBundle, sampleBundle, suggest, type Bundle } from '../src/bundle.ts';
import { cost, type Need } from '../src/need.ts';
import { randomFrom } from '../src/random.ts';

const foods: Need['worth'] = { fish: 1, grain: 1, smoked: 2, bread: 2, meat: 3, coin: 1, cheese: 3 };
const random = randomFrom('bench');
const pay = (from: Bag, ...needs: Need[]): Bundle => ({ kind: 'bundle', from, needs });

const small = pay({ fish: 4, smoked: 2, bread: 3, meat: 1, coin: 6 }, { units: 3, worth: foods, name: 'food' });
const feeding = pay(
  { fish: 9, grain: 7, smoked: 7, bread: 6, meat: 5, coin: 10, cheese: 4 },
  { units: 20, worth: foods, name: 'food' },
);
const building = pay(
  { wood: 4, clay: 3, brick: 2, iron: 2, steel: 1, coal: 3 },
  ...cost({ wood: 2, clay: 2, iron: 1 }, { clay: ['brick'], iron: ['steel'] }),
);
const shared = pay(
  { wood: 6, charcoal: 4, coal: 3, coke: 1, clay: 3, brick: 2 },
  ...cost({ wood: 2, clay: 2 }, { clay: ['brick'] }),
  { units: 7, worth: { wood: 1, charcoal: 3, coal: 3, coke: 10 }, name: 'energy' },
);
const stock = { fish: 4, smoked: 2, bread: 3, coin: 3, wood: 4, clay: 1, brick: 2 };
const kept: Bundle = {
  ...pay(stock, { units: 3, worth: foods, name: 'food' }),
  keep: {
    stock,
    any: [
      [...cost({ wood: 2 }), { units: 6, worth: foods, name: 'food' }],
      cost({ clay: 2, coin: 3 }, { clay: ['brick'] }),
    ],
  },
};
const sale: Bundle = { kind: 'bundle', from: stock, price: { fish: 1, smoked: 2, bread: 3, brick: 2 }, max: 6 };

const say = (line: string) => process.stdout.write(`${line}\n`);
const nanoseconds = (): number => Number(process.hrtime.bigint());
function time(name: string, run: () => unknown): void {
  for (let i = 0; i < 2000; i++) run();
  const start = nanoseconds();
  let runs = 0;
  while (nanoseconds() - start < 300e6) for (let i = 0; i < 50; i++, runs++) run();
  say(`${name.padEnd(36)} ${((nanoseconds() - start) / runs / 1000).toFixed(2).padStart(9)} µs`);
}

for (const [name, b] of Object.entries({ small, feeding, building, shared, kept, sale })) {
  const answers = Array.from({ length: 64 }, () => sampleBundle(b, random));
  let next = 0;
  say(`${name}: ${frontier(b, 100_000).length} answers`);
  time(`  sampleBundle`, () => sampleBundle(b, random));
  time(`  refuseBundle`, () => refuseBundle(b, answers[next++ & 63]));
  time(`  possible`, () => possible(b));
  time(`  onlyAnswer`, () => onlyAnswer(b));
  time(`  suggest`, () => suggest(b));
  if (b.needs !== undefined) time(`  frontier`, () => frontier(b));
}
