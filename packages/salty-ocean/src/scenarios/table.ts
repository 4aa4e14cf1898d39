import type { Bag, Play, Seat } from '@quayside/engine';
import type { Script } from '@quayside/engine/host';
import { answer, see, type Step } from '@quayside/testkit';
import { numberOf, type BuildingId } from '../buildings.ts';
import { holdings } from '../holdings.ts';
import { EVENTS, GOODS, ROUNDS, SHIPS, TYPES, type Good, type ShipName, type Type } from '../print.ts';
import { playerOf, roundPlace, shipOf, type Place, type SaltyOcean, type Ship } from '../state.ts';
import { barrelsAt } from '../lose.ts';

/** What a player has; what is not said is as at the start, with an empty hold. */
export interface Has {
  readonly coins?: number;
  readonly store?: Barrels;
  readonly ships?: { readonly [ship in ShipName]?: { readonly at?: Ship['at']; readonly damage?: number } & Barrels };
  readonly saline?: number;
  readonly depot?: number;
  readonly notreDame?: number;
}
export type Barrels = { readonly [good in Good]?: number };

/** A position in the words of the table. */
export interface Table {
  readonly seats?: number;
  readonly doubled?: boolean;
  readonly round?: number;
  /** The tile of this round, and of the next. */
  readonly tile?: string;
  readonly next?: string;
  readonly order?: readonly Seat[];
  readonly has?: readonly Has[];
  readonly costs?: { readonly [type in Type]?: number };
  readonly rows?: { readonly [good in Good]?: number };
  /** By space. */
  readonly built?: { readonly [building in BuildingId]?: readonly Seat[] };
}

/** Lays a position out and asks whoever is first in turn order. */
export function table(at: Table): {
  setup: { seats: number; options: { doubled: boolean } };
  nature: Script;
  position: (s: SaltyOcean, play: Play<SaltyOcean>) => void;
} {
  const { seats = 4, doubled = false, round = 1 } = at;
  return {
    setup: { seats, options: { doubled } },
    nature: { rolls: { first: '0' }, decks: { events: tilesOf(at) } },
    position(s, play) {
      s.pending = [];
      s.round = round;
      s.order = [...(at.order ?? s.players.map((_, seat) => seat))];
      s.pirates = EVENTS.some(({ id, extra }) => id === (at.tile ?? CALM) && extra === 'pirates');
      GOODS.forEach((good, i) => (s.rows[i] = at.rows?.[good] ?? 3));
      TYPES.forEach((type, i) => (s.costs[i] = at.costs?.[type] ?? 0));
      s.players.forEach((_, seat) => give(s, seat, at.has?.[seat] ?? {}));
      for (const [id, builders] of Object.entries(at.built ?? {})) s.built[numberOf(id)] = [...builders];
      play.ask(s.order[0] ?? 0, 'act');
      for (let place = 3; place <= Math.min(round + 1, ROUNDS); place++) play.reveal(roundPlace(place));
    },
  };
}

const CALM = 'event-1';

/** The deck from the first round on: this round's and the next one's tile, and any others around them. */
function tilesOf({ round = 1, tile = CALM, next }: Table): string[] {
  const others = EVENTS.map(({ id }) => id).filter((id) => id !== tile && id !== next);
  return Array.from({ length: round + 1 }, (_, i) => {
    if (i === round - 1) return tile;
    return i === round && next !== undefined ? next : (others.shift() ?? '');
  });
}

function give(s: SaltyOcean, seat: Seat, { coins = 10, store = {}, ships = {}, ...levels }: Has): void {
  const player = playerOf(s, seat);
  player.purse['coin'] = coins;
  fill(player.store, store);
  SHIPS.forEach((name, i) => {
    const ship = shipOf(s, seat, i);
    const given = ships[name];
    ship.at = given?.at ?? (given || i === 0 ? 'harbour' : 'unbuilt');
    ship.damage = given?.damage ?? 0;
    fill(ship.hold, given ?? {});
  });
  Object.assign(player, { saline: 0, depot: 0, notreDame: 0, ...levels });
}
const fill = (bag: Bag, given: Barrels) => GOODS.forEach((good) => (bag[good] = given[good] ?? 0));

export const goods = (s: SaltyOcean, seat: Seat): Bag => holdings(s, seat);

export const act = (seat: Seat, option: string): Step => answer(seat, 'act', option);
export const end = (seat: Seat): Step => answer(seat, 'end', 'end');
/** An action and the end of the turn. */
export const turn = (seat: Seat, option: string): Step[] => [act(seat, option), end(seat)];
/** These pass, one after the other. */
export const pass = (...seats: Seat[]): Step[] => seats.map((seat) => act(seat, 'pass'));

export const coins = (...expected: number[]): Step<SaltyOcean> =>
  see('everybody’s coins', (s) => s.players.map(({ purse }) => purse['coin']), expected);
export const carries = (seat: Seat, place: Place, expected: Barrels): Step<SaltyOcean> =>
  see(`what seat ${seat} has in ${place}`, (s) => barrelsAt(s, seat, place), {
    salt: 0,
    herring: 0,
    cod: 0,
    ...expected,
  });
export const costs = (...expected: number[]): Step<SaltyOcean> => see('the costs of actions', (s) => s.costs, expected);
export const rows = (...expected: number[]): Step<SaltyOcean> => see('the rows of the prices', (s) => s.rows, expected);
export const damaged = (seat: Seat, ...expected: number[]): Step<SaltyOcean> =>
  see(`the damage of seat ${seat}`, (s) => playerOf(s, seat).ships.map(({ damage }) => damage), expected);
