import { isOver, totalOf, type Seat, type Worth } from '@quayside/engine';
import {
  ACADEMY,
  BANK,
  CLOCK,
  FIERTE,
  FINANCE_COINS,
  FINANCE_OFFICE,
  INN,
  INN_COINS,
  LIGHTHOUSE,
  SALINE_OUTPUT,
  SAINT_MACLOU,
  SHIPYARD,
  VAULT,
} from './buildings.ts';
import { spaceOf } from './city.ts';
import { eventTile, GOODS, LAST_ROW, PRICES, ROUNDS, SALE_STEP, type Good } from './print.ts';
import { limitOf } from './purse.ts';
import { sheetOf } from './scoring.ts';
import {
  amountIn,
  buildersOf,
  coinsOf,
  goodsIn,
  holdRoom,
  owns,
  playerOf,
  roundPlace,
  storeRoom,
  type SaltyOcean,
  type Ship,
} from './state.ts';
import { knownTile } from './tiles.ts';

/**
 * How good a position is, in coins, for bots that look one decision ahead: what one would score, with goods, ships and buildings
 * counted for what they can still bring, less the same for the others on average. Estimates set by
 * hand, no rules.
 */
export function value(s: SaltyOcean, seat: Seat): number {
  const others = s.players.length - 1;
  let sum = 0;
  for (let other = 0; other < s.players.length; other++) if (other !== seat) sum += worth(s, other);
  return worth(s, seat) - sum / others;
}

/** What things are worth; found by letting the estimate play against variations of itself. */
const E = {
  /** The part of its price that a barrel is worth, by where it is; in the last round there is less time to get it to the market. */
  ashore: 0.9,
  atSea: 0.72,
  aboard: 0.42,
  stored: 0.3,
  lastAshore: 0.85,
  lastAtSea: 0.6,
  lastAboard: 0.3,
  lastStored: 0.08,
  /** How much of the next tile's better or worse price counts. */
  rise: 0.67,
  fall: 0.25,
  /** Coins above the limit can still be spent in this round. */
  excess: 0.7,
  /** A coin of debt beyond the first ten, and being in debt at all for each round that is left. */
  deep: 0.1,
  debt: 0.8,
  /** Salt of a future round that ships can use, that they can't, a space aboard and a space in the warehouse, each round. */
  uses: 1.2,
  salted: 1.5,
  sold: 0.5,
  space: 0.6,
  storing: 0.12,
  /** What buildings bring in each round that is left, besides what they count for now. */
  inn: 0.6,
  finance: 1.3,
  bank: 0.8,
  vault: 1.2,
  yard: 0.8,
  share: 0.6,
  lighthouse: 0.6,
  saintMaclou: 0.5,
  clock: 1,
  fierte: 0.8,
  /** Each position of Notre-Dame opens the next, which is worth more. */
  notreDame: 0.3,
};

function worth(s: SaltyOcean, seat: Seat): number {
  const sheet = totalOf(sheetOf(s, seat));
  if (isOver(s)) return sheet;
  return sheet + purseWorth(s, seat) + barrelsWorth(s, seat) + production(s, seat) + buildings(s, seat);
}

/** What coins are worth besides themselves: those above the limit less, debts more. */
function purseWorth(s: SaltyOcean, seat: Seat): number {
  const coins = coinsOf(s, seat);
  if (coins < 0) return -E.debt * (ROUNDS - s.round + 1) - E.deep * Math.max(0, -coins - 10);
  return -E.excess * Math.max(0, coins - limitOf(s, seat));
}

/** What a good will sell for: now, or after the next tile. */
function outlook(s: SaltyOcean, good: Good): number {
  const i = GOODS.indexOf(good);
  const row = s.rows[i] as number; // a row for each good
  const now = priceAt(good, row);
  const tile = eventTile(knownTile(s, roundPlace(s.round + 1)) ?? '');
  if (!tile) return now;
  const later = priceAt(good, row - (tile.shift[i] ?? 0));
  return now + (later - now) * (later > now ? E.rise : E.fall);
}
const priceAt = (good: Good, row: number): number => PRICES[good][Math.min(LAST_ROW, Math.max(1, row)) - 1] as number;

function barrelsWorth(s: SaltyOcean, seat: Seat): number {
  const { store, ships } = playerOf(s, seat);
  const last = s.round === ROUNDS;
  const ashorePart = last ? E.lastAshore : E.ashore;
  const atSeaPart = last ? E.lastAtSea : E.atSea;
  let sum = 0;
  let best = 0;
  for (const good of goodsIn(s)) {
    if (good === 'salt') continue;
    const price = outlook(s, good);
    if (price > best) best = price;
    let ashore = amountIn(store, good);
    let atSea = 0;
    for (const { at, hold } of ships)
      if (at === 'harbour') ashore += amountIn(hold, good);
      else atSea += amountIn(hold, good);
    sum += price * (ashorePart * batch(ashore) + atSeaPart * batch(atSea));
  }
  const salt = outlook(s, 'salt') * SALT_SOLD;
  let aboard = 0;
  for (const { at, hold } of ships) if (at === 'harbour') aboard += amountIn(hold, 'salt');
  const stored = amountIn(store, 'salt');
  const useful = Math.min(stored, PLENTY);
  return (
    sum +
    Math.max((last ? E.lastAboard : E.aboard) * best, salt) * aboard +
    Math.max((last ? E.lastStored : E.stored) * best, salt) * useful +
    (salt * (stored - useful)) / 2
  );
}
/** The part of its price that salt is worth as salt, and more of it than ships can use soon. */
const SALT_SOLD = 0.7;
const PLENTY = 14;

/** The price falls after so many barrels, so that more of them are worth less each. */
const batch = (n: number): number => (n <= SALE_STEP ? n : SALE_STEP + (n - SALE_STEP) * 0.8);

/** Spaces in all holds that are not damaged. */
function fleetRoom(s: SaltyOcean, seat: Seat): number {
  const { ships } = playerOf(s, seat);
  let room = 0;
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i] as Ship; // i runs over the ships
    if (ship.at !== 'unbuilt') room += holdRoom(i, ship);
  }
  return room;
}

/** Salt that the saline will make, as far as there is room for it and ships for fishing with it. */
function production(s: SaltyOcean, seat: Seat): number {
  const player = playerOf(s, seat);
  const rounds = ROUNDS - s.round;
  if (rounds <= 0) return 0;
  const room = fleetRoom(s, seat);
  const made = Math.min(SALINE_OUTPUT[player.saline] as number, storeRoom(player)); // levels are those of the table
  const used = Math.min(made, room * E.uses);
  const storing = Math.min(storeRoom(player), 15) * E.storing;
  return rounds * (used * E.salted + (made - used) * E.sold + room * E.space + storing);
}

/** What buildings bring besides what they count for now. */
function buildings(s: SaltyOcean, seat: Seat): number {
  const ends = ROUNDS - s.round + 1;
  const later = ends - 1;
  let sum = 0;
  if (owns(s, seat, INN)) sum += ends * (INN_COINS + (s.players.length - buildersOf(s, INN).length) * E.inn);
  sum += (spaceOf(s, seat, FINANCE_OFFICE, FINANCE_COINS) ?? 0) * (later + 0.5) * E.finance;
  if (owns(s, seat, BANK)) sum += E.bank * later + Math.max(0, coinsOf(s, seat)) / 20;
  if (owns(s, seat, VAULT)) sum += E.vault * later;
  for (const yard of YARDS)
    if (owns(s, seat, yard)) sum += later * (E.yard + ((s.players.length - 1) * E.share) / buildersOf(s, yard).length);
  if (owns(s, seat, LIGHTHOUSE)) sum += E.lighthouse * later;
  if (owns(s, seat, SAINT_MACLOU)) sum += E.saintMaclou * later;
  if (owns(s, seat, CLOCK)) sum += E.clock * later;
  if (owns(s, seat, FIERTE)) sum += E.fierte * Math.max(0, later - 1);
  const { notreDame } = playerOf(s, seat);
  return sum + notreDame * E.notreDame * later;
}
const YARDS = [SHIPYARD, ACADEMY];

/** What a barrel is worth to give away. Places that barrels are sold from are all alike. */
export function weights(s: SaltyOcean): Worth {
  const last = s.round === ROUNDS;
  const fish = Math.max(outlook(s, 'herring'), s.players.length === 2 ? 0 : outlook(s, 'cod'));
  return {
    salt: Math.max((last ? E.lastStored : E.stored) * fish, SALT_SOLD * outlook(s, 'salt')),
    herring: E.ashore * outlook(s, 'herring'),
    cod: E.ashore * outlook(s, 'cod'),
    coin: 1,
    store: 0,
    'caravel-1': 0,
    'caravel-2': 0,
    carrack: 0,
  };
}
