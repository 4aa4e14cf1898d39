import type { ReshuffledDeck } from './generation.ts';
import type { Hint } from './hint.ts';
import type { AnyKeys, Declared, Keys } from './keys.ts';
import type { Options } from './options.ts';
import type { Frame } from './pending.ts';
import type { Piles, Unseen } from './pile.ts';

/** A place at the table: 0, 1, 2 … */
export type Seat = number;
/** Chance is a seat like any other: what it answers is logged. */
export const NATURE: Seat = -1;
/** A viewer who sits nowhere. */
export const SPECTATOR: Seat = -2;

/** Plain data, as it is stored and sent. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** How a table is set up: how many seats, and its options. */
export interface Setup<O extends Options = Options> {
  readonly seats: number;
  readonly options: O;
}

/** Never set: it lets a state's type say which questions and steps the game has. */
export declare const KEYS: unique symbol;

/** Plain JSON. A rule module adds its own fields and says which keys it asks by; these fields are the core's. */
export interface State<K extends Keys<K> = AnyKeys> {
  readonly [KEYS]?: Declared<K>;
  readonly setup: Setup;
  /** How many decisions have been asked: gives each its id. */
  asked: number;
  /** How many asides each seat has taken: gives each its id. Absent before the first. */
  taken?: number[] | undefined;
  /** What is being decided. Rules ask through `Play` and read through the functions of pending.ts. */
  pending: Frame[];
  /** The rules have said that the match is over. */
  over?: true | undefined;
  /** Piles and hands, and per deck the cards whose place nobody has learnt. See pile.ts. */
  piles?: Piles;
  unseen?: Unseen | undefined;
  hints?: Hint[] | undefined;
  reshuffled?: { [deck: string]: ReshuffledDeck } | undefined;
}

/** What a module's `setup` returns: its own fields, without those the core fills in. */
export type Fresh<S extends State> = Omit<
  S,
  'setup' | 'asked' | 'taken' | 'pending' | 'over' | 'unseen' | 'hints' | 'reshuffled'
>;

/** Whether the rules have said that the match is over. */
export const isOver = (s: State): boolean => s.over === true;
