import type { Seat, GameText } from '@quayside/engine';
import {
  BANK,
  BUILDINGS,
  DEPOT,
  NOTRE_DAME,
  NOTRE_DAME_COINS,
  numberOf,
  SALINE,
  SHIPYARD,
  ACADEMY,
  spacesOf,
  TOWN_HALL,
  VAULT,
  WINDOWS,
  WINDOWS_NEED,
} from './buildings.ts';
import { placesLeft } from './city.ts';
import { costOf, typeOf } from './cost.ts';
import { shipPrice } from './harbour.ts';
import { buyingPrice, canSell } from './market.ts';
import { GOODS, SHIPS, TYPES, type Good } from './print.ts';
import { canPay } from './purse.ts';
import { barrelsIn, buildersOf, goodsIn, NONE, owns, playerOf, storeRoom, type SaltyOcean } from './state.ts';

/** Why an action is not offered, in words. */
export function whyNotAct(s: SaltyOcean, seat: Seat, option: string): GameText | null {
  const [verb = '', what = ''] = option.split(':');
  const type = typeOf(verb);
  if (type === NONE) return null;
  if (type === s.did) return { key: 'why.same-type', args: { type: TYPES[type] ?? '' } };
  const cost = costOf(s, seat, type);
  const credit = canPay(s, seat) - cost;
  if (credit < 0) return { key: 'why.debt', args: { n: cost } };
  switch (type) {
    case 0:
      return whyNotBuild(s, seat, what, verb);
    case 1:
      return whyNotSail(s, seat, what, verb);
    case 2:
      return verb === 'load' ? { key: 'why.load' } : whyNotShip(s, seat, what, credit);
    default:
      return whyNotTrade(s, seat, what, verb, credit);
  }
}

function whyNotBuild(s: SaltyOcean, seat: Seat, id: string, verb: string): GameText | null {
  const n = numberOf(id);
  const building = BUILDINGS[n]?.id;
  if (building === undefined) return { key: 'why.unknown', args: { building: id.slice(0, 60) } };
  const player = playerOf(s, seat);
  if (n === SALINE || n === DEPOT) return { key: verb === 'extend' ? 'why.top' : 'why.extend', args: { building } };
  if (n === NOTRE_DAME) return whyNotNotreDame(s, player.notreDame, verb);
  if (verb === 'extend') return { key: 'why.no-levels', args: { building } };
  if (owns(s, seat, n)) return { key: 'why.yours', args: { building } };
  if (buildersOf(s, n).length >= spacesOf(n, s.players.length)) return { key: 'why.full', args: { building } };
  if (n === WINDOWS) return { key: 'why.windows', args: { n: NOTRE_DAME_COINS[WINDOWS_NEED] ?? 0 } };
  if (n === VAULT) return { key: 'why.vault' };
  if (n === TOWN_HALL && buildersOf(s, BANK).length === 0) return { key: 'why.town-hall' };
  return null;
}

function whyNotNotreDame(s: SaltyOcean, level: number, verb: string): GameText | null {
  if (verb === 'extend' && level === 0) return { key: 'why.not-begun' };
  if (verb === 'build' && level > 0) return { key: 'why.extend', args: { building: 'notre-dame' } };
  const coins = NOTRE_DAME_COINS[level + 1];
  if (coins === undefined) return { key: 'why.top', args: { building: 'notre-dame' } };
  return placesLeft(s, level + 1) > 0 ? null : { key: 'why.places', args: { n: coins } };
}

function whyNotSail(s: SaltyOcean, seat: Seat, fleet: string, verb: string): GameText | null {
  const { ships } = playerOf(s, seat);
  for (const name of fleet.split('+')) {
    const ship = ships[(SHIPS as readonly string[]).indexOf(name)];
    if (!ship) return { key: 'why.no-ship', args: { ship: name.slice(0, 60) } };
    if (ship.at === 'unbuilt') return { key: 'why.unbuilt', args: { ship: name } };
    if ((ship.at === 'ocean') !== (verb === 'return'))
      return { key: verb === 'return' ? 'why.in-harbour' : 'why.at-sea', args: { ship: name } };
  }
  return s.pirates ? { key: 'why.pirates' } : null;
}

function whyNotShip(s: SaltyOcean, seat: Seat, name: string, credit: number): GameText | null {
  const ship = (SHIPS as readonly string[]).indexOf(name);
  if (ship < 0) return { key: 'why.no-ship', args: { ship: name.slice(0, 60) } };
  if (playerOf(s, seat).ships[ship]?.at !== 'unbuilt') return { key: 'why.has-ship', args: { ship: name } };
  if (buildersOf(s, SHIPYARD).length === 0 || buildersOf(s, ACADEMY).length === 0) return { key: 'why.yards' };
  const price = shipPrice(s, seat, ship);
  return price > credit ? { key: 'why.debt', args: { n: price + costOf(s, seat, 2) } } : null;
}

function whyNotTrade(s: SaltyOcean, seat: Seat, name: string, verb: string, credit: number): GameText | null {
  const good = GOODS.find((one) => one === name);
  if (!good) return { key: 'why.no-good', args: { good: name.slice(0, 60) } };
  if (!goodsIn(s).includes(good)) return { key: 'why.no-cod' };
  if (verb === 'sell') return canSell(s, seat, good) ? null : { key: 'why.nothing', args: { good } };
  return whyNotBuy(s, seat, good, credit);
}

function whyNotBuy(s: SaltyOcean, seat: Seat, good: Good, credit: number): GameText | null {
  const player = playerOf(s, seat);
  if (barrelsIn(player.store) >= storeRoom(player)) return { key: 'why.store-full' };
  return buyingPrice(s, good) > credit
    ? { key: 'why.debt', args: { n: buyingPrice(s, good) + costOf(s, seat, 3) } }
    : null;
}
