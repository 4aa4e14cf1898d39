import type { Seat } from './state.ts';

/** Places that hold workers, by place: who stands there. A place with nobody has no entry. */
export type Workers = { [space: string]: Seat };

export const workerOn = (workers: Workers, space: string): Seat | undefined => workers[space];
export const isFree = (workers: Workers, space: string): boolean => workers[space] === undefined;

/** Where a seat's worker stands, for games in which each has one. */
export function standsAt(workers: Workers, seat: Seat): string | undefined {
  for (const space in workers) if (workers[space] === seat) return space;
  return undefined;
}

export function stand(workers: Workers, space: string, seat: Seat): void {
  workers[space] = seat;
}

export function sendHome(workers: Workers, space: string): void {
  delete workers[space];
}

/** Who owns what: an unowned card belongs to nobody's entry. */
export type Owners = { [card: string]: Seat };

export const ownedBy = (owners: Owners, seat: Seat): string[] =>
  Object.keys(owners)
    .filter((card) => owners[card] === seat)
    .sort();
