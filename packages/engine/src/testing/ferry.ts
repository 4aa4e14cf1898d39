import type { Bag } from '../bag.ts';
import type { Game } from '../game.ts';
import { coreMessages } from '../messages.ts';
import { order, payment, pick } from '../offer.ts';
import { fullPile, reorder, takeTop, topCards } from '../pile.ts';
import type { State } from '../state.ts';

/** A small game for the core's own tests, in which a seat may do whatever the core can do, as often as it likes. */
export interface Ferry extends State {
  goods: Bag[];
  rolls: number;
  rolled: string[];
  drawn: string[];
  /** Of the vote that has been opened last. */
  votes: string[];
}

export const CARDS = ['ash', 'birch', 'cedar', 'elm', 'fir', 'oak'];

export const ferry: Game<Ferry> = {
  id: 'ferry',
  version: 3,
  seats: { min: 1, max: 3 },
  options: {
    fares: { kind: 'number', min: 1, max: 9, default: 2 },
    night: { kind: 'flag', default: false },
    river: { kind: 'choice', values: ['wide', 'narrow'], default: 'wide' },
  },
  unfit: ({ seats, options }) => (seats === 1 && options['night'] === true ? { key: 'why.night' } : null),
  decks: () => ({ trees: CARDS }),
  setup: ({ seats }) => ({
    goods: Array.from({ length: seats }, () => ({ coin: 2, fish: 1 })),
    rolls: 0,
    rolled: [],
    drawn: [],
    votes: Array.from({ length: seats }, () => ''),
    piles: { deck: fullPile('trees', CARDS.length) },
  }),
  begin: (play) => play.ask(0, 'act'),
  questions: {
    act: {
      confirm: true,
      offer: () => pick(['draw', 'look', 'roll', 'vote', 'pay', 'gain', 'pass', 'done']),
      why: (_, __, what: string) => (what === 'swim' ? { key: 'why.swim' } : null),
      answer(play, seat, what: string) {
        const { s } = play;
        play.tell('act', { seat, what });
        if (what === 'done') return play.end();
        play.ask(what === 'pass' ? (seat + 1) % s.setup.seats : seat, 'act');
        if (what === 'gain') play.gain(s.goods[seat] as Bag, 'coin');
        if (what === 'pay') play.ask(seat, 'toll');
        if (what === 'roll') play.chance('dice', { roll: `roll ${++s.rolls}` });
        if (what === 'look') {
          play.ask(seat, 'arrange', { why: 'dusk' });
          play.look(seat, 'deck', 2);
        }
        if (what === 'draw') {
          play.then('drawn');
          play.reveal('deck');
        }
        if (what === 'vote') {
          play.then('counted');
          play.askTogether(s.goods.map((_, one) => ({ seat: one, key: 'vote', data: { about: 'tea' } })));
        }
      },
    },
    vote: {
      secret: { answer: 'until-all' },
      offer: () => pick(['yes', 'no']),
      answer: ({ s }, seat, vote: string) => void (s.votes[seat] = vote),
    },
    toll: {
      offer: (s, seat) => payment(s.goods[seat] ?? {}, [{ units: 1, worth: { coin: 1, fish: 1 }, name: 'toll' }]),
      answer(play, seat, bag: Bag) {
        for (const token in bag) play.spend(play.s.goods[seat] as Bag, token, bag[token]);
      },
    },
    arrange: {
      secret: { question: true, answer: 'kept' },
      offer: (s) => order(topCards(s, 'deck', 2)),
      answer: ({ s }, seat, cards: readonly string[]) => reorder(s, 'deck', seat, cards),
    },
    dice: {
      offer: () => pick(['1', '2', '3', '4', '5', '6']),
      answer: ({ s }, _, n: string) => void s.rolled.push(n),
    },
    tip: {
      offer: () => pick(['coin']),
      answer: (play, seat) => play.spend(play.s.goods[seat] as Bag, 'coin'),
    },
  },
  steps: {
    drawn: ({ s }) => void s.drawn.push(takeTop(s, 'deck')),
    counted: (play) => play.tell('votes', { votes: play.s.votes }),
  },
  asides: (s, seat) => ((s.goods[seat] as Bag)['coin'] ? [{ key: 'tip' }] : []),
  score: (s) => s.goods.map((goods, seat) => ({ seat, lines: { coins: goods['coin'] ?? 0 } })),
  census: (s) => ({
    coin: s.goods.reduce((n, goods) => n + (goods['coin'] ?? 0), 0),
    fish: s.goods.reduce((n, goods) => n + (goods['fish'] ?? 0), 0),
  }),
  messages: {
    en: { ...coreMessages.en, 'why.swim': 'Nobody swims.', 'why.night': 'Nobody crosses alone at night.' },
    de: { ...coreMessages.de, 'why.swim': 'Hier schwimmt niemand.', 'why.night': 'Nachts setzt niemand allein über.' },
  },
};
