import type { Seat } from './state.ts';

/** All seats in turn order, beginning with one of them. */
export function seatsFrom(first: Seat, seats: number): Seat[] {
  // Made in its size: an array that grows takes room for sixteen more.
  const order = new Array<Seat>(seats);
  for (let i = 0; i < seats; i++) order[i] = (first + i) % seats;
  return order;
}

/** One of something for each seat. A plain loop: Array.from takes a microsecond, and every match begins with a few of these. */
export function perSeat<T>(seats: number, make: (seat: Seat) => T): T[] {
  const all: T[] = [];
  for (let seat = 0; seat < seats; seat++) all.push(make(seat));
  return all;
}
