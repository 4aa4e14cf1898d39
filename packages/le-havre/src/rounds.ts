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
