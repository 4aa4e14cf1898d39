import { copyPending, type Bag, type Pile } from '@quayside/engine';
import type { LeHavre } from './state.ts';

/** By hand, because a search copies more than it does anything else. What nothing changes in place is shared. */
export function copy(s: LeHavre): LeHavre {
  const c: LeHavre = {
    setup: s.setup,
    asked: s.asked,
    pending: copyPending(s.pending),
    turn: s.turn,
    tiles: s.tiles.slice(),
    offer: copyOffer(s.offer),
    stock: s.stock.map(copyStock),
    loans: s.loans.slice(),
    own: s.own.map((own) => own.slice()),
    fleet: s.fleet.map((fleet) => fleet.slice()),
    at: s.at.slice(),
    last: s.last.slice(),
    town: s.town.slice(),
    plans: s.plans.map((pile) => pile.slice()),
    waiting: s.waiting.slice(),
    ships: {
      'wooden-ship': s.ships['wooden-ship'].slice(),
      'iron-ship': s.ships['iron-ship'].slice(),
      'steel-ship': s.ships['steel-ship'].slice(),
      'luxury-liner': s.ships['luxury-liner'].slice(),
    },
    modern: s.modern.slice(),
    sold: s.sold.slice(),
  };
  if (s.taken) c.taken = s.taken.slice();
  if (s.over) c.over = true;
  if (s.piles) {
    c.piles = {};
    for (const name in s.piles) c.piles[name] = copyPile(s.piles[name] as Pile);
  }
  if (s.unseen) {
    c.unseen = {};
    for (const deck in s.unseen) c.unseen[deck] = (s.unseen[deck] ?? []).slice();
  }
  if (s.hints) c.hints = s.hints.map((hint) => ({ ...hint, cards: [...hint.cards] }));
  return c;
}

function copyPile(pile: Pile): Pile {
  const slots = pile.slots.map((slot) => ({
    ...slot,
    ...(slot.seen ? { seen: [...slot.seen] } : {}),
    ...(slot.among ? { among: [...slot.among] } : {}),
  }));
  return pile.rest ? { slots, rest: { ...pile.rest } } : { slots };
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
