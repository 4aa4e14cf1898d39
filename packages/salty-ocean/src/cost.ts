import type { Play, Seat } from '@quayside/engine';
import { CLOCK, CLOCK_SURCHARGE } from './buildings.ts';
import { spaceOf } from './city.ts';
import { HIGHEST_COST } from './print.ts';
import { pay } from './purse.ts';
import { NONE, playerOf, type SaltyOcean } from './state.ts';

/** The types of action by their place in `TYPES`. */
export const [CITY, NAVIGATION, HARBOUR, MARKET] = [0, 1, 2, 3] as const;

const TYPE_OF = new Map<string, number>([
  ['build', CITY],
  ['extend', CITY],
  ['fish', NAVIGATION],
  ['lead', NAVIGATION],
  ['return', NAVIGATION],
  ['ship', HARBOUR],
  ['load', HARBOUR],
  ['sell', MARKET],
  ['buy', MARKET],
]);
/** The type of an action by the verb of its option; `NONE` for anything else. */
export const typeOf = (verb: string): number => TYPE_OF.get(verb) ?? NONE;

/** What an action costs, and which cost goes up for it. */
export type Cost = { readonly type: number; readonly cost: number };

/** The cost of a type of action now; the second action of a turn costs the surcharge of the Gros-Horloge besides. */
export const costOf = (s: SaltyOcean, seat: Seat, type: number): number =>
  (s.costs[type] as number) + (s.did === NONE ? 0 : (spaceOf(s, seat, CLOCK, CLOCK_SURCHARGE) ?? 0));

/** Pays the action and whatever has to be paid with it; from now on it costs everybody one more. */
export function payAction(play: Play<SaltyOcean>, seat: Seat, { type, cost }: Cost, price = 0): void {
  pay(play, seat, cost + price);
  const { costs } = play.s;
  costs[type] = Math.min(HIGHEST_COST, (costs[type] as number) + 1);
}

/** Whether a seat may take a second action: it has a Gros-Horloge that is not new and has not been used in this round. */
export const mayActAgain = (s: SaltyOcean, seat: Seat): boolean =>
  s.did !== NONE &&
  !s.clockBuilt &&
  !playerOf(s, seat).clockUsed &&
  spaceOf(s, seat, CLOCK, CLOCK_SURCHARGE) !== undefined;
