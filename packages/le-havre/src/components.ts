import type { Card, Traits } from './card.ts';
import { SPECIAL } from './cards/special.ts';
import { STANDARD } from './cards/standard.ts';
import { ALL_GOODS, GOODS, OFFERS } from './goods.ts';
import { LOAN } from './loans.ts';
import { START } from './setup.ts';
import { pileCards, townCards } from './tables/availability.ts';
import { planOf } from './tables/rounds.ts';
import { HULLS, SHIP_TYPES, SHIPS } from './tables/ships.ts';
import { TILE_NAMES, TILES } from './tables/tiles.ts';

const LENGTHS = ['full', 'short'] as const;
const SEATS = [1, 2, 3, 4, 5];

const inUse = (id: string) =>
  Object.fromEntries(
    LENGTHS.map((length) => [
      length,
      SEATS.map((seats) =>
        pileCards(length, seats).includes(id) ? 'pile' : townCards(length, seats).includes(id) ? 'start' : 'out',
      ),
    ]),
  );

const traitsOf = ({ bonus, energy, masonry, calves, waits, swap }: Card): Traits => ({
  ...(bonus.length > 0 ? { bonus } : {}),
  ...(energy ? { energy } : {}),
  ...(masonry ? { masonry } : {}),
  ...(calves ? { calves } : {}),
  ...(waits ? { waits } : {}),
  ...(swap ? { swap } : {}),
});

const print = (card: Card) => ({
  id: card.id,
  no: card.no,
  set: card.set,
  type: card.type,
  value: card.value,
  price: card.price,
  cost: card.cost,
  fee: card.effect === null ? null : { food: card.fee.food ?? 0, franc: card.fee.franc ?? 0 },
  locked: card.effect === null,
  symbols: { hammer: card.hammers, fisherman: card.fishermen },
  deeds: card.effect?.deeds ?? [],
  traits: traitsOf(card),
  ...(card.disputed.length > 0 ? { disputed: card.disputed } : {}),
  ...(card.set === 'standard' ? { use: inUse(card.id) } : {}),
});

/** Everything printed but the names, as tables: for the board, the card index and for comparing with the print. */
export const components = {
  cards: [...STANDARD, ...SPECIAL].map(print),
  schedules: Object.fromEntries(
    LENGTHS.map((length) => [
      length,
      SEATS.map((seats) => planOf(length, seats).map((round, i) => ({ round: i + 1, ...round }))),
    ]),
  ),
  hulls: SHIP_TYPES.map((type) => ({ type, ...HULLS[type], food: [...HULLS[type].food] })),
  ships: SHIPS.map((ship) => ({ ...ship })),
  tiles: TILE_NAMES.map((id) => ({
    id,
    brings: Object.keys(TILES[id]?.brings ?? {}),
    interest: TILES[id]?.interest ?? false,
  })),
  goods: ALL_GOODS.map((id) => ({ id, ...GOODS[id] })),
  offers: [...OFFERS],
  start: { offer: START.offer, goods: START.goods, specials: START.specials },
  loan: { ...LOAN },
};
