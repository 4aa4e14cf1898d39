import { pick, type Bag, type Play, type Question, type Seat } from '@quayside/engine';
import { barrels, barrelsNamed, cargoes } from './barrels.ts';
import { ACADEMY, BUILDINGS, SHIPYARD } from './buildings.ts';
import { losing, STORE } from './lose.ts';
import { GOODS, SHIP_PRICES, SHIPS, type ShipName } from './print.ts';
import { barrelsIn, buildersOf, holdRoom, owns, playerOf, shipOf, storeRoom, type SaltyOcean } from './state.ts';
import { earn } from './purse.ts';

/** What ship building pays for: half of the price is for the shipyards, half for the academies. */
const YARDS = [SHIPYARD, ACADEMY];

/** What a ship costs its builder: who has a shipyard or an academy does not pay for that half. */
export function shipPrice(s: SaltyOcean, seat: Seat, ship: number): number {
  const half = (SHIP_PRICES[ship] as number) / 2;
  let price = 0;
  for (const yard of YARDS) if (!owns(s, seat, yard)) price += half;
  return price;
}

/** A shipyard and an academy must have been built, by anybody. */
export const canBuildShip = (s: SaltyOcean, seat: Seat, ship: number): boolean =>
  shipOf(s, seat, ship).at === 'unbuilt' && YARDS.every((yard) => buildersOf(s, yard).length > 0);

/** The new ship lies empty in the harbour. The owners share what has been paid; what can't be halved is lost. */
export function buildShip(play: Play<SaltyOcean>, seat: Seat, ship: number, cost: number): void {
  const { s } = play;
  shipOf(s, seat, ship).at = 'harbour';
  if (play.events) play.tell('ship', { seat, ship: SHIPS[ship] ?? '', cost, n: shipPrice(s, seat, ship) });
  const half = (SHIP_PRICES[ship] as number) / 2;
  for (const yard of YARDS) {
    if (owns(s, seat, yard)) continue;
    const owners = buildersOf(s, yard);
    const share = Math.floor(half / owners.length);
    for (const owner of owners) {
      earn(play, owner, share);
      if (play.events) play.tell('share', { seat: owner, n: share, building: BUILDINGS[yard]?.id ?? '' });
    }
    const lost = half - share * owners.length;
    if (lost > 0 && play.events) play.tell('share-lost', { n: lost, building: BUILDINGS[yard]?.id ?? '' });
  }
}

/** Whether what a ship carries can be changed, the ships before it staying as they are. */
function changeable(s: SaltyOcean, seat: Seat, ship: number): boolean {
  const one = shipOf(s, seat, ship);
  if (one.at !== 'harbour') return false;
  return barrelsIn(one.hold) > 0 || (holdRoom(ship, one) > 0 && barrelsIn(playerOf(s, seat).store) > 0);
}

const changeableFrom = (s: SaltyOcean, seat: Seat, first: number): boolean => {
  for (let ship = first; ship < SHIPS.length; ship++) if (changeable(s, seat, ship)) return true;
  return false;
};

/** Whether any barrel can be moved. */
export const canLoad = (s: SaltyOcean, seat: Seat): boolean => changeableFrom(s, seat, 0);

/** Says ship by ship what each one in the harbour carries from now on. The rest goes to the warehouse, and only there it must fit. */
export function startLoading(play: Play<SaltyOcean>, seat: Seat, cost: number): void {
  if (play.events) play.tell('move-barrels', { seat, cost });
  loadNext(play, seat, 0, false);
}

function loadNext(play: Play<SaltyOcean>, seat: Seat, from: number, moved: boolean): void {
  const { s } = play;
  for (let ship = from; ship < SHIPS.length; ship++)
    if (shipOf(s, seat, ship).at === 'harbour') {
      play.ask(seat, 'load', { ship: SHIPS[ship] as ShipName, moved }); // ship runs over SHIPS
      return;
    }
  const player = playerOf(s, seat);
  const surplus = barrelsIn(player.store) - storeRoom(player);
  if (surplus > 0) losing(play, seat, STORE, surplus);
}

/** Everything that can still come aboard: the warehouse, this ship and those that are asked after it. */
function pool(s: SaltyOcean, seat: Seat, first: number): Bag {
  const { store, ships } = playerOf(s, seat);
  const all: Bag = { ...store };
  for (let ship = first; ship < ships.length; ship++) {
    const one = ships[ship];
    if (one?.at !== 'harbour') continue;
    for (const good of GOODS) all[good] = (all[good] as number) + (one.hold[good] as number);
  }
  return all;
}

export const load: Question<SaltyOcean, 'load'> = {
  offer(s, seat, { ship: name, moved }) {
    const ship = SHIPS.indexOf(name);
    const one = shipOf(s, seat, ship);
    const options = cargoes(pool(s, seat, ship), holdRoom(ship, one));
    if (moved || changeableFrom(s, seat, ship + 1)) return pick(options);
    const now = cargoOf(one.hold);
    return pick(options.filter((option) => option !== now));
  },
  answer(play, seat, option, { ship: name, moved }) {
    const { s } = play;
    const ship = SHIPS.indexOf(name);
    const { hold } = shipOf(s, seat, ship);
    const { store } = playerOf(s, seat);
    const before = { ...hold };
    const { counts } = barrelsNamed(option);
    GOODS.forEach((good, i) => {
      const more = (counts[i] as number) - (hold[good] as number); // one for each good
      if (more < 0) play.move(hold, store, good, -more);
      else if (more > 0) fetch(play, seat, ship, good, more);
    });
    const changed = GOODS.some((good) => hold[good] !== before[good]);
    if (changed && play.events) play.tell('load', { seat, ship: name, barrels: { ...hold } });
    loadNext(play, seat, ship + 1, moved || changed);
  },
};

/** From the warehouse first, then from the ships that are asked later. */
function fetch(play: Play<SaltyOcean>, seat: Seat, ship: number, good: string, n: number): void {
  const { store, ships } = playerOf(play.s, seat);
  const { hold } = shipOf(play.s, seat, ship);
  let missing = n;
  for (const from of [store, ...ships.slice(ship + 1).flatMap((one) => (one.at === 'harbour' ? [one.hold] : []))]) {
    const taken = Math.min(missing, from[good] as number);
    if (taken > 0) play.move(from, hold, good, taken);
    missing -= taken;
  }
}

const cargoOf = ({ salt = 0, herring = 0, cod = 0 }: Bag): string => barrels(salt, herring, cod).option;
