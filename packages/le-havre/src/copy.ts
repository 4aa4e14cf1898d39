import { copyCore, copyPending, type Bag } from '@quayside/engine';
import type { LeHavre } from './state.ts';

/** By hand, because a search copies more than it does anything else. What nothing changes in place is shared: all lists of cards. */
export function copy(s: LeHavre): LeHavre {
  const { ships } = s;
  const c: LeHavre = {
    setup: s.setup,
    asked: s.asked,
    pending: copyPending(s.pending),
    turn: s.turn,
    tiles: s.tiles,
    offer: copyOffer(s.offer),
    stock: copyStocks(s.stock),
    loans: s.loans.slice(),
    own: s.own.slice(),
    fleet: s.fleet.slice(),
    at: s.at.slice(),
    last: s.last.slice(),
    town: s.town,
    plans: s.plans.slice(),
    waiting: s.waiting,
    ships: {
      'wooden-ship': ships['wooden-ship'],
      'iron-ship': ships['iron-ship'],
      'steel-ship': ships['steel-ship'],
      'luxury-liner': ships['luxury-liner'],
    },
    modern: s.modern,
    sold: s.sold,
  };
  copyCore(s, c);
  return c;
}

function copyStocks(stocks: readonly Bag[]): Bag[] {
  const copies = new Array<Bag>(stocks.length);
  for (let seat = 0; seat < stocks.length; seat++) copies[seat] = copyStock(stocks[seat] as Bag);
  return copies;
}

const copyOffer = (b: Bag): Bag => ({
  franc: b['franc'] as number,
  fish: b['fish'] as number,
  wood: b['wood'] as number,
  clay: b['clay'] as number,
  iron: b['iron'] as number,
  grain: b['grain'] as number,
  cattle: b['cattle'] as number,
});
/** Spelt out: spreading an object costs microseconds. */
const copyStock = (b: Bag): Bag => ({
  franc: b['franc'] as number,
  fish: b['fish'] as number,
  smoked_fish: b['smoked_fish'] as number,
  wood: b['wood'] as number,
  charcoal: b['charcoal'] as number,
  clay: b['clay'] as number,
  brick: b['brick'] as number,
  iron: b['iron'] as number,
  steel: b['steel'] as number,
  grain: b['grain'] as number,
  bread: b['bread'] as number,
  cattle: b['cattle'] as number,
  meat: b['meat'] as number,
  coal: b['coal'] as number,
  coke: b['coke'] as number,
  hides: b['hides'] as number,
  leather: b['leather'] as number,
});
