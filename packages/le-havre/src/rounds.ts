import type { Seat } from '@quayside/engine';
import type { LeHavre } from './state.ts';
import { planOf, type Round } from './tables/rounds.ts';

export const TURNS = 7;
const planFor = (s: LeHavre): readonly Round[] => planOf(s.setup.options.length, s.setup.seats);
export const lastRound = (s: LeHavre): number => planFor(s).length;
/** Rounds count from 1. */
export const roundOf = (s: LeHavre): number => Math.min(lastRound(s), 1 + Math.floor(s.turn / TURNS));
export const roundCard = (s: LeHavre): Round => planFor(s)[roundOf(s) - 1] as Round;

/** All rounds are over: each seat has its last main action. */
export const isFinal = (s: LeHavre): boolean => s.turn >= TURNS * lastRound(s);
/** Whose turn it is. Seat 0 starts; the next seat simply continues, also into the next round. */
export const seatInTurn = (s: LeHavre): Seat => (isFinal(s) ? s.turn - TURNS * lastRound(s) : s.turn % s.setup.seats);

/** Turns of a seat after the present one, to the end of the round that is so many rounds ahead. */
export function turnsUntil(s: LeHavre, seat: Seat, rounds: number): number {
  if (isFinal(s)) return 0;
  const { seats } = s.setup;
  const turns = (rounds + 1) * TURNS - 1 - (s.turn % TURNS);
  const away = (seat - seatInTurn(s) + seats) % seats || seats;
  return turns < away ? 0 : 1 + Math.floor((turns - away) / seats);
}

/** Whether a seat's main action after all rounds is still to come: 1, or 0. */
export const finalTurns = (s: LeHavre, seat: Seat): number => (isFinal(s) && seat <= seatInTurn(s) ? 0 : 1);
