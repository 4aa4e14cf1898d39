import type { Seat } from './state.ts';

/** Places that hold workers, by place: who stands there, null for nobody. */
export type Workers = { [space: string]: Seat | null };

/** All places free. They are named from the start: an object that keeps its shape is quick to look at. */
export function freeSpaces(spaces: readonly string[]): Workers {
  const workers: Workers = {};
  for (const space of spaces) workers[space] = null;
  return workers;
}

export const workerOn = (workers: Workers, space: string): Seat | null => workers[space] ?? null;
export const isFree = (workers: Workers, space: string): boolean => workerOn(workers, space) === null;

/** Where a seat's worker stands, for games in which each has one. */
export function standsAt(workers: Workers, seat: Seat): string | undefined {
  for (const space in workers) if (workers[space] === seat) return space;
  return undefined;
}

export function stand(workers: Workers, space: string, seat: Seat): void {
  workers[space] = seat;
}

export function sendHome(workers: Workers, space: string): void {
  workers[space] = null;
}

/** Who owns what: an unowned card belongs to nobody's entry. */
export type Owners = { [card: string]: Seat };

export const ownedBy = (owners: Owners, seat: Seat): string[] =>
  Object.keys(owners)
    .filter((card) => owners[card] === seat)
    .sort();
