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
} from './state.ts';
import { knownTile } from './tiles.ts';

/**
 * How good a position is, in coins, for bots that look one decision ahead: what one would score, with goods, ships and buildings
 * counted for what they can still bring, less the same for the others on average. Estimates, no rules: tuned by letting bots
 * play each other.
 */
export function value(s: SaltyOcean, seat: Seat): number {
  const others = s.players.length - 1;
  let sum = 0;
  for (let other = 0; other < s.players.length; other++) if (other !== seat) sum += worth(s, other);
  return worth(s, seat) - sum / others;
}

/** The part of its price that a barrel is worth, by where it is. In the last round there is less time to get it to the market. */
const PARTS = {
  early: { ashore: 0.9, atSea: 0.72, aboard: 0.42, stored: 0.3 },
  last: { ashore: 0.85, atSea: 0.6, aboard: 0.3, stored: 0.08 },
};

function worth(s: SaltyOcean, seat: Seat): number {
  const sheet = totalOf(sheetOf(s, seat));
  if (isOver(s)) return sheet;
  const coins = coinsOf(s, seat);
  const excess = Math.max(0, coins - limitOf(s, seat));
  return (
    sheet - excess * EXCESS - (coins < 0 ? 1 : 0) + barrelsWorth(s, seat) + production(s, seat) + buildings(s, seat)
  );
}
/** Coins above the limit can still be spent in this round. */
const EXCESS = 0.7;

/** What a good will sell for: now, or after the next tile where that is more. */
function outlook(s: SaltyOcean, good: Good): number {
  const i = GOODS.indexOf(good);
  const row = s.rows[i] as number; // a row for each good
  const now = priceAt(good, row);
  const tile = eventTile(knownTile(s, roundPlace(s.round + 1)) ?? '');
  if (!tile) return now;
  const later = priceAt(good, row - (tile.shift[i] ?? 0));
  return later > now ? (now + 2 * later) / 3 : (3 * now + later) / 4;
}
const priceAt = (good: Good, row: number): number => PRICES[good][Math.min(LAST_ROW, Math.max(1, row)) - 1] as number;

function barrelsWorth(s: SaltyOcean, seat: Seat): number {
  const { store, ships } = playerOf(s, seat);
  const part = s.round === ROUNDS ? PARTS.last : PARTS.early;
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
    sum += price * (part.ashore * batch(ashore) + part.atSea * batch(atSea));
  }
  const salt = outlook(s, 'salt');
  let aboard = 0;
  for (const { at, hold } of ships) if (at === 'harbour') aboard += amountIn(hold, 'salt');
  const stored = amountIn(store, 'salt');
  const each = (p: number) => Math.max(p * best, 0.7 * salt);
  return (
    sum + each(part.aboard) * aboard + each(part.stored) * Math.min(stored, 14) + 0.3 * salt * Math.max(0, stored - 14)
  );
}

/** The price falls after so many barrels, so that more of them are worth less each. */
const batch = (n: number): number => (n <= SALE_STEP ? n : SALE_STEP + (n - SALE_STEP) * 0.8);

/** Spaces in all holds that are not damaged. */
function fleetRoom(s: SaltyOcean, seat: Seat): number {
  let room = 0;
  playerOf(s, seat).ships.forEach((ship, i) => {
    if (ship.at !== 'unbuilt') room += holdRoom(i, ship);
  });
  return room;
}

/** Salt that the salines will make, as far as there is room for it and ships for fishing with it. */
function production(s: SaltyOcean, seat: Seat): number {
  const player = playerOf(s, seat);
  const rounds = ROUNDS - s.round;
  if (rounds <= 0) return 0;
  const room = fleetRoom(s, seat);
  const made = Math.min(SALINE_OUTPUT[player.saline] as number, storeRoom(player)); // levels are those of the table
  const used = Math.min(made, room * USES);
  return (
    rounds * (used * SALTED + (made - used) * SOLD + room * SPACE) + Math.min(storeRoom(player), 15) * STORING * rounds
  );
}
const USES = 1.2;
const SALTED = 1.5;
const SOLD = 0.5;
const SPACE = 0.6;
const STORING = 0.12;

/** What buildings bring besides what they count for now. */
function buildings(s: SaltyOcean, seat: Seat): number {
  const ends = ROUNDS - s.round + 1;
  const rounds = ends - 0.5;
  const others = s.players.length - 1;
  let sum = 0;
  if (owns(s, seat, INN)) sum += ends * (INN_COINS + (s.players.length - buildersOf(s, INN).length) * 0.6);
  sum += (spaceOf(s, seat, FINANCE_OFFICE, FINANCE_COINS) ?? 0) * rounds * 1.3;
  if (owns(s, seat, BANK)) sum += 0.8 * (ends - 1) + Math.max(0, coinsOf(s, seat)) / 20;
  if (owns(s, seat, VAULT)) sum += 1.2 * (ends - 1);
  for (const yard of [SHIPYARD, ACADEMY])
    if (owns(s, seat, yard))
      sum += ((1 + others * 1.2) * (ends - 1)) / buildersOf(s, yard).length / 2 + (ends - 1) * 0.8;
  if (owns(s, seat, LIGHTHOUSE)) sum += 0.6 * (ends - 1);
  if (owns(s, seat, SAINT_MACLOU)) sum += 0.5 * (ends - 1);
  if (owns(s, seat, CLOCK)) sum += 1 * (ends - 1);
  if (owns(s, seat, FIERTE)) sum += 0.8 * (ends - 1);
  return sum;
}

/** What a barrel is worth to give away; places where barrels lie are all alike. */
export function weights(s: SaltyOcean): Worth {
  const part = s.round === ROUNDS ? PARTS.last : PARTS.early;
  const fish = Math.max(outlook(s, 'herring'), s.players.length === 2 ? 0 : outlook(s, 'cod'));
  return {
    salt: part.stored * fish,
    herring: part.ashore * outlook(s, 'herring'),
    cod: part.ashore * outlook(s, 'cod'),
    coin: 1,
    store: 0,
    'caravel-1': 0,
    'caravel-2': 0,
    carrack: 0,
  };
}
