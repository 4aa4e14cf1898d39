import {
  emptyPile,
  perSeat,
  type Bag,
  type Fresh,
  type Pile,
  type Piles,
  type Seat,
  type Setup,
  type State,
} from '@quayside/engine';
import { BUILDINGS, DEPOT_ROOM } from './buildings.ts';
import type { Options } from './options.ts';
import {
  EVENTS,
  GOODS,
  HOLDS,
  ROUNDS,
  SHIPS,
  START_ROW,
  START_SALT,
  TYPES,
  type Good,
  type ShipName,
} from './print.ts';

/** Everything that is asked, by the kind of its answer and with its data, and the steps in between. */
interface Keys {
  questions: {
    first: ['pick', { roll: string }];
    act: 'pick';
    second: 'pick';
    catch: ['pick', { ship: ShipName; n: number }];
    lose: ['pick', { place: Place; n: number }];
    load: ['pick', Loading];
    sell: ['bundle', { good: Good; price: number }];
    buy: ['pick', { good: Good; type: number; cost: number }];
    end: 'pick';
    repair: 'pick';
    look: ['bundle', { n: number }];
    swap: ['pick', { places: readonly string[] }];
  };
  steps: {
    events: void;
    turns: void;
    next: void;
    depart: Voyage;
    fish: Voyage;
    'round-end': void;
    fierte: void;
    looked: { seat: Seat; places: readonly string[] };
    production: void;
    income: void;
  };
}
/** Where barrels can be: in the warehouse or on a ship. */
export type Place = 'store' | ShipName;
/** A ship on its way out. */
export type Voyage = { seat: Seat; ship: number };
export type Loading = {
  ship: ShipName;
  /** Whether a barrel has been moved so far: one must be (ruling SO-2). */
  moved: boolean;
};

/** Lists over goods, ships, types of action and buildings follow `GOODS`, `SHIPS`, `TYPES` and `BUILDINGS`. */
export interface SaltyOcean extends State<Keys> {
  readonly setup: Setup<Options>;
  /** 1 to 5; 0 before the first. */
  round: number;
  /** The turn order strip; empty before the start player is drawn. */
  order: Seat[];
  /** The place in the turn order of whoever has the turn. */
  turn: number;
  /** Passes in a row. */
  passes: number;
  /** The type of the first action of this turn; `NONE` before it. */
  did: number;
  /** That action built the Gros-Horloge, which does not run before the next turn. */
  clockBuilt: boolean;
  /** What the next action of each type costs. */
  costs: number[];
  /** The row of each good's price, 1 at the top. */
  rows: number[];
  /** Pirates lie in wait for the first ship of this round that they can attack. */
  pirates: boolean;
  players: Player[];
  /** Who has built each building, by space: the best space first. Tracks have levels instead. */
  built: Seat[][];
  /** The covered tiles, each place a pile of one: those of the round track, and the spare ones. */
  piles: Piles;
}

export interface Player {
  /** Coins may be owed. */
  purse: Bag;
  /** The barrels in the warehouse. */
  store: Bag;
  ships: Ship[];
  /** Levels on the tracks: saline and dépôt from 0, Notre-Dame 0 where it is not built. */
  saline: number;
  depot: number;
  notreDame: number;
  /** The Gros-Horloge has been used in this round. */
  clockUsed: boolean;
}

export interface Ship {
  at: 'unbuilt' | 'harbour' | 'ocean';
  /** Spaces of the hold that are no more. */
  damage: number;
  hold: Bag;
}

export const NONE = -1;

/** Where the tiles lie: five on the round track, five beside it. */
export const roundPlace = (round: number): string => ROUND_PLACES[round - 1] ?? '';
export const ROUND_PLACES: readonly string[] = Array.from({ length: ROUNDS }, (_, i) => `round-${i + 1}`);
export const SPARE_PLACES: readonly string[] = Array.from(
  { length: EVENTS.length - ROUNDS },
  (_, i) => `spare-${i + 1}`,
);
/** Where a tile is held while two of them change places. */
export const HELD = 'held';
export const EVENT_DECK = 'events';

const barrels = (): Bag => ({ salt: 0, herring: 0, cod: 0 });

export const fresh = ({ seats }: Setup<Options>): Fresh<SaltyOcean> => ({
  round: 0,
  order: [],
  turn: 0,
  passes: 0,
  did: NONE,
  clockBuilt: false,
  costs: TYPES.map(() => 0),
  rows: GOODS.map(() => START_ROW),
  pirates: false,
  players: perSeat(seats, freshPlayer),
  built: BUILDINGS.map(() => []),
  piles: freshPiles(),
});

function freshPlayer(): Player {
  return {
    purse: { coin: 0 },
    store: barrels(),
    ships: SHIPS.map((_, ship) => ({
      at: ship === 0 ? 'harbour' : 'unbuilt',
      damage: 0,
      hold: ship === 0 ? { ...barrels(), salt: START_SALT } : barrels(),
    })),
    saline: 0,
    depot: 0,
    notreDame: 0,
    clockUsed: false,
  };
}

function freshPiles(): Piles {
  const piles: Piles = {};
  const one = (i: number): Pile => ({ slots: [], rest: { deck: EVENT_DECK, next: i, size: i + 1 } });
  [...ROUND_PLACES, ...SPARE_PLACES].forEach((place, i) => (piles[place] = one(i)));
  piles[HELD] = emptyPile();
  return piles;
}

/** There is a player on every seat and each has three ships, which an index can't say. */
export const playerOf = (s: SaltyOcean, seat: Seat): Player => s.players[seat] as Player;
export const shipOf = (s: SaltyOcean, seat: Seat, ship: number): Ship => playerOf(s, seat).ships[ship] as Ship;
export const buildersOf = (s: SaltyOcean, building: number): Seat[] => s.built[building] as Seat[];

export const coinsOf = (s: SaltyOcean, seat: Seat): number => playerOf(s, seat).purse['coin'] as number;
export const owns = (s: SaltyOcean, seat: Seat, building: number): boolean => buildersOf(s, building).includes(seat);

/** A bag of barrels has all three goods, always. */
export const amountIn = (bag: Readonly<Bag>, good: Good): number => bag[good] as number;
export const barrelsIn = (bag: Readonly<Bag>): number =>
  (bag['salt'] as number) + (bag['herring'] as number) + (bag['cod'] as number);

export const holdRoom = (ship: number, { damage }: Ship): number => (HOLDS[ship] as number) - damage;
export const storeRoom = ({ depot }: Player): number => DEPOT_ROOM[depot] as number;

/** With two players there is no cod. */
export const goodsIn = (s: SaltyOcean): readonly Good[] => (s.players.length === 2 ? WITHOUT_COD : GOODS);
const WITHOUT_COD: readonly Good[] = GOODS.filter((good) => good !== 'cod');
