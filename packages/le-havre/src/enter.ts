import type { Bag, Play, Question, Seat, Steps } from '@quayside/engine';
import { cardOf, type Card } from './card.ts';
import type { Way } from './effect.ts';
import { affordableBeside, feeOf, hand, meets, payment, plainPayment, spend, stock } from './payment.ts';
import { isFinal } from './rounds.ts';
import { TOWN, type LeHavre } from './state.ts';

const ownerOf = (s: LeHavre, card: string): Seat => {
  for (let seat = 0; seat < s.own.length; seat++) if (s.own[seat]?.includes(card)) return seat;
  return TOWN;
};

/** Somebody stands there who bars the way; at the very end nobody does. */
export function isBarred(s: LeHavre, card: string): boolean {
  for (const at of s.at) if (at === card) return !isFinal(s);
  return false;
}

/** In the final stage nobody goes back to where the own worker last lay, sent home or not (ruling LH-21). */
export const wasLast = (s: LeHavre, seat: Seat, card: string): boolean => s.last[seat] === card && isFinal(s);

/** A worker must move to another building, which nobody else occupies, pay, and use it with what is left. */
export function canEnter(s: LeHavre, seat: Seat, card: Card, owner: Seat): boolean {
  const { effect, id } = card;
  if (effect === null || s.at[seat] === id || isBarred(s, id) || wasLast(s, seat, id)) return false;
  const fee = owner === seat ? null : card.feeNeed;
  const bag = stock(s, seat);
  if (fee !== null && !meets(bag, fee)) return false;
  const ways = effect.ways(s, seat, id);
  for (let i = 0; i < ways.length; i++) if (affordableBeside(bag, fee, ways[i] as Way)) return true;
  return false;
}

export function enter(play: Play<LeHavre>, seat: Seat, id: string): void {
  const { s } = play;
  const card = cardOf(id);
  const from = s.at[seat] ?? null;
  s.at[seat] = id;
  s.last[seat] = id;
  play.tell('enter', { seat, card: id, from });
  const fee = feeOf(s, seat, card);
  const plain = fee === null ? NOTHING_DUE : plainPayment([fee]);
  if (plain === null) {
    play.then('use', { seat, card: id });
    play.ask(seat, 'fee', { card: id });
    return;
  }
  if (fee !== null) payFee(play, seat, id, plain);
  card.effect?.run(play, seat, id);
}
const NOTHING_DUE: Bag = {};

function payFee(play: Play<LeHavre>, seat: Seat, card: string, goods: Bag): void {
  const owner = ownerOf(play.s, card);
  if (owner === TOWN) spend(play, seat, goods);
  else hand(play, seat, owner, goods);
  play.tell('fee', owner === TOWN ? { seat, card, goods } : { seat, card, goods, toSeat: owner });
}

/** The entry fee, so that the function can still be carried out. */
const fee: Question<LeHavre, 'fee'> = {
  offer(s, seat, { card: id }) {
    const card = cardOf(id);
    const due = feeOf(s, seat, card);
    return payment(stock(s, seat), due === null ? [] : [due], card.effect?.ways(s, seat, id));
  },
  answer: (play, seat, goods, { card }) => payFee(play, seat, card, goods),
};

export const questions = { fee };
export const steps = {
  use: (play, { seat, card }) => cardOf(card).effect?.run(play, seat, card),
} satisfies Partial<Steps<LeHavre>>;
