import {
  onlyAnswer,
  pick,
  type Asking,
  type Bag,
  type Bundle,
  type Play,
  type Question,
  type Seat,
} from '@quayside/engine';
import { FOOD, foodIn, only } from './goods.ts';
import { borrow, couldTrade, feedKey, hungerOf } from './loans.ts';
import { need, payment, spend, stock } from './payment.ts';
import { roundCard } from './rounds.ts';
import type { LeHavre } from './state.ts';

/** All feed at once, each as it likes: with food and francs, after what its ships bring. */
const feed: Question<LeHavre, 'feed'> = {
  // A sale or a repayment may come first.
  confirm: true,
  offer: (s, seat) => meal(s, seat),
  answer: eat,
};
const meal = (s: LeHavre, seat: Seat): Bundle => payment(stock(s, seat), [need('food', hungerOf(s, seat), FOOD)]);
function eat(play: Play<LeHavre>, seat: Seat, goods: Bag): void {
  spend(play, seat, goods);
  play.tell('feed', { seat, goods });
}

/** Too little of both: all of it goes, and loans cover the rest. Selling instead is the player's choice. */
const onCredit: Question<LeHavre, 'borrow'> = {
  confirm: true,
  offer: () => pick(['loan']),
  answer(play, seat) {
    const { s } = play;
    const bag = stock(s, seat);
    const hunger = hungerOf(s, seat);
    borrow(play, seat, hunger - foodIn(bag));
    const goods = only(bag, FOODSTUFFS);
    goods['franc'] = hunger - (foodIn(bag) - (bag['franc'] ?? 0));
    eat(play, seat, goods);
  },
};
const FOODSTUFFS = Object.keys(FOOD).filter((token) => token !== 'franc');

/** Who has one way to pay and nothing to trade pays at once; the others are asked, all together (ruling LH-18). */
export function askForFood(play: Play<LeHavre>): void {
  const { s } = play;
  play.tell('hunger', { food: roundCard(s).food });
  const asked: Asking<LeHavre>[] = [];
  for (let seat = 0; seat < s.setup.seats; seat++) {
    if (hungerOf(s, seat) === 0) continue;
    const key = feedKey(s, seat);
    const goods = key === 'feed' && !couldTrade(s, seat, false) ? onlyAnswer(meal(s, seat)) : null;
    if (goods === null) asked.push({ seat, key });
    else eat(play, seat, goods);
  }
  play.askTogether(asked);
}

export const questions = { feed, borrow: onCredit };
