import type { Bag, Play, Seat } from '@quayside/engine';
import { see, type Step } from '@quayside/testkit';
import { isCard } from '../card.ts';
import { stockOf } from '../goods.ts';
import type { LeHavre } from '../state.ts';
import { isShip, SHIP_TYPES, shipOf } from '../tables/ships.ts';
import { TILE_NAMES } from '../tables/tiles.ts';

/** A position in the words of the table; what is not said is as at the start, but nobody has anything. */
export interface Table {
  /** What each seat has. */
  readonly has?: readonly Bag[];
  readonly loans?: readonly number[];
  readonly own?: readonly (readonly string[])[];
  readonly fleet?: readonly (readonly string[])[];
  readonly at?: readonly (string | null)[];
  /** The building on which each worker lay last: where it stands, unless it was sent home. */
  readonly last?: readonly (string | null)[];
  /** Buildings of the town besides those it starts with. */
  readonly town?: readonly string[];
  /** The tops of the proposal piles from the top down; the rest of the cards is laid aside. */
  readonly plans?: readonly (readonly string[])[];
  readonly ships?: readonly string[];
  readonly modern?: readonly string[];
  readonly offer?: Bag;
  /** The turn that is running, from 0; seven make a round. */
  readonly turn?: number;
  /** What is asked: the main action where nothing is said. */
  readonly ask?: 'main' | 'turn' | 'end' | 'harvest';
}

/** Lays a position out and goes on from there. */
export const table =
  ({ turn = 0, ask = 'main', ...laid }: Table) =>
  (s: LeHavre, play: Play<LeHavre>): void => {
    const { seats } = s.setup;
    s.pending = [];
    s.turn = turn;
    // All tiles have been turned, in the order of their table: the fifth takes interest.
    s.tiles = [...TILE_NAMES];
    delete s.piles?.['tiles'];
    s.stock = s.stock.map((_, seat) => stockOf(laid.has?.[seat]));
    if (laid.loans) s.loans = s.loans.map((_, seat) => laid.loans?.[seat] ?? 0);
    s.at = s.at.map((_, seat) => laid.at?.[seat] ?? null);
    s.last = s.at.map((at, seat) => laid.last?.[seat] ?? at);
    const cards = (ids: readonly string[] | undefined): string[] =>
      (ids ?? []).map((id) => {
        if (!isCard(id)) throw new Error(`there is no card ${id}`);
        s.town = s.town.filter((one) => one !== id);
        s.plans = s.plans.map((pile) => pile.filter((one) => one !== id));
        return id;
      });
    s.own = s.own.map((_, seat) => cards(laid.own?.[seat]));
    const added = cards(laid.town);
    s.town = [...s.town, ...added];
    if (laid.plans) {
      const plans = laid.plans.map((pile) => cards(pile).reverse());
      s.plans = [0, 1, 2].map((i) => plans[i] ?? []);
    }
    s.fleet = s.fleet.map((_, seat) => [...(laid.fleet?.[seat] ?? [])]);
    for (const type of SHIP_TYPES) s.ships[type] = [];
    for (const id of laid.ships ?? []) {
      if (!isShip(id)) throw new Error(`there is no ship ${id}`);
      const { type } = shipOf(id);
      s.ships[type] = [...s.ships[type], id];
    }
    s.modern = [...(laid.modern ?? [])];
    if (laid.offer) for (const token in s.offer) s.offer[token] = laid.offer[token] ?? 0;
    if (ask === 'turn' || ask === 'harvest') {
      play.then(ask);
      return;
    }
    const seat: Seat = turn % seats;
    play.then('ended');
    play.ask(seat, 'end');
    if (ask === 'main') play.ask(seat, 'main');
  };

export const lens = { goods: (s: LeHavre, seat: Seat) => s.stock[seat] ?? {} };

export const owns = (seat: Seat, ...cards: string[]): Step<LeHavre> =>
  see(`seat ${seat} owns`, (s) => s.own[seat]?.toSorted(), cards.toSorted());
export const sails = (seat: Seat, ...ships: string[]): Step<LeHavre> =>
  see(`seat ${seat} has the ships`, (s) => s.fleet[seat]?.toSorted(), ships.toSorted());
export const owes = (seat: Seat, loans: number): Step<LeHavre> =>
  see(`seat ${seat} has loans`, (s) => s.loans[seat], loans);
export const stands = (seat: Seat, card: string | null): Step<LeHavre> =>
  see(`seat ${seat} stands at`, (s) => s.at[seat] ?? null, card);
export const inTown = (...cards: string[]): Step<LeHavre> =>
  see('the town owns', (s) => cards.filter((card) => s.town.includes(card)), cards);
