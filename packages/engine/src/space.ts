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

const workersOn = (workers: Workers, space: string): readonly Meeple[] => workers[space] ?? [];
/** Whether nobody stands on a space. */
export const isFree = (workers: Workers, space: string): boolean => workersOn(workers, space).length === 0;

/** Whether one more may stand there, where there is room for so many. */
export const hasRoom = (workers: Workers, space: string, room: number): boolean =>
  workersOn(workers, space).length < room;

/** Puts a worker of a seat on a space, beside those who stand there. */
export function stand(workers: Workers, space: string, seat: Seat, kind?: string): void {
  (workers[space] ??= []).push(kind === undefined ? { seat } : { seat, kind });
}
