import type { Confidence } from './print.ts';

/**
 * The buildings of Rouen. Building costs the city action and nothing else. Whatever depends on which space one gets is a list, the
 * best space first: spaces are taken in this order. With fewer players the better spaces are the ones that are missing.
 */
export interface Building {
  readonly id: BuildingId;
  readonly en: string;
  readonly de: string;
  /** How many may build it, by the number of players (from two on). A track has a row for each player. */
  readonly spaces: readonly [two: number, three: number, four: number];
  readonly track?: true;
  readonly sure: { readonly spaces: Confidence; readonly figures: Confidence };
}
export type BuildingId = (typeof IDS)[number];
const IDS = [
  'saline',
  'depot',
  'notre-dame',
  'windows',
  'shipyard',
  'academy',
  'lighthouse',
  'saint-maclou',
  'finance-office',
  'inn',
  'bank',
  'vault',
  'town-hall',
  'clock',
  'fierte',
] as const;

const EVERYBODY = [2, 3, 4] as const;
const FEW = [1, 2, 2] as const;
const FEWER = [1, 2, 3] as const;
const certain = { spaces: 'inferred', figures: 'certain' } as const;
const inferred = { spaces: 'inferred', figures: 'inferred' } as const;

/** The numbers of spaces with two and three players are certain, with four inferred. */
export const BUILDINGS: readonly Building[] = [
  { id: 'saline', en: 'Saline', de: 'Saline', spaces: EVERYBODY, track: true, sure: certain },
  { id: 'depot', en: 'Dépôt', de: 'Dépôt', spaces: EVERYBODY, track: true, sure: certain },
  { id: 'notre-dame', en: 'Notre-Dame', de: 'Notre-Dame', spaces: EVERYBODY, track: true, sure: inferred },
  { id: 'windows', en: 'Stained Glass', de: 'Kirchenfenster', spaces: FEWER, sure: inferred },
  { id: 'shipyard', en: 'Shipyard', de: 'Werft', spaces: FEW, sure: certain },
  { id: 'academy', en: 'Naval Academy', de: 'Marineakademie', spaces: FEW, sure: certain },
  { id: 'lighthouse', en: 'Lighthouse', de: 'Leuchtturm', spaces: EVERYBODY, sure: certain },
  { id: 'saint-maclou', en: 'Saint-Maclou', de: 'Saint-Maclou', spaces: FEW, sure: inferred },
  { id: 'finance-office', en: 'Finance Office', de: 'Finanzamt', spaces: FEW, sure: inferred },
  { id: 'inn', en: 'Inn', de: 'Gasthaus', spaces: EVERYBODY, sure: certain },
  { id: 'bank', en: 'Bank', de: 'Bank', spaces: EVERYBODY, sure: certain },
  { id: 'vault', en: 'Vault', de: 'Tresorraum', spaces: EVERYBODY, sure: certain },
  { id: 'town-hall', en: 'Town Hall', de: 'Rathaus', spaces: FEWER, sure: inferred },
  { id: 'clock', en: 'Gros-Horloge', de: 'Gros-Horloge', spaces: FEW, sure: inferred },
  { id: 'fierte', en: 'Fierte Saint-Romain', de: 'Fierte St. Romain', spaces: FEW, sure: inferred },
];
const NUMBERS = new Map<string, number>(BUILDINGS.map(({ id }, n) => [id, n]));
/** The building's place in every list over buildings, or -1. */
export const numberOf = (id: string): number => NUMBERS.get(id) ?? -1;

export const SALINE = numberOf('saline');
export const DEPOT = numberOf('depot');
export const NOTRE_DAME = numberOf('notre-dame');
export const WINDOWS = numberOf('windows');
export const SHIPYARD = numberOf('shipyard');
export const ACADEMY = numberOf('academy');
export const LIGHTHOUSE = numberOf('lighthouse');
export const SAINT_MACLOU = numberOf('saint-maclou');
export const FINANCE_OFFICE = numberOf('finance-office');
export const INN = numberOf('inn');
export const BANK = numberOf('bank');
export const VAULT = numberOf('vault');
export const TOWN_HALL = numberOf('town-hall');
export const CLOCK = numberOf('clock');
export const FIERTE = numberOf('fierte');

/** How many may build it in a game of so many. */
export const spacesOf = (n: number, players: number): number => BUILDINGS[n]?.spaces[players - 2] ?? 0;

/** What a list of spaces, the best first, says of the space taken by the `place`-th builder: with fewer players the last ones count. */
export function bySpace<T>(list: readonly T[], n: number, players: number, place: number): T {
  return list[list.length - spacesOf(n, players) + place] as T; // a builder stands on a space
}

/** Salt made at the end of each round, by level. Certain. */
export const SALINE_OUTPUT: readonly number[] = [3, 7, 10, 12];
/** Barrels that the warehouse holds, by level. Certain. */
export const DEPOT_ROOM: readonly number[] = [6, 15, 30];
/** Coins at the end of the game, by how often it was built; 26 and 35 are inferred, the others certain. */
export const NOTRE_DAME_COINS: readonly number[] = [0, 5, 11, 18, 26, 35, 45, 55, 70];
export const NOTRE_DAME_CONFIDENCE: readonly Confidence[] = NOTRE_DAME_COINS.slice(1).map((coins) =>
  coins === 26 || coins === 35 ? 'inferred' : 'certain',
);
/** How many may reach each of the last three positions, by the number of players; one on 70 with four is certain (ruling SO-14). */
export const NOTRE_DAME_LIMITS: readonly (readonly [on45: number, on55: number, on70: number])[] = [
  [1, 1, 1],
  [2, 1, 1],
  [3, 2, 1],
];
export const NOTRE_DAME_LIMITS_CONFIDENCE: Confidence = 'reconstructed';
/** The first position of Notre-Dame whose places are limited. */
export const FIRST_LIMITED = 6;
/** Whoever wants stained glass has built so much of Notre-Dame. */
export const WINDOWS_NEED = 3;

/** By space, the best first. */
export const WINDOWS_COINS: readonly number[] = [10, 7, 5];
export const SAINT_MACLOU_COINS: readonly number[] = [6, 3];
export const FINANCE_COINS: readonly number[] = [3, 2];
export const CLOCK_SURCHARGE: readonly number[] = [3, 5];
/** How many tiles one may look at; two may then be swapped. */
export const FIERTE_LOOKS: readonly number[] = [2, 1];
/** Coins at the end: a sum, and so much for so many buildings. */
export const TOWN_HALL_COINS: readonly { readonly coins: number; readonly per: number }[] = [
  { coins: 3, per: 1 },
  { coins: 0, per: 1 },
  { coins: 0, per: 2 },
];

export const LIGHTHOUSE_COINS = 2;
export const INN_COINS = 2;
export const BANK_INTEREST = 20;
export const VAULT_INTEREST = 10;
