import { cost, covers, pick, type Bag, type Need, type Play, type Question, type Seat } from '@quayside/engine';
import { cardOf } from '../card.ts';
import type { Deed } from '../deed.ts';
import { FREE, type Effect, type Way } from '../effect.ts';
import { energyIn, FOOD, foodIn, SUBSTITUTES } from '../goods.ts';
import { energy, gain, need, owns, payment, plainPayment, spend, stock } from '../payment.ts';
import { dueFor, yieldOf, type Rate } from '../rate.ts';
import type { LeHavre } from '../state.ts';

/** One line of a card that turns something into something else. */
export interface Trade {
  readonly from: Bag;
  readonly to: Bag;
  readonly most?: number;
  readonly energy?: Rate;
  /** Energy for the whole use, however many times. */
  readonly energyOnce?: number;
  /** Paid out on top. */
  readonly subsidy?: { readonly token: string; readonly rate: Rate };
  /** Food to give each time; paid for all times together, in a lump. */
  readonly food?: number;
  /** Paid out once on top, however often. */
  readonly bonus?: Bag;
  /** Must be in hand, and is kept. */
  readonly show?: Bag;
  /** Steel may be given for iron and brick for clay: not where a token is merely turned over. */
  readonly substitutes?: boolean;
}
interface Trading extends Effect {
  readonly trades: readonly Trade[];
  /** Comes first, whether anything is traded or not. */
  readonly base: Bag | null;
}

/** Any of these lines, at least one of them once; with a base none is needed. */
function trading(base: Bag | null, trades: readonly Trade[]): Trading {
  // What the smallest use takes depends on the energy that one's cards save, and on nothing else.
  const known: (readonly Way[])[] = [];
  const takesEnergy = trades.some((trade) => trade.energy !== undefined || trade.energyOnce !== undefined);
  const given: readonly Deed[] = base ? [{ does: 'gain', goods: base }] : [];
  return {
    deeds: [...given, ...trades.map((trade) => ({ does: 'trade' as const, ...trade }))],
    base,
    trades,
    ways(s, seat) {
      if (base) return FREE;
      const saved = takesEnergy ? owns(s, seat, 'energy') : 0;
      return (known[saved] ??= trades.map((trade) => [...needsOf(saved, [trade], [1]), ...shown(trade)]));
    },
    run(play, seat, card) {
      if (base) {
        gain(play, seat, base);
        play.tell('gain', { seat, card, goods: base });
      }
      next(play, seat, card, []);
    },
  };
}

export const convert = (...trades: readonly Trade[]): Effect => trading(null, trades);
export const gainAndMay = (base: Bag, trade: Trade): Effect => trading(base, [trade]);
/** Goods for francs. */
export const sell = (from: Bag, franc: number, most?: number): Effect => convert(sale(from, franc, most));
export const sale = (from: Bag, franc: number, most?: number): Trade =>
  most === undefined ? { from, to: { franc } } : { from, to: { franc }, most };

const shown = ({ show }: Trade): Need[] =>
  show ? Object.keys(show).map((token) => need(token, show[token] ?? 0)) : [];

/** What so many of each trade take together, of one who saves so much energy. */
function needsOf(saved: number, trades: readonly Trade[], done: readonly number[]): Need[] {
  const needs: Need[] = [];
  let food = 0;
  let power = -saved;
  trades.forEach((trade, i) => {
    const times = done[i] ?? 0;
    if (times === 0) return;
    food += times * (trade.food ?? 0);
    power += dueFor(trade.energy, times) + (trade.energyOnce ?? 0);
    for (const one of cost(trade.from, trade.substitutes ? SUBSTITUTES : {}))
      needs.push({ ...one, units: times * one.units });
  });
  if (food > 0) needs.push(need('food', food, FOOD));
  if (power > 0) needs.push(energy(power));
  return needs;
}

/** How often the next trade can be done after those chosen. */
function mostTimes(s: LeHavre, seat: Seat, trades: readonly Trade[], done: readonly number[]): number {
  const trade = trades[done.length] as Trade;
  const bag = stock(s, seat);
  for (const one of shown(trade)) if (!covers(bag, [one])) return 0;
  let most = trade.most ?? Number.MAX_SAFE_INTEGER;
  for (const one of cost(trade.from, trade.substitutes ? SUBSTITUTES : {})) {
    let have = 0;
    for (const token in one.worth) have += bag[token] ?? 0;
    most = Math.min(most, Math.floor(have / one.units));
  }
  if (trade.food) most = Math.min(most, Math.floor(foodIn(bag) / trade.food));
  const saved = owns(s, seat, 'energy');
  if (trade.energy) most = Math.min(most, Math.floor(((energyIn(bag) + saved) * trade.energy.per) / trade.energy.n));
  while (most > 0 && !covers(bag, needsOf(saved, trades, [...done, most]))) most--;
  return most;
}

function next(play: Play<LeHavre>, seat: Seat, card: string, done: readonly number[]): void {
  const { trades } = cardOf(card).effect as Trading;
  if (done.length < trades.length) play.ask(seat, 'times', { card, done });
  else if (done.some((n) => n > 0)) {
    const plain = plainPayment(needsOf(owns(play.s, seat, 'energy'), trades, done));
    if (plain === null) play.ask(seat, 'pay', { card, done });
    else settleTrades(play, seat, card, done, plain);
  }
}

function settleTrades(play: Play<LeHavre>, seat: Seat, card: string, done: readonly number[], paid: Bag): void {
  const { trades } = cardOf(card).effect as Trading; // of the card that asked
  const goods: Bag = {};
  trades.forEach((trade, i) => {
    const n = done[i] ?? 0;
    if (n === 0) return;
    const { to, subsidy } = trade;
    for (const token in to) goods[token] = (goods[token] ?? 0) + n * (to[token] ?? 0);
    if (subsidy) goods[subsidy.token] = (goods[subsidy.token] ?? 0) + yieldOf(subsidy.rate, n);
    for (const token in trade.bonus) goods[token] = (goods[token] ?? 0) + (trade.bonus[token] ?? 0);
  });
  spend(play, seat, paid);
  gain(play, seat, goods);
  play.tell('convert', { seat, card, paid, goods });
}

/** How often? Never more than can be paid for, energy included. */
const times: Question<LeHavre, 'times'> = {
  offer(s, seat, { card, done }) {
    const { trades, base } = cardOf(card).effect as Trading; // asked by that effect only
    const most = mostTimes(s, seat, trades, done);
    const later = done.length + 1 < trades.length && mostTimes(s, seat, trades, [...done, 0]) > 0;
    const least = base !== null || later || done.some((n) => n > 0) ? 0 : 1;
    return pick(numbers(least, most));
  },
  why(s, seat, n, { card, done }) {
    const { trades } = cardOf(card).effect as Trading; // asked by that effect only
    if (!/^\d{1,3}$/.test(n)) return null;
    return n === '0'
      ? { key: 'why.times.least' }
      : { key: 'why.times.most', args: { most: mostTimes(s, seat, trades, done) } };
  },
  answer: (play, seat, n, { card, done }) => next(play, seat, card, [...done, Number(n)]),
};

const NUMBERS = Array.from({ length: 100 }, (_, n) => String(n));
const numbers = (least: number, most: number): string[] =>
  most < NUMBERS.length
    ? NUMBERS.slice(least, most + 1)
    : Array.from({ length: most - least + 1 }, (_, i) => String(least + i));

const pay: Question<LeHavre, 'pay'> = {
  offer(s, seat, { card, done }) {
    const { trades } = cardOf(card).effect as Trading; // asked by that effect only
    return payment(stock(s, seat), needsOf(owns(s, seat, 'energy'), trades, done));
  },
  answer: (play, seat, paid, { card, done }) => settleTrades(play, seat, card, done, paid),
};
export const questions = { times, pay };
