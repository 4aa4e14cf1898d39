import type { Seat } from './state.ts';

/** The seat after this one. */
export const nextSeat = (seat: Seat, seats: number): Seat => (seat + 1) % seats;

/** All seats in turn order, beginning with one of them. */
export const seatsFrom = (first: Seat, seats: number): Seat[] => Array.from({ length: seats }, (_, i) => (first + i) % seats);
