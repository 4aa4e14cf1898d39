import type { Options } from './options.ts';

/** How a site offers the game. None of it is a rule, and a game may leave all of it out. */
export interface Listing {
  /** Games are listed from the smallest to the largest; a game without one counts as 50. */
  readonly order?: number;
  /** The picture beside the name, in the grammar of the site's drawings, and the good that gives it its colour. */
  readonly picture?: { readonly scene: string; readonly good: string };
  /** The options of a first match for somebody who has chosen none: the form that takes least time. */
  readonly quickPlay?: Options;
  /** The options of the deal of the day. The first listed game that has them is the one offered on the first page. */
  readonly daily?: Options;
}
