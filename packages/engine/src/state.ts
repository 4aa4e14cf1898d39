import type { Options } from './options.ts';
import type { Hint, Piles, Unseen } from './pile.ts';

export type Seat = number;
/** Chance is a seat like any other: what it answers is logged. */
export const NATURE: Seat = -1;
/** A viewer who sits nowhere. */
export const SPECTATOR: Seat = -2;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export interface Setup<O extends Options = Options> {
  readonly seats: number;
  readonly options: O;
}

/** A decision that has been asked and waits. What may be answered is computed from the state by its question. */
export interface Ask {
  readonly id: number;
  readonly seat: Seat;
  readonly key: string;
  readonly data?: Json;
}

/** A continuation: runs once everything asked above it has been answered. */
export interface Then {
  readonly step: string;
  readonly data?: Json;
}

/**
 * Decisions that are answered side by side. `asks` holds one stack per seat, flat: the last ask of a seat is its top one.
 * The group leaves when all are answered, and then `then` runs.
 */
export interface Group {
  asks: Ask[];
  then?: Then;
}

/** Plain JSON. A rule module adds its own fields; these are the core's. A match is over when nothing is pending. */
export interface State {
  readonly setup: Setup;
  /** How many decisions have been asked: gives each its id. */
  asked: number;
  /** How many asides each seat has taken: gives each its id. Absent before the first. */
  taken?: number[];
  /** A stack of groups, the last on top. */
  pending: Group[];
  /** Piles and hands, and per deck the cards whose place nobody has learnt. See pile.ts. */
  piles?: Piles;
  unseen?: Unseen;
  hints?: Hint[];
}

/** What a module's `setup` returns: its own fields, without those the core fills in. */
export type Fresh<S extends State> = Omit<S, 'setup' | 'asked' | 'taken' | 'pending' | 'unseen' | 'hints'>;

export const isOver = (s: State): boolean => s.pending.length === 0;

/** The ask on top of a seat's stack in the topmost group. */
export function topAsk(s: State, seat: Seat): Ask | undefined {
  const asks = s.pending[s.pending.length - 1]?.asks;
  if (asks) for (let i = asks.length - 1; i >= 0; i--) if (asks[i]?.seat === seat) return asks[i];
  return undefined;
}

/** The top ask of every seat that has one, nature first, then in order of seats. */
export function dueAsks(s: State): Ask[] {
  const asks = s.pending[s.pending.length - 1]?.asks ?? [];
  if (asks.length === 1) return asks;
  const top: Ask[] = [];
  for (let i = asks.length - 1; i >= 0; i--) {
    const ask = asks[i] as Ask;
    // Few and mostly in order already: put in its place rather than sorted.
    let at = top.length;
    while (at > 0 && (top[at - 1] as Ask).seat > ask.seat) at--;
    if (at > 0 && (top[at - 1] as Ask).seat === ask.seat) continue;
    for (let j = top.length; j > at; j--) top[j] = top[j - 1] as Ask;
    top[at] = ask;
  }
  return top;
}

/** Whether a seat has been asked this and has not answered yet, under whatever else it is asked: for windows of asides. */
export function isAsked(s: State, seat: Seat, key: string): boolean {
  const asks = s.pending[s.pending.length - 1]?.asks;
  if (asks) for (let i = 0; i < asks.length; i++) if (asks[i]?.seat === seat && asks[i]?.key === key) return true;
  return false;
}
