import type { Bag } from '@quayside/engine';
import type { Language } from './texts/languages.ts';
import {
  both,
  buy,
  different,
  earn,
  either,
  netted,
  plus,
  plusSpread,
  sell,
  sellDifferent,
  shift,
  spread,
  step,
  trade,
  type Bonus,
  type Effect,
} from './effects.ts';
import type { Confidence, Good, Letter } from './print.ts';

/** Wood and clay, or food (fish and grain in any mix), or francs. */
export interface Cost {
  readonly wood?: number;
  readonly clay?: number;
  readonly food?: number;
  readonly francs?: number;
}

/** What a building without a printed number counts at the end. */
export type Counts = { readonly per: Good } | { readonly per: 'factory' };

export interface Building {
  readonly id: string;
  readonly letter: Letter;
  readonly en: string;
  readonly de: string;
  readonly cost: Cost;
  /** The printed number; 0 where there is none and `counts` says what it is worth at the end. */
  readonly value: number;
  readonly counts?: Counts;
  /** Without an effect it is locked: it can't be used and lies beside the dial. */
  readonly effect: Effect | null;
  readonly bonus?: Bonus;
  readonly sure: Sureness;
}

/** How sure each figure of a tile is, and its name in each language. Effects are certain for all. */
export interface Sureness {
  readonly name: { readonly [language in Language]: Confidence };
  readonly cost: Confidence;
  readonly value: Confidence;
}

// Shorthands, so that a tile stays one line.
const one: Confidence = 'one source';
const two: Confidence = 'two sources';
const yes: Confidence = 'certain';
const mem: Confidence = 'memory';
const inf: Confidence = 'inferred';
const rec: Confidence = 'reconstructed';
/** The sureness of the English name, cost and value. The German rule book prints all German names. */
const sure = (en: Confidence, cost: Confidence, value: Confidence): Sureness => ({
  name: { en, de: yes },
  cost,
  value,
});

/** Letters are from one source, which counts tiles per letter, laid along the order of the rule book. */
export const LETTER_CONFIDENCE: Confidence = 'one source';
export const EFFECT_CONFIDENCE: Confidence = 'certain';

/**
 * All 31 tiles. Whoever holds the printed tiles: correct cost, value and sureness here, nothing else needs to change
 * (apart from recorded matches, which then no longer replay).
 */
// prettier-ignore
export const BUILDINGS: readonly Building[] = [
  { id: 'wood-company', letter: 'A', en: 'Wood Company', de: 'Holzbetrieb', cost: { clay: 2 }, value: 8, sure: sure(one, rec, rec), effect: shift('wood', 'right') },
  { id: 'farmland', letter: 'A', en: 'Farmland', de: 'Ackerland', cost: { francs: 1 }, value: 2, sure: sure(rec, two, rec), effect: shift('grain', 'right'), bonus: plus(step('wood', 'right'), step('clay', 'right')) },
  { id: 'clay-mound', letter: 'A', en: 'Clay Mound', de: 'Lehmhügel', cost: { francs: 3 }, value: 6, sure: sure(two, one, rec), effect: shift('clay', 'right'), bonus: plus(step('clay', 'right')) },
  { id: 'grocery-store', letter: 'A', en: 'Grocery Store', de: 'Geschäft', cost: { wood: 2 }, value: 8, sure: sure(inf, inf, rec), effect: earn(1), bonus: plus(step('grain', 'right'), step('fish', 'right')) },
  { id: 'hardware-store', letter: 'A', en: 'Hardware Store', de: 'Baumarkt', cost: { wood: 1, clay: 2 }, value: 12, sure: sure(mem, one, one), effect: either('wood', 'clay', 'right') },

  { id: 'farm', letter: 'B', en: 'Farm', de: 'Bauernhof', cost: { wood: 2, clay: 1 }, value: 10, sure: sure(mem, rec, rec), effect: shift('grain', 'up-right'), bonus: netted('grain', 'down-left') },
  { id: 'clay-kiln', letter: 'B', en: 'Clay Kiln', de: 'Lehmbrennerei', cost: { wood: 2, clay: 1 }, value: 10, sure: sure(rec, rec, rec), effect: shift('clay', 'up-left') },
  { id: 'smokehouse', letter: 'B', en: 'Smokehouse', de: 'Räucherei', cost: { wood: 1, clay: 2 }, value: 10, sure: sure(mem, rec, rec), effect: shift('fish', 'up-left') },

  { id: 'bakehouse', letter: 'C', en: 'Bakehouse', de: 'Backhaus', cost: { wood: 1, clay: 2 }, value: 10, sure: sure(mem, rec, rec), effect: shift('grain', 'up-left') },
  { id: 'timber-trader', letter: 'C', en: 'Timber Trader', de: 'Holzhandlung', cost: { clay: 3 }, value: 10, sure: sure(rec, rec, rec), effect: trade({ food: 2, francs: 1 }, step('wood', 'up')) },

  { id: 'restaurant', letter: 'D', en: 'Restaurant', de: 'Restaurant', cost: { wood: 2, clay: 2 }, value: 12, sure: sure(mem, rec, rec), effect: trade({ food: 1 }, { francs: 2 }) },
  { id: 'market', letter: 'D', en: 'Market', de: 'Markt', cost: { food: 6 }, value: 10, sure: sure(rec, rec, rec), effect: spread('right') },

  { id: 'fish-market', letter: 'E', en: 'Fish Market', de: 'Fischmarkt', cost: { food: 7 }, value: 12, sure: sure(mem, rec, rec), effect: buy({ francs: 1 }, step('fish', 'up-right')) },
  { id: 'sawmill', letter: 'E', en: 'Sawmill', de: 'Sägewerk', cost: { wood: 1, clay: 3 }, value: 12, sure: sure(mem, rec, rec), effect: shift('wood', 'up-left') },

  { id: 'building-firm', letter: 'F', en: 'Building Firm', de: 'Baufirma', cost: { wood: 3, clay: 2 }, value: 14, sure: sure(mem, rec, rec), effect: both('wood', 'clay', 'right') },
  { id: 'church-square', letter: 'F', en: 'Church Square', de: 'Kirchplatz', cost: { food: 8 }, value: 14, sure: sure(rec, one, one), effect: both('grain', 'fish', 'right') },

  { id: 'weekly-market', letter: 'G', en: 'Weekly Market', de: 'Wochenmarkt', cost: { food: 10 }, value: 16, sure: sure(rec, rec, rec), effect: sell('fish', 'grain', 'down', 4) },
  { id: 'craft-guild', letter: 'G', en: 'Craft Guild', de: 'Zunfthaus', cost: { wood: 3, clay: 3 }, value: 16, sure: sure(rec, rec, rec), effect: different('up-left') },

  { id: 'business-office', letter: 'H', en: 'Business Office', de: 'Kontor', cost: { wood: 3, clay: 3 }, value: 16, sure: sure(mem, rec, rec), effect: sellDifferent('down-left', 5) },
  { id: 'shipping-line', letter: 'H', en: 'Shipping Line', de: 'Reederei', cost: { wood: 4, clay: 4 }, value: 16, sure: sure(mem, rec, rec), effect: earn(3) },

  { id: 'guildhouse', letter: 'I', en: 'Guildhouse', de: 'Gildenhaus', cost: { wood: 4, clay: 4 }, value: 18, sure: sure(mem, rec, rec), effect: different('up-right') },
  { id: 'pier', letter: 'I', en: 'Pier', de: 'Pier', cost: { francs: 9 }, value: 18, sure: sure(rec, rec, rec), effect: spread('right'), bonus: plusSpread(2) },

  { id: 'craftsmens-yard', letter: 'J', en: 'Craftsmen’s Yard', de: 'Handwerkerhof', cost: { wood: 5, clay: 5 }, value: 20, sure: sure(one, rec, rec), effect: spread('up-left'), bonus: plusSpread(1) },
  { id: 'fish-factory', letter: 'J', en: 'Fish Factory', de: 'Fischfabrik', cost: { wood: 3, clay: 2 }, value: 0, sure: sure(one, rec, yes), effect: null, counts: { per: 'fish' } },
  { id: 'grand-building', letter: 'J', en: 'Grand Building', de: 'Prachtbau', cost: { wood: 7, clay: 7 }, value: 26, sure: sure(rec, rec, yes), effect: null },

  { id: 'zoo', letter: 'K', en: 'Zoo', de: 'Zoo', cost: { food: 13 }, value: 20, sure: sure(mem, rec, yes), effect: null },
  { id: 'seine-bridge', letter: 'K', en: 'Seine Bridge', de: 'Seine-Brücke', cost: { francs: 30 }, value: 50, sure: sure(rec, one, yes), effect: null },
  { id: 'grain-silo', letter: 'K', en: 'Grain Silo', de: 'Getreidesilo', cost: { wood: 2, clay: 3 }, value: 0, sure: sure(rec, rec, yes), effect: null, counts: { per: 'grain' } },

  { id: 'wood-factory', letter: 'L', en: 'Wood Factory', de: 'Holzfabrik', cost: { clay: 5 }, value: 0, sure: sure(one, rec, yes), effect: null, counts: { per: 'wood' } },
  { id: 'dock', letter: 'L', en: 'Dock', de: 'Dock', cost: { francs: 6 }, value: 0, sure: sure(mem, rec, yes), effect: null, counts: { per: 'factory' } },
  { id: 'clay-industry', letter: 'L', en: 'Clay Industry', de: 'Lehmindustrie', cost: { wood: 5 }, value: 0, sure: sure(rec, rec, yes), effect: null, counts: { per: 'clay' } },
];

/** The place of a building in every list of 31, or -1. */
export const numberOf = (id: string): number => NUMBERS.get(id) ?? -1;
const NUMBERS = new Map(BUILDINGS.map((building, i) => [building.id, i]));

/** A cost by the names of its tokens, as log and card index say it. */
export const priceOf = ({ cost: { francs, ...goods } }: Building): Bag =>
  francs === undefined ? { ...goods } : { ...goods, franc: francs };

export const isFactory = (building: Building): boolean =>
  building.counts !== undefined && building.counts.per !== 'factory';
/** Ruling IP-14: half the printed number, rounded down. Factories and the dock have none and bring nothing. */
export const salePrice = (building: Building): number => Math.floor(building.value / 2);
