import type { Play, Seat } from '@quayside/engine';
import { see, type Step } from '@quayside/testkit';
import { numberOf } from '../buildings.ts';
import { sectorOf } from '../dial.ts';
import { holdings } from '../holdings.ts';
import { GOODS, LETTERS, SECTORS, type Good, type Letter, type Sector } from '../print.ts';
import { markers, NOBODY, type InlandPort } from '../state.ts';
import { cellNamed, nameOf } from '../warehouse.ts';

/** A position in the words of the table; what is not said is as at the start, seat 0 having been drawn to begin. */
export interface Table {
  readonly round?: Letter;
  /** Whose action it is. */
  readonly turn?: Seat;
  /** Actions left in the round, this one included. */
  readonly actions?: number;
  readonly francs?: readonly [number, number];
  /** Cells by name, for seat 0 and seat 1. */
  readonly goods?: readonly [Cells, Cells?];
  /** Who owns what, and in which sector it lies. Locked buildings lie in none. */
  readonly built?: { readonly [building: string]: readonly [owner: Seat, sector?: Sector] };
}
export type Cells = { readonly [good in Good]?: string };

/** Lays a position out and asks whoever is in turn for an action. */
export const table =
  ({ round = 'A', turn = 0, actions = 3, francs, goods, built = {} }: Table) =>
  (s: InlandPort, play: Play<InlandPort>): void => {
    s.first = 0;
    s.round = LETTERS.indexOf(round);
    s.turn = turn;
    s.actions = actions;
    if (francs) s.francs = [...francs];
    goods?.forEach((cells, seat) => {
      for (const good of GOODS) if (cells?.[good]) markers(s, seat)[GOODS.indexOf(good)] = cell(cells[good]);
    });
    s.owner.fill(NOBODY);
    for (const [id, [owner, sector = '0']] of Object.entries(built)) {
      const n = numberOf(id);
      if (n < 0) throw new Error(`there is no building ${id}`);
      s.owner[n] = owner;
      s.since[n] = s.round - SECTORS.indexOf(sector);
    }
    s.pending = [];
    play.ask(turn, 'end');
    play.ask(turn, 'act');
  };

function cell(name: string): number {
  const found = cellNamed(name);
  if (found < 0) throw new Error(`there is no cell ${name}`);
  return found;
}

export const goods = (s: InlandPort, seat: Seat) => holdings(s, seat);

/** Where a seat's markers are, all four. */
export const markersAt = (seat: Seat, cells: { readonly [good in Good]: string }): Step<InlandPort> =>
  see(
    `the markers of seat ${seat}`,
    (s) => Object.fromEntries(GOODS.map((good, i) => [good, nameOf(markers(s, seat)[i] ?? 0)])),
    cells,
  );

/** Where a building lies. */
export const lies = (building: string, owner: Seat | null, sector: Sector | null): Step<InlandPort> =>
  see(`${building} lies with`, (s) => [ownerOf(s, building), sectorOf(s, numberOf(building))], [owner, sector]);
const ownerOf = (s: InlandPort, building: string) => {
  const owner = s.owner[numberOf(building)] ?? NOBODY;
  return owner === NOBODY ? null : owner;
};

export const francs = (seat0: number, seat1: number): Step<InlandPort> =>
  see('the francs of both', (s) => s.francs, [seat0, seat1]);
