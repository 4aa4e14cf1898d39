import { move, total, type Bag } from '../bag.ts';
import type { Game } from '../game.ts';
import { cardsInHand, discard, handSize, hands, pickUp, playCard } from '../hand.ts';
import { coreMessages } from '../messages.ts';
import { oneOf, order, pick } from '../offer.ts';
import { emptyPile, fullPile, moveTop, pileOf, pileSize, reorder, topCards } from '../pile.ts';
import type { State } from '../state.ts';

/** A small game for the core's own tests of hands, discards, reshuffles and bags: everybody may do anything that can be done. */
export interface Cove extends State {
  sack: Bag;
  pulled: string[];
  pulls: number;
}

/** Some alike, so that a card seen is not always the card that was known. */
export const CARGO = ['rum', 'rum', 'silk', 'silk', 'tea', 'wine'];
export const SACK: Bag = { black: 3, gold: 1, white: 6 };

export const cove: Game<Cove> = {
  id: 'cove',
  version: 0,
  seats: { min: 1, max: 3 },
  options: {},
  decks: () => ({ cargo: CARGO }),
  setup: ({ seats }) => ({
    sack: { ...SACK },
    pulled: [],
    pulls: 0,
    piles: { deck: fullPile('cargo', CARGO.length), discards: emptyPile(), ...hands(seats) },
  }),
  begin: (play) => play.ask(0, 'act'),
  questions: {
    act: {
      confirm: true,
      offer: (s, seat) => pick(actsOf(s, seat)),
      answer(play, seat, act: string) {
        const { s } = play;
        if (act === 'done') return play.end();
        play.then('next', { seat: (seat + 1) % s.setup.seats });
        if (act === 'draw') play.draw(seat, 'deck', 1, 'discards');
        if (act === 'draw 2') play.draw(seat, 'deck', 2, 'discards');
        if (act === 'bury') moveTop(s, 'deck', 'discards');
        if (act === 'reveal') {
          play.then('revealed');
          play.reveal('deck');
        }
        if (act === 'look') {
          play.ask(seat, 'arrange');
          play.look(seat, 'deck', 2);
        }
        if (act === 'pick up') pickUp(s, seat, 'discards');
        if (act === 'play' || act === 'discard' || act === 'hide') play.ask(seat, act);
        if (act === 'reshuffle') play.reshuffle('discards', 'deck');
        if (act === 'pull' || act === 'peek') play.chance(act, { roll: `${act} ${++s.pulls}` });
      },
    },
    play: {
      confirm: true,
      offer: (s, seat) => pick([...new Set(cardsInHand(s, seat))]),
      answer: ({ s }, seat, card: string) => playCard(s, seat, card),
    },
    discard: {
      confirm: true,
      offer: (s, seat) => pick([...new Set(cardsInHand(s, seat))]),
      answer: ({ s }, seat, card: string) => discard(s, seat, card, 'discards', 'open'),
    },
    hide: {
      secret: { question: true, answer: 'kept' },
      offer: (s, seat) => pick([...new Set(cardsInHand(s, seat))]),
      answer: ({ s }, seat, card: string) => discard(s, seat, card, 'discards', 'face-down'),
    },
    arrange: {
      secret: { question: true, answer: 'kept' },
      offer: (s) => order(topCards(s, 'deck', 2)),
      answer: ({ s }, seat, cards: readonly string[]) => reorder(s, 'deck', seat, cards),
    },
    /** Out of the sack for good, and only looked at. */
    pull: {
      offer: (s) => oneOf(s.sack),
      answer({ s }, _, token: string) {
        move(s.sack, {}, token, 1);
        s.pulled.push(token);
      },
    },
    peek: {
      offer: (s) => oneOf(s.sack),
      answer: ({ s }, _, token: string) => void s.pulled.push(token),
    },
  },
  steps: {
    next: (play, { seat }: { seat: number }) => play.ask(seat, 'act'),
    revealed: ({ s }) => moveTop(s, 'deck', 'discards'),
  },
  score: () => [],
  census: () => ({}),
  messages: { en: { ...coreMessages.en }, de: { ...coreMessages.de } },
};

function actsOf(s: Cove, seat: number): string[] {
  const [deck, discards] = [pileSize(pileOf(s, 'deck')), pileOf(s, 'discards')];
  const acts = ['reshuffle', 'done'];
  if (total(s.sack) > 0) acts.push('pull', 'peek');
  if (deck + discards.slots.length > 0) acts.push('draw', 'draw 2');
  if (deck > 0) acts.push('bury', 'reveal');
  if (deck > 1) acts.push('look');
  if (discards.slots.at(-1)?.open) acts.push('pick up');
  if (handSize(s, seat) > 0) acts.push('play', 'discard', 'hide');
  return acts;
}
