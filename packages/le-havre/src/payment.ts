import { covers, type Bag, type Bundle, type Need, type Play, type Seat } from '@quayside/engine';
import { cardOf, type Card } from './card.ts';
import type { Way } from './effect.ts';
import { ENERGY, energyIn, FOOD, foodIn } from './goods.ts';
import type { LeHavre } from './state.ts';

export const stock = (s: LeHavre, seat: Seat): Bag => s.stock[seat] as Bag;
export const francs = (s: LeHavre, seat: Seat): number => stock(s, seat)['franc'] as number;

/** What somebody owns of a trait: the sum over the cards. */
export function owns(s: LeHavre, seat: Seat, trait: 'energy' | 'masonry'): number {
  let sum = 0;
  for (const id of s.own[seat] as string[]) sum += cardOf(id)[trait];
  return sum;
}

/** Energy that a main action takes of this seat: what its cards save is never paid out (ruling LH-37). */
export const energyNeed = (s: LeHavre, seat: Seat, units: number): Need[] => {
  const rest = units - owns(s, seat, 'energy');
  return rest > 0 ? [energy(rest)] : [];
};
/** So much energy, whoever pays it. */
export const energy = (units: number): Need => ({ name: 'energy', units, worth: ENERGY });

export const need = (name: string, units: number, worth: Need['worth'] = { [name]: 1 }): Need => ({
  name,
  units,
  worth,
});

/** Owners enter for nothing. */
export function feeOf(s: LeHavre, seat: Seat, card: Card): Need | null {
  return card.feeNeed === null || s.own[seat]?.includes(card.id) ? null : card.feeNeed;
}

/**
 * Whether all of it can be paid out of one stock. Each by itself is a quick no; where no token could serve two of them that is all
 * there is to it, else it is dealt out exactly.
 */
export function affordable(bag: Bag, first: Need | null, way: Way): boolean {
  return (first === null || meets(bag, first)) && affordableBeside(bag, first, way);
}

/** The same where the first by itself is known to be payable. */
export function affordableBeside(bag: Bag, first: Need | null, way: Way): boolean {
  for (let i = 0; i < way.length; i++) if (!meets(bag, way[i] as Need)) return false;
  if (way.length + (first === null ? 0 : 1) < 2) return true;
  const needs = rivals(first, way);
  return needs === null || covers(bag, needs);
}

/** All needs, if some token serves two of them. Ways are worked out once and used for ever, so it is remembered with them. */
function rivals(first: Need | null, way: Way): Way | null {
  const known = first === null ? RIVALS : (RIVALS_OF.get(first) ?? remember(first));
  let found = known.get(way);
  if (found === undefined) {
    const needs = first === null ? way : [first, ...way];
    const serveTwo = needs.some((one, i) =>
      needs.some((other, j) => j > i && Object.keys(one.worth).some((token) => token in other.worth)),
    );
    found = serveTwo ? needs : null;
    known.set(way, found);
  }
  return found;
}
const RIVALS = new WeakMap<Way, Way | null>();
const RIVALS_OF = new WeakMap<Need, WeakMap<Way, Way | null>>();
function remember(first: Need): WeakMap<Way, Way | null> {
  const known = new WeakMap<Way, Way | null>();
  RIVALS_OF.set(first, known);
  return known;
}

export function meets(bag: Bag, { units, worth }: Need): boolean {
  if (worth === FOOD) return foodIn(bag) >= units;
  if (worth === ENERGY) return energyIn(bag) >= units;
  let have = 0;
  for (const token in worth) {
    have += (bag[token] as number) * (worth[token] as number);
    if (have >= units) return true;
  }
  return false;
}

/** The decision to pay for needs so that one of the ways stays open. */
export function payment(bag: Bag, needs: readonly Need[], ways?: readonly Way[]): Bundle {
  const from: Bag = {};
  for (const one of needs) for (const token in one.worth) if ((bag[token] ?? 0) > 0) from[token] = bag[token] as number;
  if (ways === undefined || ways.some((way) => way.length === 0)) return { kind: 'bundle', from, needs };
  return { kind: 'bundle', from, needs, keep: { stock: bag, any: ways } };
}

/** The payment, where each need takes one kind of token only and so leaves nothing to choose. */
export function plainPayment(needs: readonly Need[]): Bag | null {
  const bag: Bag = {};
  for (const { units, worth } of needs) {
    let kinds = 0;
    for (const token in worth) {
      if (++kinds > 1 || bag[token] !== undefined) return null;
      bag[token] = units;
    }
  }
  return bag;
}

/** Tokens go back to the supply. */
export function spend(play: Play<LeHavre>, seat: Seat, bag: Bag): void {
  for (const token in bag) if (bag[token]) play.spend(stock(play.s, seat), token, bag[token]);
}
/** Tokens come from the supply. */
export function gain(play: Play<LeHavre>, seat: Seat, bag: Bag): void {
  for (const token in bag) if (bag[token]) play.gain(stock(play.s, seat), token, bag[token]);
}
/** Tokens change hands. */
export function hand(play: Play<LeHavre>, seat: Seat, to: Seat, bag: Bag): void {
  for (const token in bag) if (bag[token]) play.move(stock(play.s, seat), stock(play.s, to), token, bag[token]);
}
