import { pick, type Bag, type Play, type Question } from '@quayside/engine';
import { FOOD, foodIn, only } from './goods.ts';
import { borrow, feedKey, hungerOf } from './loans.ts';
import { need, payment, spend, stock } from './payment.ts';
import { roundCard } from './rounds.ts';
import type { LeHavre } from './state.ts';

/** All feed at once, each as it likes: with food and francs, after what its ships bring. */
const feed: Question<LeHavre, undefined, Bag> = {
  offer: (s, seat) => payment(stock(s, seat), [need('food', hungerOf(s, seat), FOOD)]),
  answer(play, seat, goods) {
    spend(play, seat, goods);
    play.tell('feed', { seat, goods });
  },
};

/** Too little of both: all of it goes, and loans cover the rest. Selling instead is the player's choice. */
const onCredit: Question<LeHavre, undefined, string> = {
  own: true,
  offer: () => pick(['loan']),
  answer(play, seat) {
    const { s } = play;
    const bag = stock(s, seat);
    const hunger = hungerOf(s, seat);
    borrow(play, seat, hunger - foodIn(bag));
    const goods = only(bag, FOODSTUFFS);
    goods['franc'] = hunger - (foodIn(bag) - (bag['franc'] ?? 0));
    spend(play, seat, goods);
    play.tell('feed', { seat, goods });
  },
};
const FOODSTUFFS = Object.keys(FOOD).filter((token) => token !== 'franc');

export function askForFood(play: Play<LeHavre>): void {
  const { s } = play;
  play.tell('hunger', { food: roundCard(s).food });
  for (let seat = 0; seat < s.setup.seats; seat++) if (hungerOf(s, seat) > 0) play.ask(seat, feedKey(s, seat));
}

export const questions = { feed, borrow: onCredit };
