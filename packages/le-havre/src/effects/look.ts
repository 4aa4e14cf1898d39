import { order, pick, pileSize, reorder, topCards, type Question, type Steps } from '@quayside/engine';
import type { LeHavre } from '../state.ts';

const SPECIAL = 'special';
const left = (s: LeHavre): number => {
  const pile = s.piles?.[SPECIAL];
  return pile ? Math.min(2, pileSize(pile)) : 0;
};

/** Afterwards one may look at the next two special cards and put them back in an order that nobody else knows. */
const look: Question<LeHavre, 'look'> = {
  offer: () => pick(['look', 'skip']),
  answer(play, seat, how) {
    if (how === 'skip') return;
    play.then('looked', { seat });
    play.look(seat, SPECIAL, left(play.s));
  },
};

const arrange: Question<LeHavre, 'arrange'> = {
  secret: { question: true, answer: 'kept' },
  offer: (s) => order(topCards(s, SPECIAL, 2)),
  answer(play, seat, cards) {
    reorder(play.s, SPECIAL, seat, cards);
    play.tell('arranged', { seat }, { seats: [seat], data: { cards } });
  },
};

export const questions = { look, arrange };
export const steps = {
  mayLook(play, { seat }) {
    if (left(play.s) > 0) play.ask(seat, 'look');
  },
  looked(play, { seat }) {
    play.tell('looked', { seat });
    if (left(play.s) > 1) play.ask(seat, 'arrange');
  },
} satisfies Partial<Steps<LeHavre>>;
