import type { Seat, GameText } from '@quayside/engine';
import { BUILDINGS, numberOf, type Building } from './buildings.ts';
import { sectorOf } from './dial.ts';
import { amountOf } from './holdings.ts';
import type { Due } from './payment.ts';
import { CLAY, FISH, GOODS, GRAIN, LETTERS, WOOD } from './print.ts';
import { markers, NOBODY, type InlandPort } from './state.ts';
import { amountAt, cellNamed, columnOf, nameOf, rowOf, type Cell } from './warehouse.ts';

/** Why an action is not offered, in words. */
export function whyNotAct(s: InlandPort, seat: Seat, option: string): GameText | null {
  const [verb, id = ''] = option.split(':');
  if (verb === 'lose') return { key: 'why.lose' };
  if (verb !== 'build' && verb !== 'use') return null;
  const n = numberOf(id);
  const building = BUILDINGS[n];
  if (!building) return { key: 'why.unknown', args: { building: id.slice(0, 60) } };
  return verb === 'build' ? whyNotBuild(s, seat, n, building) : whyNotUse(s, n, building);
}

function whyNotBuild(s: InlandPort, seat: Seat, n: number, { id, letter, cost }: Building): GameText | null {
  if (s.owner[n] !== NOBODY) return { key: s.owner[n] === seat ? 'why.yours' : 'why.theirs', args: { building: id } };
  if (LETTERS.indexOf(letter) > s.round) return { key: 'why.later', args: { building: id, letter } };
  const short = (token: string, asked: number, have: number): GameText | null =>
    have < asked ? { key: 'why.short', args: { building: id, n: asked, token, have } } : null;
  return (
    short('wood', cost.wood ?? 0, amountOf(s, seat, WOOD)) ??
    short('clay', cost.clay ?? 0, amountOf(s, seat, CLAY)) ??
    short('food', cost.food ?? 0, amountOf(s, seat, FISH) + amountOf(s, seat, GRAIN)) ??
    short('franc', cost.francs ?? 0, s.francs[seat] ?? 0)
  );
}

function whyNotUse(s: InlandPort, n: number, { id, effect }: Building): GameText | null {
  if (!effect) return { key: 'why.locked', args: { building: id } };
  if (s.owner[n] === NOBODY) return { key: 'why.unbuilt', args: { building: id } };
  if (sectorOf(s, n) === '0') return { key: 'why.zero', args: { building: id } };
  return { key: 'why.fee', args: { building: id } };
}

/** Why a payment is not offered: `wood:3+4` and the like, or food with both cells. */
export function whyNotPay(s: InlandPort, seat: Seat, option: string, { good, n }: Due): GameText | null {
  const [verb = '', ...parts] = option.split(':');
  if (verb.replace('-over', '') !== good) return { key: 'why.good', args: { good } };
  const goods = good === 'food' ? [FISH, GRAIN] : [GOODS.indexOf(good)];
  const ends = parts.slice(0, goods.length).map(cellNamed);
  if (ends.length < goods.length || ends.some((cell) => cell < 0)) return { key: 'why.cell' };
  let paid = 0;
  for (let i = 0; i < goods.length; i++) {
    const from = markers(s, seat)[goods[i] ?? 0] ?? 0;
    const to = ends[i] ?? 0;
    if (!isBelow(from, to)) return { key: 'why.moves', args: { from: nameOf(from), to: nameOf(to) } };
    paid += amountAt(from) - amountAt(to);
  }
  if (paid < n) return { key: 'why.paid.little', args: { n, paid, good } };
  return { key: 'why.paid.much', args: { n, paid, good } };
}

const isBelow = (from: Cell, to: Cell) => rowOf(to) <= rowOf(from) && columnOf(to) <= columnOf(from);

export function whyNotSell(s: InlandPort, seat: Seat, id: string): GameText | null {
  const n = numberOf(id);
  if (n < 0) return { key: 'why.unknown', args: { building: id.slice(0, 60) } };
  return s.owner[n] === seat ? null : { key: 'why.sell', args: { building: id } };
}
