/**
 * What is printed besides the buildings: goods, warehouse, dial, rounds. Each figure says how sure it is, so that a person
 * with the real game can correct this file and `buildings.ts` and nothing else.
 */
export type Confidence =
  | 'certain' // said in the rule book
  | 'two sources' // two independent reviews agree
  | 'one source' // one review
  | 'inferred' // follows from the rule book without being said
  | 'memory' // what people remember, no source
  | 'reconstructed'; // made up to fit everything that is known

export const GOODS = ['wood', 'clay', 'fish', 'grain'] as const;
export type Good = (typeof GOODS)[number];
/** A good's place in every list of four. */
export const WOOD = 0;
export const CLAY = 1;
export const FISH = 2;
export const GRAIN = 3;

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const;
export type Letter = (typeof LETTERS)[number];
export const ROUNDS = LETTERS.length;
/** How many actions both players together have in each round. Two sources; A, B and E are certain. */
export const ACTIONS: readonly number[] = [3, 3, 3, 5, 5, 5, 7, 7, 7, 9, 9, 9];
export const ACTIONS_CONFIDENCE: Confidence = 'two sources';

/** The dial clockwise from the pointer. A building ages by one sector whenever the pointer turns. Certain. */
export const SECTORS = ['0', '2', '3', '4', '4+1', '!'] as const;
export type Sector = (typeof SECTORS)[number];
/** How often an effect happens in each sector. */
export const TIMES: readonly number[] = [0, 2, 3, 4, 4, 0];
/** The sector whose user gets a franc on top. */
export const BONUS_SECTOR = 4;
export const FORCED_SALE = 5;
export const DIAL_CONFIDENCE: Confidence = 'certain';

/** Certain. */
export const START_FRANCS = 3;
/** The cells the markers start on, as row value + column value. The amounts are certain, the row is inferred. */
export const START_CELLS: { readonly [good in Good]: string } = { wood: '0+2', clay: '0+3', fish: '0+4', grain: '0+1' };
export const START_CONFIDENCE = { francs: 'certain', amounts: 'certain', cells: 'inferred' } as const;

/** What a row up and a column to the right are worth. Certain. */
export const ROW_VALUE = 3;
/** Eight rows of unequal length, from the bottom up (ruling IP-1). */
export const ROW_LENGTHS: readonly number[] = [7, 7, 7, 7, 6, 5, 4, 3];
export const WAREHOUSE_CONFIDENCE = {
  values: 'certain',
  rows: 'one source',
  unequal: 'one source',
  lengths: 'reconstructed',
} as const;

/** One franc for using what the other player built. Certain. */
export const FEE = 1;
/** What the dock counts for each factory. Certain. */
export const DOCK_VALUE = 10;
