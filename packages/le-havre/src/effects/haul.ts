import { pick, type Bag, type Question } from '@quayside/engine';
import { NO_WAY, type Effect, type Way } from '../effect.ts';
import { OFFERS } from '../goods.ts';
import { need, spend, stock } from '../payment.ts';
import type { LeHavre } from '../state.ts';

/** Francs are no goods: the first offer space has no neighbour here. */
const PAIRS: readonly (readonly [string, string])[] = OFFERS.slice(1, -1).map((good, i) => [
  good,
  OFFERS[i + 2] as string,
]);
const WAGES = 3;
const ways: readonly Way[] = [[need('franc', WAGES)]];
const loads = (s: LeHavre) => PAIRS.filter(([a, b]) => (s.offer[a] ?? 0) + (s.offer[b] ?? 0) > 0);

/** All goods of two neighbouring offer spaces, for wages to the town. */
export const haul = (): Effect => ({
  deeds: [{ does: 'haul', francs: WAGES }],
  ways: (s) => (loads(s).length > 0 ? ways : NO_WAY),
  run: (play, seat, card) => play.ask(seat, 'haul', { card }),
});

const question: Question<LeHavre, 'haul'> = {
  offer: (s) => pick(loads(s).map(([a, b]) => `${a}:${b}`)),
  why: (_, __, pair) => ({ key: PAIRS.some(([a, b]) => pair === `${a}:${b}`) ? 'why.haul.empty' : 'why.haul.apart' }),
  answer(play, seat, pair, { card }) {
    const { s } = play;
    const goods: Bag = {};
    spend(play, seat, { franc: WAGES });
    for (const good of pair.split(':')) {
      const n = s.offer[good] ?? 0;
      if (n > 0) goods[good] = n;
      play.move(s.offer, stock(s, seat), good, n);
    }
    play.tell('haul', { seat, card, goods, francs: WAGES });
  },
};
export const questions = { haul: question };
