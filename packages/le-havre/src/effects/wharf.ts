import { cost, pick, type Question, type Seat, type GameText } from '@quayside/engine';
import { cardOf } from '../card.ts';
import { giveCard, giveShip, takeShip, without } from '../cards.ts';
import { FREE, type Effect, type Way } from '../effect.ts';
import { SUBSTITUTES } from '../goods.ts';
import { affordable, energy, need, owns, payment, spend, stock } from '../payment.ts';
import type { Cards, LeHavre } from '../state.ts';
import { lack } from '../lack.ts';
import { HULLS, SHIP_TYPES, shipOf, type ShipType } from '../tables/ships.ts';

/** What the top ship of a type takes of one who saves so much energy: material, energy and, for the first that is not of wood, a brick for the wharf. */
function hullNeeds(type: ShipType, modern: boolean, saved: number): Way {
  const known = (HULL_NEEDS[type][modern ? 1 : 0] ??= []);
  return (known[saved] ??= worksOut(type, modern, saved));
}
const HULL_NEEDS: { readonly [type in ShipType]: Way[][] } = {
  'wooden-ship': [],
  'iron-ship': [],
  'steel-ship': [],
  'luxury-liner': [],
};

function worksOut(type: ShipType, modern: boolean, saved: number): Way {
  const { cost: material, energy: power } = HULLS[type];
  const needs = cost(material, SUBSTITUTES);
  if (power > saved) needs.push(energy(power - saved));
  if (type !== 'wooden-ship' && !modern) needs.push(need('brick', 1));
  return needs;
}

function onSale(s: LeHavre): ShipType[] {
  const types: ShipType[] = [];
  for (const type of SHIP_TYPES) if (s.ships[type].length > 0) types.push(type);
  return types;
}

/** Cards of the town that one gets for a ship of one's own, nothing else to pay (ruling LH-38). */
function swaps(s: LeHavre, seat: Seat): string[] {
  const found: string[] = [];
  if (s.fleet[seat]?.length === 0) return found;
  for (const id of s.town) {
    const type = cardOf(id).swap;
    if (type !== null)
      for (const ship of s.fleet[seat] ?? []) if (shipOf(ship).type === type) found.push(`swap:${id}:${ship}`);
  }
  return found;
}

/** Builds one ship: the top one of its pile. */
export const wharf = (): Effect => ({
  deeds: [{ does: 'launch' }],
  ways(s, seat, card) {
    const modern = s.modern.includes(card);
    if (swaps(s, seat).length > 0) return FREE;
    const ways: Way[] = [];
    const saved = owns(s, seat, 'energy');
    for (const type of onSale(s)) ways.push(hullNeeds(type, modern, saved));
    return ways;
  },
  run: (play, seat, card) => play.ask(seat, 'launch', { card }),
});

const launch: Question<LeHavre, 'launch'> = {
  offer(s, seat, { card }) {
    const modern = s.modern.includes(card);
    const saved = owns(s, seat, 'energy');
    const payable = onSale(s).filter((type) => affordable(stock(s, seat), null, hullNeeds(type, modern, saved)));
    return pick([...payable, ...swaps(s, seat)]);
  },
  why(s, seat, what, { card }): GameText | null {
    const type = SHIP_TYPES.find((one) => one === what);
    if (type === undefined) return null;
    if (s.ships[type].length === 0) return { key: 'why.launch.none', args: { ship: type } };
    const bag = stock(s, seat);
    const needs = hullNeeds(type, s.modern.includes(card), owns(s, seat, 'energy'));
    const short = needs.find((one) => !affordable(bag, one, []));
    return { key: 'why.launch.dear', args: { ship: type, lack: short ? lack(bag, short) : { key: 'why.lack.none' } } };
  },
  answer(play, seat, what, { card }) {
    const [verb, id = '', ship = ''] = what.split(':');
    if (verb !== 'swap') {
      play.ask(seat, 'hull', { card, type: what as ShipType }); // offered by their types
      return;
    }
    const { s } = play;
    s.fleet[seat] = without(s.fleet[seat] as Cards, ship);
    s.town = without(s.town, id);
    giveCard(s, seat, id);
    play.tell('swap', { seat, card: id, ship });
  },
};

const hull: Question<LeHavre, 'hull'> = {
  offer: (s, seat, { card, type }) =>
    payment(stock(s, seat), hullNeeds(type, s.modern.includes(card), owns(s, seat, 'energy'))),
  answer(play, seat, goods, { card, type }) {
    const { s } = play;
    spend(play, seat, goods);
    if (type !== 'wooden-ship' && !s.modern.includes(card)) {
      s.modern = [...s.modern, card];
      play.tell('modernise', { seat, card });
    }
    const ship = takeShip(s, type); // offered only where there is one
    giveShip(s, seat, ship);
    play.tell('launch', { seat, card, ship, goods });
  },
};
export const questions = { launch, hull };
