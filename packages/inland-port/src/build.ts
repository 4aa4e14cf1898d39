import type { Bag, Play, Seat } from '@quayside/engine';
import { BUILDINGS, priceOf, type Building } from './buildings.ts';
import { layDown } from './dial.ts';
import { amountOf, changeFrancs, takeBuilding } from './holdings.ts';
import { demand } from './pay.ts';
import { CLAY, FISH, GRAIN, LETTERS, WOOD } from './print.ts';
import { NOBODY, type InlandPort } from './state.ts';

/** The prices as lists over buildings, and the round in which each comes into play. */
const WOOD_PRICE = BUILDINGS.map(({ cost }) => cost.wood ?? 0);
const CLAY_PRICE = BUILDINGS.map(({ cost }) => cost.clay ?? 0);
const FOOD_PRICE = BUILDINGS.map(({ cost }) => cost.food ?? 0);
const FRANC_PRICE = BUILDINGS.map(({ cost }) => cost.francs ?? 0);
const FROM_ROUND = BUILDINGS.map(({ letter }) => LETTERS.indexOf(letter));
const PRICES: readonly Bag[] = BUILDINGS.map(priceOf);

export const inPlay = (s: InlandPort, n: number): boolean => (FROM_ROUND[n] ?? 0) <= s.round;
/** How many are in play: they come in the order of the list. */
export const arrived = (s: InlandPort): number => ARRIVED[s.round] ?? BUILDINGS.length;
const ARRIVED = LETTERS.map((_, round) => FROM_ROUND.filter((from) => from <= round).length);

/** What a seat can pay with. */
export interface Purse {
  readonly wood: number;
  readonly clay: number;
  readonly food: number;
  readonly francs: number;
}
export const purseOf = (s: InlandPort, seat: Seat): Purse => ({
  wood: amountOf(s, seat, WOOD),
  clay: amountOf(s, seat, CLAY),
  food: amountOf(s, seat, FISH) + amountOf(s, seat, GRAIN),
  francs: s.francs[seat] ?? 0,
});

/** A price can be paid if there is enough: whoever can't pay it exactly pays too much. */
export function canBuild(s: InlandPort, { wood, clay, food, francs }: Purse, n: number): boolean {
  return (
    s.owner[n] === NOBODY &&
    inPlay(s, n) &&
    wood >= (WOOD_PRICE[n] ?? 0) &&
    clay >= (CLAY_PRICE[n] ?? 0) &&
    food >= (FOOD_PRICE[n] ?? 0) &&
    francs >= (FRANC_PRICE[n] ?? 0)
  );
}

/** The building goes to sector 0; where the payment leaves a choice, it is asked, wood before clay. */
export function build(play: Play<InlandPort>, seat: Seat, n: number): void {
  const { s } = play;
  takeBuilding(play, seat, n);
  layDown(s, n);
  if (play.events) play.tell('build', { seat, building: (BUILDINGS[n] as Building).id, cost: PRICES[n] ?? {} });
  const francs = FRANC_PRICE[n] ?? 0;
  if (francs > 0) changeFrancs(play, seat, -francs);
  demand(play, seat, 'clay', CLAY_PRICE[n] ?? 0);
  demand(play, seat, 'wood', WOOD_PRICE[n] ?? 0);
  demand(play, seat, 'food', FOOD_PRICE[n] ?? 0);
}
