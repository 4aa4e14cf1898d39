import type { Display } from '@quayside/engine';
import { roundCard, roundOf } from './rounds.ts';
import type { LeHavre } from './state.ts';
import { SHIP_TYPES } from './tables/ships.ts';

/** The table for boards that know nothing of the game. Piles are shown from the top. */
export const display = (view: LeHavre): Display => ({
  seats: view.stock.map((stock, seat) => ({
    stock,
    loans: view.loans[seat] ?? 0,
    own: view.own[seat] ?? [],
    fleet: view.fleet[seat] ?? [],
  })),
  table: {
    round: roundOf(view),
    food: roundCard(view).food,
    offer: view.offer,
    tiles: view.tiles,
    town: view.town,
    // The whole piles lie open, the next one on top.
    ...Object.fromEntries(view.plans.map((pile, i) => [`plans-${i + 1}`, pile.toReversed()])),
    waiting: view.waiting,
    ships: SHIP_TYPES.flatMap((type) => view.ships[type].slice(-1)),
  },
  spaces: Object.fromEntries(
    [...view.town, ...view.own.flat()].map((card) => {
      const seat = view.at.indexOf(card);
      return [card, seat < 0 ? [] : [{ seat }]];
    }),
  ),
});
