import { pick, topAsk, type Aside, type Play, type Question, type Seat } from '@quayside/engine';
import { BUILDINGS, DEPOT, NOTRE_DAME, SALINE } from './buildings.ts';
import { build, canBuild } from './city.ts';
import { CITY, costOf, HARBOUR, MARKET, mayActAgain, NAVIGATION, payAction, typeOf } from './cost.ts';
import { fleetName, FLEETS, partsOf, shipsIn } from './fleets.ts';
import { buildShip, canBuildShip, canLoad, shipPrice, startLoading } from './harbour.ts';
import { canSell, mostToBuy, priceOf } from './market.ts';
import { GOODS, SHIPS, type Good } from './print.ts';
import { canPay } from './purse.ts';
import { goodsIn, NONE, playerOf, type SaltyOcean } from './state.ts';
import { comeBack, meetsPirates, sail } from './voyage.ts';
import { whyNotAct } from './why.ts';

export const PASS = 'pass';
const LOAD = 'load';

const BUILD = BUILDINGS.map(({ id }) => `build:${id}`);
const EXTEND = BUILDINGS.map(({ id }) => `extend:${id}`);
const SHIP = SHIPS.map((ship) => `ship:${ship}`);
const SELL: { readonly [good: string]: string } = Object.fromEntries(GOODS.map((good) => [good, `sell:${good}`]));
const BUY: { readonly [good: string]: string } = Object.fromEntries(GOODS.map((good) => [good, `buy:${good}`]));

/** Every choice of some of the ships; where pirates wait, several ships say besides which of them sails first (ruling SO-8). */
const FISH = FLEETS.map((_, fleet) => partsOf(fleet).map((ships) => `fish:${fleetName(ships)}`));
const RETURN = FLEETS.map((_, fleet) => partsOf(fleet).map((ships) => `return:${fleetName(ships)}`));
const LEAD = FLEETS.map((_, fleet) =>
  partsOf(fleet).flatMap((ships) =>
    ships.length === 1
      ? [`fish:${fleetName(ships)}`]
      : ships.map((first) => `lead:${SHIPS[first] ?? ''}:${fleetName(ships)}`),
  ),
);

/** All that a seat may do now, by type, but for one type. */
function actions(s: SaltyOcean, seat: Seat, except: number): string[] {
  const options: string[] = [];
  const credit = canPay(s, seat);
  const can = (type: number) => type !== except && costOf(s, seat, type) <= credit;
  if (can(CITY)) cityActions(options, s, seat);
  if (can(NAVIGATION)) navigationActions(options, s, seat);
  if (can(HARBOUR)) harbourActions(options, s, seat, credit - costOf(s, seat, HARBOUR));
  if (can(MARKET)) marketActions(options, s, seat);
  return options;
}

function cityActions(options: string[], s: SaltyOcean, seat: Seat): void {
  for (let n = 0; n < BUILDINGS.length; n++)
    if (canBuild(s, seat, n)) {
      const extends_ = n === SALINE || n === DEPOT || (n === NOTRE_DAME && playerOf(s, seat).notreDame > 0);
      options.push((extends_ ? EXTEND : BUILD)[n] as string);
    }
}

function navigationActions(options: string[], s: SaltyOcean, seat: Seat): void {
  const [inHarbour, atSea] = fleetsOf(s, seat);
  for (const option of (meetsPirates(s, seat) ? LEAD : FISH)[inHarbour] ?? []) options.push(option);
  for (const option of RETURN[atSea] ?? []) options.push(option);
}

function fleetsOf(s: SaltyOcean, seat: Seat): readonly [inHarbour: number, atSea: number] {
  const { ships } = playerOf(s, seat);
  let [inHarbour, atSea] = [0, 0];
  for (let i = 0; i < ships.length; i++) {
    const at = ships[i]?.at;
    if (at === 'harbour') inHarbour |= 1 << i;
    else if (at === 'ocean') atSea |= 1 << i;
  }
  return [inHarbour, atSea];
}

function harbourActions(options: string[], s: SaltyOcean, seat: Seat, credit: number): void {
  for (let ship = 1; ship < SHIPS.length; ship++)
    if (canBuildShip(s, seat, ship) && shipPrice(s, seat, ship) <= credit) options.push(SHIP[ship] as string);
  if (canLoad(s, seat)) options.push(LOAD);
}

function marketActions(options: string[], s: SaltyOcean, seat: Seat): void {
  const cost = costOf(s, seat, MARKET);
  for (const good of goodsIn(s)) if (canSell(s, seat, good)) options.push(SELL[good] as string);
  for (const good of goodsIn(s)) if (mostToBuy(s, seat, good, cost) > 0) options.push(BUY[good] as string);
}

/** Pays for an action and carries it out. */
function perform(play: Play<SaltyOcean>, seat: Seat, option: string): void {
  const { s } = play;
  const [verb = '', one = '', two = ''] = option.split(':');
  const type = typeOf(verb);
  const cost = costOf(s, seat, type);
  s.did = type;
  if (verb === 'buy') {
    play.ask(seat, 'buy', { good: one as Good, type, cost }); // as the option names it
    return;
  }
  payAction(play, seat, { type, cost }, verb === 'ship' ? shipPrice(s, seat, shipsIn(one)[0] as number) : 0);
  switch (verb) {
    case 'build':
    case 'extend':
      build(
        play,
        seat,
        BUILDINGS.findIndex(({ id }) => id === one),
        cost,
      );
      break;
    case 'fish':
      sail(play, seat, shipsIn(one), cost);
      break;
    case 'lead': {
      const first = shipsIn(one)[0] as number; // one ship is named
      sail(play, seat, [first, ...shipsIn(two).filter((ship) => ship !== first)], cost);
      break;
    }
    case 'return':
      comeBack(play, seat, shipsIn(one), cost);
      break;
    case 'ship':
      buildShip(play, seat, shipsIn(one)[0] as number, cost);
      break;
    case 'sell':
      if (play.events) play.tell('to-market', { seat, cost });
      play.ask(seat, 'sell', { good: one as Good, price: priceOf(s, one as Good) });
      break;
    default:
      startLoading(play, seat, cost);
  }
}

/** An action, or a pass: who passes may act again later, as long as not all have passed in a row. */
export const act: Question<SaltyOcean, 'act'> = {
  offer(s, seat) {
    const options = actions(s, seat, NONE);
    options.push(PASS);
    return pick(options);
  },
  answer(play, seat, option) {
    if (option === PASS) {
      pass(play, seat);
      return;
    }
    play.s.passes = 0;
    play.ask(seat, 'end');
    perform(play, seat, option);
  },
  why: whyNotAct,
};

function pass(play: Play<SaltyOcean>, seat: Seat): void {
  const { s } = play;
  s.passes++;
  if (play.events) play.tell('pass', { seat, n: s.passes, of: s.players.length });
  play.then('next');
}

/** The Gros-Horloge: once in a round a second action in the same turn, of another type (ruling SO-15). */
export const second: Question<SaltyOcean, 'second'> = {
  offer: (s, seat) => pick(actions(s, seat, s.did)),
  answer(play, seat, option) {
    playerOf(play.s, seat).clockUsed = true;
    if (play.events) play.tell('clock', { seat });
    perform(play, seat, option);
  },
  why: whyNotAct,
};

const CLOSED: readonly Aside<SaltyOcean>[] = [];
const SECOND: readonly Aside<SaltyOcean>[] = [{ key: 'second' }];

export function asides(s: SaltyOcean, seat: Seat): readonly Aside<SaltyOcean>[] {
  if (!mayActAgain(s, seat) || topAsk(s, seat)?.key !== 'end') return CLOSED;
  return actions(s, seat, s.did).length > 0 ? SECOND : CLOSED;
}
