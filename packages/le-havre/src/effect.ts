import type { Need, Play, Seat } from '@quayside/engine';
import type { Deed } from './deed.ts';
import type { LeHavre } from './state.ts';

/** What must be payable, all together. */
export type Way = readonly Need[];
export const FREE: readonly Way[] = [[]];
export const NO_WAY: readonly Way[] = [];

/** What a building does for the one who enters it. */
export interface Effect {
  /** The same in data, for those who draw or list it. */
  readonly deeds: readonly Deed[];
  /**
   * What has to be payable for it to be carried out at least in its smallest form, in alternatives; none: it can't be.
   * `gone` is a seat whose worker is being sent home from here.
   */
  ways(s: LeHavre, seat: Seat, card: string, gone?: Seat): readonly Way[];
  /** Carries it out as far as there is nothing to choose, and asks the rest. */
  run(play: Play<LeHavre>, seat: Seat, card: string): void;
}
