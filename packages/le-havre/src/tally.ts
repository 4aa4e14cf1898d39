import type { Bag, Need, Seat } from '@quayside/engine';
import { cardOf, type Card } from './card.ts';
import { among, goodsIn } from './goods.ts';
import { need } from './payment.ts';
import type { LeHavre } from './state.ts';

/** What a card counts. */
export type Measure =
  | 'hammer'
  | 'any-hammer' // one or none
  | 'fisherman'
  | 'craft'
  | 'economic'
  | 'industrial'
  | 'public'
  | 'ship'
  | 'good'
  | 'animal' // cattle and fish
  | 'guest'; // other players' workers in one's buildings

/** So much for each, or for every so many, of something. */
export interface Tally {
  readonly measure: Measure;
  readonly gives: Bag;
  readonly every: number;
}
export const per = (measure: Measure, gives: Bag, every = 1): Tally => ({ measure, gives, every });

const ANIMALS = { cattle: 1, fish: 1 } as const;

function sumOwn(s: LeHavre, seat: Seat, of: (card: Card) => number): number {
  let sum = 0;
  for (const id of s.own[seat] ?? []) sum += of(cardOf(id));
  return sum;
}

/** `gone` is a seat whose worker is on its way home. */
export function measured(s: LeHavre, seat: Seat, measure: Measure, gone?: Seat): number {
  const stock = s.stock[seat] as Bag;
  switch (measure) {
    case 'hammer':
      return sumOwn(s, seat, (card) => card.hammers);
    case 'any-hammer':
      return Math.min(
        1,
        sumOwn(s, seat, (card) => card.hammers),
      );
    case 'fisherman':
      return sumOwn(s, seat, (card) => card.fishermen);
    case 'craft':
    case 'economic':
    case 'industrial':
    case 'public':
      return sumOwn(s, seat, (card) => (card.type === measure ? 1 : 0));
    case 'ship':
      return (s.fleet[seat]?.length ?? 0) + sumOwn(s, seat, (card) => (card.swap ? 1 : 0));
    case 'good':
      return goodsIn(stock);
    case 'animal':
      return among(stock, Object.keys(ANIMALS));
    case 'guest':
      return s.at.filter((at, other) => other !== seat && other !== gone && at !== null && s.own[seat]?.includes(at))
        .length;
  }
}

/** The goods that must be there for a tally to count once; null where it counts something else. */
export const shown = ({ measure, every }: Tally): Need | null =>
  measure === 'animal' ? need(measure, every, ANIMALS) : null;

/** How often a tally counts. */
export const times = (s: LeHavre, seat: Seat, { measure, every }: Tally, gone?: Seat): number =>
  Math.floor(measured(s, seat, measure, gone) / every);
