import { isOver, totalOf, type Seat } from '@quayside/engine';
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
import { HOLDS, ROUNDS, SALE_STEP } from './print.ts';
import { canPay, limitOf } from './purse.ts';
import { sheetOf } from './scoring.ts';
import {
  amountIn,
  buildersOf,
  coinsOf,
  goodsIn,
  holdRoom,
  owns,
  playerOf,
  storeRoom,
  type SaltyOcean,
  type Ship,
} from './state.ts';
import { BARRELS, outlook, SALT_SOLD } from './weights.ts';

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
  ...BARRELS,
  /** The same in the last round, before the actions that are left until it is sold are paid. */
  lastAshore: 0.95,
  lastAtSea: 0.8,
  lastAboard: 0.5,
  lastStored: 0.2,
  /** Coins above the limit can still be spent in this round. */
  excess: 0.7,
  /** Being in debt, for each round that is left; and credit that is so short that actions can't be paid any more. */
  debt: 0.8,
  short: 0.3,
  /** What a round to come brings: for a barrel of salt that the ships can take, for salt and for space that go without each other. */
  catch: 1.2,
  salt: 0.45,
  space: 0.6,
  storing: 0.12,
  /** A space aboard of a ship that can be built, and of one that can be built once a yard more is there. */
  ready: 0.05,
  half: 0.02,
  /** What buildings bring in each round that is left, besides what they count for now. */
  inn: 0.6,
  finance: 1.3,
  bank: 0.8,
  vault: 1.2,
  yard: 0.8,
  share: 0.2,
  lighthouse: 0.6,
  saintMaclou: 0.5,
  clock: 1,
  fierte: 0.6,
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
  if (coins >= 0) return -E.excess * Math.max(0, coins - limitOf(s, seat));
  const missing = Math.max(0, CREDIT - canPay(s, seat));
  return -E.debt * (ROUNDS - s.round + 1) - (E.short * missing * missing) / CREDIT;
}
/** Credit that pays for what one wants to do in a round. */
const CREDIT = 14;

function barrelsWorth(s: SaltyOcean, seat: Seat): number {
  const { store, ships } = playerOf(s, seat);
  let [ashore, atSea, best] = [0, 0, 0];
  for (const good of goodsIn(s)) {
    if (good === 'salt') continue;
    const price = outlook(s, good);
    if (price > best) best = price;
    let here = amountIn(store, good);
    let there = 0;
    for (const { at, hold } of ships)
      if (at === 'harbour') here += amountIn(hold, good);
      else there += amountIn(hold, good);
    ashore += price * batch(here);
    atSea += price * batch(there);
  }
  let aboard = 0;
  for (const { at, hold } of ships) if (at === 'harbour') aboard += amountIn(hold, 'salt');
  const stored = amountIn(store, 'salt');
  const useful = Math.min(stored, Math.max(MOST_USED, fleetRoom(s, seat)));
  const sold = outlook(s, 'salt') * SALT_SOLD;
  if (s.round === ROUNDS)
    return lastBarrels(s, ashore, atSea, best * batch(aboard), best * batch(useful), sold * (aboard + stored));
  return (
    E.ashore * ashore +
    E.atSea * atSea +
    Math.max(E.aboard * best, sold) * aboard +
    Math.max(E.stored * best, sold) * useful +
    (sold * (stored - useful)) / 2
  );
}
/** So much salt finds a ship before long. */
const MOST_USED = 8;

/** In the last round barrels are worth what is left of their price after all the actions that they still need. */
function lastBarrels(
  { costs: [, navigation = 0, harbour = 0, market = 0] }: SaltyOcean,
  ashore: number,
  atSea: number,
  aboard: number,
  stored: number,
  sold: number,
): number {
  const selling = Math.max(0, E.lastAshore * ashore - market);
  const coming = Math.max(0, E.lastAtSea * atSea - navigation - market);
  const going = Math.max(0, E.lastAboard * aboard - 2 * navigation - 1 - market);
  const loading = Math.max(0, E.lastStored * stored - harbour - 2 * navigation - 1 - market);
  return selling + coming + Math.max(going + loading, sold - market);
}

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

/** What saline, warehouse and ships will bring in the rounds to come. */
function production(s: SaltyOcean, seat: Seat): number {
  const player = playerOf(s, seat);
  const rounds = ROUNDS - s.round;
  if (rounds <= 0) return 0;
  const room = fleetRoom(s, seat);
  const salt = Math.min(SALINE_OUTPUT[player.saline] as number, storeRoom(player)); // levels are those of the table
  const storing = Math.min(storeRoom(player), 15) * E.storing;
  return rounds * (Math.min(salt, room) * E.catch + salt * E.salt + room * E.space + storing + plans(s, seat));
}

/** Ships that are not built yet: what they could bring with the yards that are there. */
function plans(s: SaltyOcean, seat: Seat): number {
  const there = YARDS.filter((yard) => buildersOf(s, yard).length > 0).length;
  if (there === 0) return 0;
  let room = 0;
  playerOf(s, seat).ships.forEach(({ at }, i) => {
    if (at === 'unbuilt') room += HOLDS[i] as number; // there are three ships
  });
  return room * (there === 2 ? E.ready : E.half);
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
    if (owns(s, seat, yard))
      sum += later * (E.yard + (unbuiltOfOthers(s, seat) * E.share) / buildersOf(s, yard).length);
  if (owns(s, seat, LIGHTHOUSE)) sum += E.lighthouse * later;
  if (owns(s, seat, SAINT_MACLOU)) sum += E.saintMaclou * later;
  if (owns(s, seat, CLOCK)) sum += E.clock * later;
  if (owns(s, seat, FIERTE)) sum += E.fierte * Math.max(0, later - 1);
  const { notreDame } = playerOf(s, seat);
  return sum + notreDame * E.notreDame * later;
}
const YARDS = [SHIPYARD, ACADEMY];

/** Ships that others may still build, and pay for. */
function unbuiltOfOthers(s: SaltyOcean, seat: Seat): number {
  let n = 0;
  s.players.forEach(({ ships }, other) => {
    if (other !== seat) for (const { at } of ships) if (at === 'unbuilt') n++;
  });
  return n;
}
