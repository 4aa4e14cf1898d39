import type { Bag, Worth } from '@quayside/engine';

export interface Good {
  readonly food: number;
  readonly energy: number;
  /** What it earns when it is shipped. */
  readonly ship: number;
  /** Its other side, for standard goods. */
  readonly upgrade: string | null;
}
const good = (food: number, energy: number, ship: number, upgrade: string | null = null): Good => ({
  food,
  energy,
  ship,
  upgrade,
});

/** The sixteen sides of the eight goods tokens. */
export const GOODS: { readonly [good: string]: Good } = {
  fish: good(1, 0, 1, 'smoked_fish'),
  smoked_fish: good(2, 0, 2),
  wood: good(0, 1, 1, 'charcoal'),
  charcoal: good(0, 3, 2),
  clay: good(0, 0, 1, 'brick'),
  brick: good(0, 0, 2),
  iron: good(0, 0, 2, 'steel'),
  steel: good(0, 0, 8),
  grain: good(0, 0, 1, 'bread'),
  bread: good(2, 0, 3),
  cattle: good(0, 0, 3, 'meat'),
  meat: good(3, 0, 2),
  coal: good(0, 3, 3, 'coke'),
  coke: good(0, 10, 5),
  hides: good(0, 0, 2, 'leather'),
  leather: good(0, 0, 4),
};
export const ALL_GOODS = Object.keys(GOODS);
const sideOf = (standard: boolean) => ALL_GOODS.filter((one) => (GOODS[one]?.upgrade !== null) === standard);
export const STANDARD_GOODS = sideOf(true);
export const UPGRADED_GOODS = sideOf(false);

/** The offer spaces in their order on the board; neighbours among the goods are what a carter can load together. */
export const OFFERS = ['franc', 'fish', 'wood', 'clay', 'iron', 'grain', 'cattle'] as const;

const worth = (of: (good: Good) => number): { [good: string]: number } =>
  Object.fromEntries(ALL_GOODS.flatMap((one) => (of(GOODS[one] as Good) > 0 ? [[one, of(GOODS[one] as Good)]] : [])));
/** Money stands in for food 1:1, never the other way round. */
export const FOOD: Worth = { ...worth((one) => one.food), franc: 1 };
export const ENERGY: Worth = worth((one) => one.energy);
export const CARGO: Worth = worth((one) => one.ship);
export const ANY_GOOD: Worth = worth(() => 1);

/** Steel serves as iron and brick as clay in any cost, but nothing that is merely turned over (ruling LH-25). */
export const SUBSTITUTES = { iron: ['steel'], clay: ['brick'] } as const;

/** What a seat has. Always of the same shape, which is fast. */
export const stockOf = (has: Bag = {}): Bag => ({
  franc: 0,
  fish: 0,
  smoked_fish: 0,
  wood: 0,
  charcoal: 0,
  clay: 0,
  brick: 0,
  iron: 0,
  steel: 0,
  grain: 0,
  bread: 0,
  cattle: 0,
  meat: 0,
  coal: 0,
  coke: 0,
  hides: 0,
  leather: 0,
  ...has,
});

// Bags of this module name every token, so a missing one would be a defect that the sums show at once.
const n = (bag: Bag, token: string): number => bag[token] as number;
type Stock = { readonly [token in Food | Fuel]: number };
type Food = 'franc' | 'fish' | 'smoked_fish' | 'bread' | 'meat';
type Fuel = 'wood' | 'charcoal' | 'coal' | 'coke';
export function foodIn(bag: Bag): number {
  const { franc, fish, smoked_fish, bread, meat } = bag as Stock;
  return franc + fish + 2 * (smoked_fish + bread) + 3 * meat;
}
export function energyIn(bag: Bag): number {
  const { wood, charcoal, coal, coke } = bag as Stock;
  return wood + 3 * (charcoal + coal) + 10 * coke;
}
export function goodsIn(bag: Bag): number {
  let sum = 0;
  for (const token of ALL_GOODS) sum += n(bag, token);
  return sum;
}
export function among(bag: Bag, goods: readonly string[]): number {
  let sum = 0;
  for (const token of goods) sum += n(bag, token);
  return sum;
}
export function only(bag: Bag, tokens: readonly string[]): Bag {
  const from: Bag = {};
  for (const token of tokens) if (n(bag, token) > 0) from[token] = n(bag, token);
  return from;
}
