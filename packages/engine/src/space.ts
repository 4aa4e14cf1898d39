import type { Seat } from './state.ts';

/** Somebody's worker; of which kind, where a game has several. */
export interface Meeple {
  readonly seat: Seat;
  readonly kind?: string;
}
/** Who stands on each space, in the order they came. */
export type Workers = { [space: string]: Meeple[] };

/** All spaces free. They are named from the start: an object that keeps its shape is quick to look at. */
export function freeSpaces(spaces: readonly string[]): Workers {
  const workers: Workers = {};
  for (const space of spaces) workers[space] = [];
  return workers;
}

export const workersOn = (workers: Workers, space: string): readonly Meeple[] => workers[space] ?? [];
/** Whether nobody stands on a space. */
export const isFree = (workers: Workers, space: string): boolean => workersOn(workers, space).length === 0;

/** Whether one more may stand there, where there is room for so many. */
export const hasRoom = (workers: Workers, space: string, room: number): boolean =>
  workersOn(workers, space).length < room;

/** How many of a seat's workers stand there; only those of a kind, if it is named. */
export const countOn = (workers: Workers, space: string, seat: Seat, kind?: string): number =>
  workersOn(workers, space).filter((one) => one.seat === seat && (kind === undefined || one.kind === kind)).length;

/** Puts a worker of a seat on a space, beside those who stand there. */
export function stand(workers: Workers, space: string, seat: Seat, kind?: string): void {
  (workers[space] ??= []).push(kind === undefined ? { seat } : { seat, kind });
}

/** Takes one of a seat's workers away from a space: of the kind that is named, or else the first. Says whether there was one. */
export function leave(workers: Workers, space: string, seat: Seat, kind?: string): boolean {
  const at = workersOn(workers, space).findIndex(
    (one) => one.seat === seat && (kind === undefined || one.kind === kind),
  );
  if (at >= 0) workers[space]?.splice(at, 1);
  return at >= 0;
}
