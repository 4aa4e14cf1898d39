import { pick, type Bag, type Question } from '@quayside/engine';
import { cardOf } from '../card.ts';
import type { Effect, Way } from '../effect.ts';
import { ALL_GOODS, ANY_GOOD, goodsIn, only } from '../goods.ts';
import { gain, need, spend, stock } from '../payment.ts';
import type { LeHavre } from '../state.ts';

/** Goods of any kind for one that is wanted: so many for one of these, each bargain once, one or all of them. */
export interface Bargain {
  readonly give: number;
  readonly for: readonly string[];
}
interface Office extends Effect {
  /** Option → how many goods it takes. */
  readonly options: { readonly [option: string]: number };
}

export function exchangeAny(first: Bargain, second: Bargain): Effect {
  const options: { [option: string]: number } = {};
  for (const one of first.for) options[one] = first.give;
  for (const other of second.for) options[other] = second.give;
  for (const one of first.for) for (const other of second.for) options[`${one}:${other}`] = first.give + second.give;
  const least: readonly Way[] = [[need('good', Math.min(first.give, second.give), ANY_GOOD)]];
  const office: Office = {
    deeds: [first, second].map((one) => ({ does: 'bargain', ...one })),
    options,
    ways: () => least,
    run: (play, seat, card) => play.ask(seat, 'bargain', { card }),
  };
  return office;
}

const optionsOf = (card: string) => (cardOf(card).effect as Office).options; // asked by that effect only

const bargain: Question<LeHavre, 'bargain'> = {
  offer(s, seat, { card }) {
    const have = goodsIn(stock(s, seat));
    const options = optionsOf(card);
    return pick(Object.keys(options).filter((option) => (options[option] ?? 0) <= have));
  },
  why(s, seat, get, { card }) {
    const units = Object.hasOwn(optionsOf(card), get) ? optionsOf(card)[get] : undefined;
    return units === undefined ? null : { key: 'why.bargain.few', args: { units, have: goodsIn(stock(s, seat)) } };
  },
  answer: (play, seat, get, { card }) => play.ask(seat, 'give', { card, get }),
};

const give: Question<LeHavre, 'give'> = {
  offer(s, seat, { card, get }) {
    const n = optionsOf(card)[get] ?? 0;
    return { kind: 'bundle', from: only(stock(s, seat), ALL_GOODS), min: n, max: n };
  },
  answer(play, seat, paid, { card, get }) {
    const goods: Bag = Object.fromEntries(get.split(':').map((good) => [good, 1]));
    spend(play, seat, paid);
    gain(play, seat, goods);
    play.tell('convert', { seat, card, paid, goods });
  },
};
export const questions = { bargain, give };
