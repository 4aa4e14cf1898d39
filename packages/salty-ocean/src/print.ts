/**
 * What is printed on board, sheets and tiles, apart from the buildings. Each figure says how sure it is: whoever has the real game
 * corrects this file and `buildings.ts`, and nothing else. No available source shows the price table or an event tile.
 */
export type Confidence =
  | 'certain' // said in the rule book
  | 'two sources' // two independent sources agree
  | 'inferred' // follows from the rule book without being said
  | 'reconstructed'; // made up to fit everything that is known

/** What is in the barrels. */
export const GOODS = ['salt', 'herring', 'cod'] as const;
export type Good = (typeof GOODS)[number];

export const ROUNDS = 5;

/** Each type of action has a cost of its own, which rises by 1 for everybody whenever somebody takes it. Certain. */
export const TYPES = ['city', 'navigation', 'harbour', 'market'] as const;
export type Type = (typeof TYPES)[number];

export const HIGHEST_COST = 10;

/** By place in the first turn order. Certain. */
export const START_COINS: readonly number[] = [10, 12, 14, 16];
export const START_SALT = 3;
/** Where the coin track ends. Two sources. */
export const DEEPEST_DEBT = -22;
/** Paid on getting into debt, and again at the end of each round in debt. Certain. */
export const FINE = 1;
/** The most coins one may have at the end of a round: without a bank, with one. With a vault there is no limit. Certain. */
export const COIN_LIMIT = 40;
export const BANK_LIMIT = 80;
export const FIXED_CONFIDENCE = {
  rounds: 'certain',
  coins: 'certain',
  salt: 'certain',
  track: 'two sources',
  limits: 'certain',
  fines: 'certain',
  costs: 'certain',
} as const satisfies { readonly [figure: string]: Confidence };

export const SHIPS = ['caravel-1', 'caravel-2', 'carrack'] as const;
export type ShipName = (typeof SHIPS)[number];
/** Barrels that fit into the hold. */
export const HOLDS: readonly number[] = [4, 4, 6];
/** Half for the shipyards, half for the academies. The first caravel is there from the start. */
export const SHIP_PRICES: readonly number[] = [0, 6, 8];
export const SHIP_CONFIDENCE = {
  holds: ['two sources', 'certain', 'certain'],
  prices: 'certain',
} as const;

/** Prices by row, the top row first; the markers start on the third. */
export const PRICES: { readonly [good in Good]: readonly number[] } = {
  salt: [4, 3, 2, 1, 0],
  herring: [6, 5, 4, 3, 2],
  cod: [7, 6, 4, 2, 1],
};
export const PRICE_CONFIDENCE: { readonly [good in Good]: readonly Confidence[] } = {
  salt: ['reconstructed', 'reconstructed', 'reconstructed', 'reconstructed', 'inferred'],
  herring: ['reconstructed', 'certain', 'certain', 'inferred', 'reconstructed'],
  cod: ['reconstructed', 'reconstructed', 'reconstructed', 'reconstructed', 'reconstructed'],
};
/** Rows are counted from 1 at the top. That the markers start in the middle is certain, that there are five rows is inferred. */
export const START_ROW = 3;
export const LAST_ROW = PRICES.salt.length;
export const ROWS_CONFIDENCE: Confidence = 'inferred';
/** A sale takes the price down by a row for each so many barrels or part of them; by two rows with two players. Certain. */
export const SALE_STEP = 8;
/** Salt that sells for nothing still costs this. Certain. */
export const CHEAPEST_SALT = 1;

/** A tile: how many rows each price goes up (or down), and what the sea is like. */
export interface EventTile {
  readonly id: string;
  readonly shift: readonly [salt: number, herring: number, cod: number];
  readonly storm: boolean;
  readonly extra: 'pirates' | 'bad-catch' | null;
}
const tile = (
  id: string,
  shift: EventTile['shift'],
  weather: 'calm' | 'storm',
  extra: EventTile['extra'] = null,
): EventTile => ({ id, shift, storm: weather === 'storm', extra });

/** All ten are reconstructed; only the kinds of things on them are certain. */
export const EVENTS: readonly EventTile[] = [
  tile('event-1', [1, 2, 1], 'calm'),
  tile('event-2', [0, 3, 1], 'calm'),
  tile('event-3', [2, 1, 2], 'calm', 'bad-catch'),
  tile('event-4', [1, 1, 2], 'storm'),
  tile('event-5', [-1, 2, 1], 'storm'),
  tile('event-6', [1, 3, -1], 'calm', 'pirates'),
  tile('event-7', [2, -1, 2], 'calm', 'pirates'),
  tile('event-8', [0, 2, 1], 'storm', 'bad-catch'),
  tile('event-9', [-1, 0, 2], 'calm', 'bad-catch'),
  tile('event-10', [1, 1, 1], 'storm', 'pirates'),
];
export const EVENT_CONFIDENCE: Confidence = 'reconstructed';
const BY_ID = new Map(EVENTS.map((one) => [one.id, one]));
export const eventTile = (id: string): EventTile | undefined => BY_ID.get(id);

/** Certain. */
export const STORM_DAMAGE = 1;
export const PIRATE_DAMAGE = 2;
export const BAD_CATCH = 1;
