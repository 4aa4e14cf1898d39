import { totalOf, type Features, type Seat } from '@quayside/engine';
import { BUILDINGS, DEPOT_ROOM, FIRST_LIMITED, NOTRE_DAME_COINS, SALINE_OUTPUT, spacesOf } from './buildings.ts';
import { placesLeft } from './city.ts';
import { mayActAgain } from './cost.ts';
import type { Options } from './options.ts';
import { eventTile, GOODS, HOLDS, LAST_ROW, ROUNDS, SHIPS, TYPES, type EventTile } from './print.ts';
import { canPay, limitOf } from './purse.ts';
import { sheetOf } from './scoring.ts';
import {
  amountIn,
  barrelsIn,
  buildersOf,
  coinsOf,
  holdRoom,
  playerOf,
  roundPlace,
  storeRoom,
  type SaltyOcean,
  type Ship,
} from './state.ts';

/** Thresholds by which an amount is told: what one can do with it differs from step to step. */
const COIN_STEPS = [-21, -18, -15, -12, -9, -6, -3, 0, 3, 6, 9, 12, 15, 20, 25, 30, 40, 50, 60, 80] as const;
const BARREL_STEPS = [1, 2, 3, 4, 6, 8, 9, 12, 15, 20] as const;
const COST_STEPS = [1, 2, 3, 4, 5, 6, 8, 10] as const;

/** Buildings with spaces; the tracks are told by their levels. */
const SPACED = BUILDINGS.flatMap(({ track }, n) => (track ? [] : [n]));
const LEVELS = SALINE_OUTPUT.length + DEPOT_ROOM.length + NOTRE_DAME_COINS.length;
/** Of each ship: where it is, its damage, the space that is free, and its barrels. */
const PER_SHIP = 2 + 1 + 1 + GOODS.length;
/** Barrels of each good in the warehouse, on ships in the harbour and at sea. */
const PER_GOOD = 3 * (BARREL_STEPS.length + 1);
/** What is told of a player after its place in the order. */
const AFTER_ORDER = 3;
const PER_SEAT =
  COIN_STEPS.length +
  4 +
  LEVELS +
  SHIPS.length * PER_SHIP +
  GOODS.length * PER_GOOD +
  3 +
  SPACED.length * 2 +
  AFTER_ORDER;
/** What a tile does to each price, and its weather. */
const PER_TILE = 1 + GOODS.length + 3;
const FUTURE = ROUNDS - 1;
const LIMITED = NOTRE_DAME_COINS.length - FIRST_LIMITED;
const TABLE =
  ROUNDS +
  TYPES.length * (COST_STEPS.length + 1) +
  GOODS.length * 2 * LAST_ROW +
  3 +
  FUTURE * PER_TILE +
  SPACED.length +
  LIMITED +
  TYPES.length +
  3;

/** Writes numbers one after the other. One at a time is at work. */
let into: Float32Array = new Float32Array(0);
let at = 0;
function put(x: number): void {
  into[at++] = x;
}
function steps(amount: number, thresholds: readonly number[]): void {
  for (let i = 0; i < thresholds.length && amount >= (thresholds[i] as number); i++) into[at + i] = 1;
  at += thresholds.length;
}
function oneOf(i: number, n: number): void {
  if (i >= 0 && i < n) into[at + i] = 1;
  at += n;
}

/** What bots that learn see: every player's coins, barrels, ships and buildings, the market, the tiles one knows and the costs. */
export const features: Features<SaltyOcean, Options> = {
  count: ({ seats }) => seats * (PER_SEAT + seats) + TABLE,
  sections: ({ seats }) => [
    ...Array.from({ length: seats }, (_, i) => (i === 0 ? 'own' : 'opponent')).flatMap((name) => [
      { name, count: PER_SEAT - AFTER_ORDER },
      { name: `${name} in order`, count: seats },
      { name: `${name} in turn`, count: AFTER_ORDER },
    ]),
    { name: 'table', count: TABLE },
  ],
  write(s, seat, target) {
    const { length } = s.players;
    into = target;
    into.fill(0, 0, length * (PER_SEAT + length) + TABLE);
    at = 0;
    for (let i = 0; i < length; i++) writeSeat(s, (seat + i) % length);
    writeTable(s, seat);
  },
};

function writeSeat(s: SaltyOcean, seat: Seat): void {
  const player = playerOf(s, seat);
  const coins = coinsOf(s, seat);
  steps(coins, COIN_STEPS);
  put(coins / 40);
  put(Math.min(1, canPay(s, seat) / 20));
  put(Math.max(0, coins - limitOf(s, seat)) / 20);
  put(totalOf(sheetOf(s, seat)) / 100);
  oneOf(player.saline, SALINE_OUTPUT.length);
  oneOf(player.depot, DEPOT_ROOM.length);
  oneOf(player.notreDame, NOTRE_DAME_COINS.length);
  writeBarrels(s, seat);
  put((storeRoom(player) - barrelsIn(player.store)) / 15);
  put(player.clockUsed ? 1 : 0);
  put(mayActAgain(s, seat) && s.order[s.turn] === seat ? 1 : 0);
  for (const n of SPACED) {
    const builders = buildersOf(s, n);
    const place = builders.indexOf(seat);
    put(place < 0 ? 0 : 1);
    put(place < 0 ? 0 : (spacesOf(n, s.players.length) - place) / 4);
  }
  oneOf(s.order.indexOf(seat), s.players.length);
  put(s.order[s.turn] === seat ? 1 : 0);
  put(player.saline / 3);
  put((NOTRE_DAME_COINS[player.notreDame] as number) / 70); // levels are those of the table
}

function writeBarrels(s: SaltyOcean, seat: Seat): void {
  const { store, ships } = playerOf(s, seat);
  for (let i = 0; i < SHIPS.length; i++) {
    const ship = ships[i] as Ship; // each player has three
    put(ship.at === 'harbour' ? 1 : 0);
    put(ship.at === 'ocean' ? 1 : 0);
    put(ship.damage / 4);
    put(ship.at === 'unbuilt' ? 0 : (holdRoom(i, ship) - barrelsIn(ship.hold)) / (HOLDS[i] as number));
    for (const good of GOODS) put(amountIn(ship.hold, good) / 6);
  }
  for (const good of GOODS) {
    let [ashore, atSea] = [0, 0];
    for (const { at: place, hold } of ships)
      if (place === 'ocean') atSea += amountIn(hold, good);
      else ashore += amountIn(hold, good);
    for (const n of [amountIn(store, good), ashore, atSea]) {
      steps(n, BARREL_STEPS);
      put(n / 10);
    }
  }
}

function writeTable(s: SaltyOcean, seat: Seat): void {
  oneOf(s.round - 1, ROUNDS);
  for (let type = 0; type < TYPES.length; type++) {
    const cost = s.costs[type] as number;
    steps(cost, COST_STEPS);
    put(cost / 10);
  }
  const next = tileFor(s, seat, s.round + 1);
  for (let i = 0; i < GOODS.length; i++) {
    const row = s.rows[i] as number;
    oneOf(row - 1, LAST_ROW);
    const later = row - (next?.shift[i] ?? 0);
    oneOf(Math.min(LAST_ROW, Math.max(1, later)) - 1, LAST_ROW);
  }
  const now = tileFor(s, seat, s.round);
  put(now?.storm ? 1 : 0);
  put(s.pirates ? 1 : 0);
  put(now?.extra === 'bad-catch' ? 1 : 0);
  for (let ahead = 1; ahead <= FUTURE; ahead++) writeTile(tileFor(s, seat, s.round + ahead));
  for (const n of SPACED) put((spacesOf(n, s.players.length) - buildersOf(s, n).length) / 4);
  for (let place = FIRST_LIMITED; place < NOTRE_DAME_COINS.length; place++) put(placesLeft(s, place) / 3);
  oneOf(s.did, TYPES.length);
  put(s.passes / s.players.length);
  put((ROUNDS - s.round) / ROUNDS);
  put(s.setup.options.doubled ? 1 : 0);
}

function writeTile(tile: EventTile | undefined): void {
  put(tile ? 1 : 0);
  for (let i = 0; i < GOODS.length; i++) put((tile?.shift[i] ?? 0) / 2);
  put(tile?.storm ? 1 : 0);
  put(tile?.extra === 'pirates' ? 1 : 0);
  put(tile?.extra === 'bad-catch' ? 1 : 0);
}

/** The tile of a round as far as this seat may know it, whoever's view the position is. */
function tileFor(s: SaltyOcean, seat: Seat, round: number): EventTile | undefined {
  const slot = s.piles[roundPlace(round)]?.slots[0];
  return slot && (slot.open || slot.seen?.includes(seat)) ? eventTile(slot.card ?? '') : undefined;
}
