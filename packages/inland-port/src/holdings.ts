import type { Bag, Play, Seat } from '@quayside/engine';
import { BUILDINGS } from './buildings.ts';
import { GOODS } from './print.ts';
import { markers, NOBODY, type InlandPort } from './state.ts';
import { amountAt, nameOf, type Cell } from './warehouse.ts';

/** How much of a good a seat has. */
export const amountOf = (s: InlandPort, seat: Seat, good: number): number => amountAt(markers(s, seat)[good] ?? 0);

/** Francs from the supply, or back to it where n is negative. */
export function changeFrancs(play: Play<InlandPort>, seat: Seat, n: number): void {
  const { francs } = play.s;
  francs[seat] = (francs[seat] ?? 0) + n;
  if (play.flow) play.flow['franc'] = (play.flow['franc'] ?? 0) + n;
}

/** Puts a marker on another cell: goods come from the supply or go back to it. */
export function putMarker(play: Play<InlandPort>, seat: Seat, good: number, to: Cell): void {
  const cells = markers(play.s, seat);
  if (play.flow) {
    const name = GOODS[good] ?? '';
    play.flow[name] = (play.flow[name] ?? 0) + amountAt(to) - amountAt(cells[good] ?? 0);
  }
  cells[good] = to;
}

/** Moves the markers to where an effect leads, and says which went where. */
export function putMarkers(play: Play<InlandPort>, seat: Seat, cells: readonly Cell[]): void {
  const now = markers(play.s, seat);
  for (let good = 0; good < cells.length; good++) {
    const from = now[good] ?? 0;
    const to = cells[good] ?? 0;
    if (from === to) continue;
    if (play.events) {
      const n = amountAt(to) - amountAt(from);
      play.tell('move', { seat, good: GOODS[good] ?? '', from: nameOf(from), to: nameOf(to), n });
    }
    putMarker(play, seat, good, to);
  }
}

/** A building from the supply. */
export function takeBuilding(play: Play<InlandPort>, seat: Seat, n: number): void {
  play.s.owner[n] = seat;
  if (play.flow) play.flow['building'] = (play.flow['building'] ?? 0) + 1;
}

/** A seat's goods, francs and buildings as a bag. */
export function holdings(s: InlandPort, seat: Seat): Bag {
  const bag: Bag = { franc: s.francs[seat] ?? 0, building: s.owner.filter((owner) => owner === seat).length };
  GOODS.forEach((good, i) => (bag[good] = amountOf(s, seat, i)));
  return bag;
}

/** Everything both seats have; the supply is not counted. */
export function census(s: InlandPort): Bag {
  const all: Bag = { franc: 0, building: BUILDINGS.filter((_, n) => s.owner[n] !== NOBODY).length };
  for (const francs of s.francs) all['franc'] = (all['franc'] ?? 0) + francs;
  GOODS.forEach((good, i) => (all[good] = amountOf(s, 0, i) + amountOf(s, 1, i)));
  return all;
}
