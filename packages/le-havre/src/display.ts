import type { Display } from '@quayside/engine';
import { roundOf } from './rounds.ts';
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
    offer: view.offer,
    tiles: view.tiles,
    town: view.town,
    plans: view.plans.flatMap((pile) => pile.slice(-1)),
    waiting: view.waiting,
    ships: SHIP_TYPES.flatMap((type) => view.ships[type].slice(-1)),
  },
  spaces: Object.fromEntries(
    [...view.town, ...view.own.flat()].map((card) => {
      const seat = view.at.indexOf(card);
      return [card, seat < 0 ? null : seat];
    }),
  ),
});
