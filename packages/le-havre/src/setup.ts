import { fullPile, takeTop, type Bag, type Fresh, type Play, type Setup } from '@quayside/engine';
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
/** With this card on top of a pile the deal is repeated; if it happens thrice, the pile's last card comes up instead. */
const NEVER_FIRST = 'black-market';
const REDEALS = ['standard', 'standard-2', 'standard-3'];

export function decks({ seats, options }: Setup<Options>): { [deck: string]: readonly string[] } {
  const standard = pileCards(options.length, seats);
  const names = standard.includes(NEVER_FIRST) ? REDEALS : REDEALS.slice(0, 1);
  const found: { [deck: string]: readonly string[] } = Object.fromEntries(names.map((name) => [name, standard]));
  found['tiles'] = TILE_NAMES;
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
export function deal(play: Play<LeHavre>, attempt = 0): void {
  const { s } = play;
  const deck = REDEALS[attempt] as string; // `dealt` stops at the last
  const size = pileCards(s.setup.options.length, s.setup.seats).length;
  s.piles = { ...s.piles, [deck]: fullPile(deck, size) };
  play.then('dealt', { attempt });
  play.reveal(deck, size);
}

export const steps = {
  dealt(play: Play<LeHavre>, { attempt }: { attempt: number }) {
    const { s } = play;
    const deck = REDEALS[attempt] as string;
    const size = pileCards(s.setup.options.length, s.setup.seats).length;
    const cards = Array.from({ length: size }, () => takeTop(s, deck));
    delete s.piles?.[deck];
    s.plans = [0, 1, 2].map((i) =>
      // The lowest number comes up first: it lies last.
      cards.slice((i * size) / 3, ((i + 1) * size) / 3).sort((a, b) => cardOf(b).sort - cardOf(a).sort),
    );
    const marred = s.plans.find((pile) => pile[pile.length - 1] === NEVER_FIRST);
    if (marred && attempt + 1 < REDEALS.length) {
      play.tell('redeal', { card: NEVER_FIRST });
      deal(play, attempt + 1);
      return;
    }
    if (marred) marred.unshift(...marred.splice(-1));
    for (const name of REDEALS) delete s.unseen?.[name];
    play.tell('dealt', { piles: s.plans });
    play.then('turn');
  },
};
