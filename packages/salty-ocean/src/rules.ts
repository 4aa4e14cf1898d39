import { defineRules } from '@quayside/engine';
import { act, asides, second } from './act.ts';
import { components } from './components.ts';
import { copySaltyOcean } from './copy.ts';
import { display } from './display.ts';
import { fierte, look, looked, swap } from './fierte.ts';
import { begin, end, events, first, next, turns } from './flow.ts';
import { load } from './harbour.ts';
import { census } from './holdings.ts';
import { ledger } from './ledger.ts';
import { lose } from './lose.ts';
import { buy, sell } from './market.ts';
import { options } from './options.ts';
import { EVENTS } from './print.ts';
import { income, production, repair, roundEnd } from './round-end.ts';
import { score } from './scoring.ts';
import { standingOrders } from './standing-orders.ts';
import { EVENT_DECK, fresh, type SaltyOcean } from './state.ts';
import { weights } from './weights.ts';
import { catchFish, depart, fish } from './voyage.ts';

/** Upon a Salty Ocean, for two to four. Only the covered event tiles are hidden. */
export const rules = defineRules<SaltyOcean>({
  id: 'salty-ocean',
  version: 1,
  seats: { min: 2, max: 4 },
  options,
  decks: () => ({ [EVENT_DECK]: EVENTS.map(({ id }) => id) }),
  setup: fresh,
  begin,
  questions: { first, act, second, catch: catchFish, lose, load, sell, buy, end, repair, look, swap },
  steps: { events, turns, next, depart, fish, 'round-end': roundEnd, fierte, looked, production, income },
  asides,
  standingOrders,
  copy: copySaltyOcean,
  score,
  weights,
  census,
  debts: ['coin'],
  display,
  ledger,
  listing: {
    order: 3,
    picture: { scene: 'dune, sea, tall -14 3 .9, boat 24 4 .8, bird 20 -30, bird 34 -26 .8', good: 'salt' },
  },
  components,
});

export { rulingsAbout } from './about.ts';
export { barrels, barrelsNamed } from './barrels.ts';
export {
  BUILDINGS,
  DEPOT_ROOM,
  FIRST_LIMITED,
  NOTRE_DAME_COINS,
  NOTRE_DAME_LIMITS,
  numberOf,
  SALINE_OUTPUT,
  spacesOf,
  TOWN_HALL_COINS,
  type Building,
  type BuildingId,
} from './buildings.ts';
export { canBuild, placesLeft } from './city.ts';
export { figuresOf, reconstructedPrices } from './components.ts';
export { costOf, mayActAgain, typeOf } from './cost.ts';
export { shipPrice } from './harbour.ts';
export { buyingPrice, priceOf, rowsDown } from './market.ts';
export {
  EVENTS,
  eventTile,
  GOODS,
  HIGHEST_COST,
  HOLDS,
  LAST_ROW,
  PRICES,
  ROUNDS,
  SHIP_PRICES,
  SHIPS,
  TYPES,
  type EventTile,
  type Good,
  type ShipName,
  type Type,
} from './print.ts';
export { interestOf, limitOf } from './purse.ts';
export { cityBuildings, shipsOf } from './scoring.ts';
export {
  barrelsIn,
  goodsIn,
  holdRoom,
  ROUND_PLACES,
  SPARE_PLACES,
  storeRoom,
  type Place,
  type Player,
  type SaltyOcean,
  type Ship,
} from './state.ts';
export { coveredPlaces, knownTile, tileTerm } from './tiles.ts';
export { whyNotAct } from './why.ts';
