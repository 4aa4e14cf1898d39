import {
  fullPile,
  order,
  takeTop,
  type Bag,
  type Fresh,
  type Play,
  type Question,
  type Setup,
  type Steps,
} from '@quayside/engine';
import { cardOf } from './card.ts';
import { SPECIAL } from './cards/special.ts';
import { stockOf } from './goods.ts';
import type { Options } from './options.ts';
import type { LeHavre } from './state.ts';
import { pileCards, townCards } from './tables/availability.ts';
import { TILE_NAMES } from './tables/tiles.ts';

const OFFER = {
  full: { franc: 2, fish: 2, wood: 2, clay: 1, iron: 0, grain: 0, cattle: 0 },
  short: { franc: 3, fish: 3, wood: 3, clay: 2, iron: 1, grain: 1, cattle: 1 },
};
const GOODS: { readonly full: Bag; readonly short: Bag } = {
  full: { franc: 5, coal: 1 },
  short: { franc: 5, fish: 2, wood: 2, clay: 2, iron: 2, cattle: 1, coal: 2, hides: 2 },
};
export const START = { offer: OFFER, goods: GOODS, specials: { full: 6, short: 0 } } as const;

/** The short game for one or two gives each a wooden ship to start with; one more lies ready in the solo game. */
const SHORT_FLEETS: { readonly [seats: number]: readonly string[] } = { 1: ['R01'], 2: ['R01', 'R03'] };
const SHORT_WOODEN: { readonly [seats: number]: readonly string[] } = { 1: ['R03'] };

/** Of no use without opponents (ruling LH-12). */
const NEED_OPPONENTS = ['harbor-watch', 'zoo'];
/** With this card on top of a pile the deal is repeated, as often as it takes (ruling LH-23). */
const NEVER_FIRST = 'black-market';
const STANDARD = 'standard';

export function decks({ seats, options }: Setup<Options>): { [deck: string]: readonly string[] } {
  const found: { [deck: string]: readonly string[] } = {
    [STANDARD]: pileCards(options.length, seats),
    tiles: TILE_NAMES,
  };
  if (options.length === 'full')
    found['special'] = SPECIAL.map((card) => card.id).filter(
      (id) => seats > 1 || !options.soloCards || !NEED_OPPONENTS.includes(id),
    );
  return found;
}

export function setup({ seats, options }: Setup<Options>): Fresh<LeHavre> {
  const { length } = options;
  const short = length === 'short';
  const each = <T>(make: (seat: number) => T): T[] => Array.from({ length: seats }, (_, seat) => make(seat));
  const piles: LeHavre['piles'] = { tiles: fullPile('tiles', TILE_NAMES.length) };
  if (START.specials[length] > 0) piles['special'] = fullPile('special', START.specials[length]);
  return {
    turn: 0,
    tiles: [],
    offer: { ...OFFER[length] },
    stock: each(() => stockOf(GOODS[length])),
    loans: each(() => 0),
    own: each(() => []),
    fleet: each((seat) => (short ? (SHORT_FLEETS[seats]?.slice(seat, seat + 1) ?? []) : [])),
    at: each(() => null),
    last: each(() => null),
    town: townCards(length, seats),
    plans: [[], [], []],
    waiting: [],
    ships: {
      'wooden-ship': short ? [...(SHORT_WOODEN[seats] ?? [])] : [],
      'iron-ship': [],
      'steel-ship': [],
      'luxury-liner': [],
    },
    modern: [],
    sold: [],
    piles,
  };
}

/** Deals the standard buildings: nature shows them all, then they are sorted into three piles. */
export function deal(play: Play<LeHavre>): void {
  const { s } = play;
  const size = cardsOf(s).length;
  s.piles = { ...s.piles, [STANDARD]: fullPile(STANDARD, size) };
  play.then('dealt');
  play.reveal(STANDARD, size);
}
const cardsOf = ({ setup: { seats, options } }: LeHavre): string[] => pileCards(options.length, seats);

function layOut(play: Play<LeHavre>, cards: readonly string[], attempt: number): void {
  const { s } = play;
  const size = cards.length;
  s.plans = [0, 1, 2].map((i) =>
    // The lowest number comes up first: it lies last.
    cards.slice((i * size) / 3, ((i + 1) * size) / 3).sort((a, b) => cardOf(b).sort - cardOf(a).sort),
  );
  if (s.plans.some((pile) => pile[pile.length - 1] === NEVER_FIRST)) {
    play.tell('redeal', { card: NEVER_FIRST });
    play.chance('shuffle', { attempt, roll: `shuffle-${attempt}` });
    return;
  }
  play.tell('dealt', { piles: s.plans });
  play.then('turn');
}

/** The same cards in another order: chance that no deck holds, because nobody knows how often it is asked for. */
const shuffle: Question<LeHavre, 'shuffle'> = {
  offer: (s) => order(cardsOf(s)),
  answer: (play, _, cards, { attempt }) => layOut(play, cards, attempt + 1),
};

export const questions = { shuffle };
export const steps = {
  dealt(play) {
    const { s } = play;
    const cards = cardsOf(s).map(() => takeTop(s, STANDARD));
    delete s.piles?.[STANDARD];
    delete s.unseen?.[STANDARD];
    layOut(play, cards, 1);
  },
} satisfies Partial<Steps<LeHavre>>;
