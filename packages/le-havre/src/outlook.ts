import { isAsked, type Bag, type Seat } from '@quayside/engine';
import { foodIn } from './goods.ts';
import { harvestOf } from './harvest.ts';
import { interestOf, LOAN } from './loans.ts';
import { stock } from './payment.ts';
import { isFinal, lastRound, roundOf, seatInTurn, TURNS } from './rounds.ts';
import type { LeHavre } from './state.ts';
import { planOf, type Round } from './tables/rounds.ts';
import { HULLS, shipOf } from './tables/ships.ts';
import { TILES } from './tables/tiles.ts';

/** One round as the plan prints it. */
export interface RoundAhead extends Round {
  readonly round: number;
  readonly state: 'past' | 'now' | 'coming';
}
export const roundsOf = (s: LeHavre): RoundAhead[] =>
  planOf(s.setup.options.length, s.setup.seats).map((one, i) => ({
    ...one,
    round: i + 1,
    state: isFinal(s) || i + 1 < roundOf(s) ? 'past' : i + 1 === roundOf(s) ? 'now' : 'coming',
  }));

/** The supply track: its seven places with what lies there, and whose marker stands where. */
export interface SupplySpace {
  /** Null while the tile lies face down. */
  readonly tile: string | null;
  readonly brings: Bag;
  readonly interest: boolean;
  readonly seats: readonly Seat[];
  /** The place whose goods come in next. */
  readonly next: boolean;
}
export function supplyTrack(s: LeHavre): SupplySpace[] {
  const { seats } = s.setup;
  const final = isFinal(s);
  const last = final ? TURNS * lastRound(s) - 1 : s.turn;
  // Until the supply has come in, the marker of the one in turn still stands where it stood.
  const waits = !final && s.stock.some((_, seat) => isAsked(s, seat, 'supply'));
  const arrived = waits ? last - 1 : last;
  const at: Seat[][] = Array.from({ length: TURNS }, () => []);
  for (let turn = arrived; turn > arrived - seats; turn--) {
    // Who has not had a turn yet waits in front of the first place.
    if (turn >= 0) at[turn % TURNS]?.push(turn % seats);
  }
  const next = final ? -1 : (arrived + 1) % TURNS;
  return at.map((here, i) => {
    const tile = s.tiles[i] ?? null;
    const printed = tile === null ? undefined : TILES[tile];
    return {
      tile,
      brings: printed?.brings ?? {},
      interest: printed?.interest ?? false,
      seats: here,
      next: i === next,
    };
  });
}

/** Food that a seat's ships bring at the end of every round. */
export function foodByShips(s: LeHavre, seat: Seat): number {
  let food = 0;
  for (const id of s.fleet[seat] ?? []) food += HULLS[shipOf(id).type].food[s.setup.seats - 1] ?? 0;
  return food;
}

/** How a coming feeding looks if nothing else is done: all in units of food. */
export interface Feeding {
  readonly round: number;
  readonly demand: number;
  readonly ships: number;
  /** What is left to pay after the ships. */
  readonly need: number;
  /** Food on the quay by then, and francs, which stand in for it. */
  readonly food: number;
  readonly francs: number;
  /** What the harvest of this round brings before the meal. */
  readonly harvest: Bag;
  readonly missing: number;
  /** Loans that this meal would cost. */
  readonly loans: number;
}

/**
 * The next meals of a seat if it takes no more than it has: food is eaten before francs are, harvests come in, loans pay for the
 * rest. A projection for people, no rule: what is eaten is the player's choice.
 */
export function feedings(s: LeHavre, seat: Seat, rounds = 3): Feeding[] {
  if (isFinal(s)) return [];
  const bag = { ...stock(s, seat) };
  let francs = bag['franc'] ?? 0;
  let food = foodIn({ ...bag, franc: 0 });
  const ships = foodByShips(s, seat);
  return roundsOf(s)
    .filter(({ state }) => state !== 'past')
    .slice(0, rounds)
    .map(({ round, food: demand, harvest: harvested }) => {
      const harvest = harvested ? harvestOf(s, seat, bag) : {};
      for (const token in harvest) bag[token] = (bag[token] ?? 0) + (harvest[token] ?? 0);
      const need = Math.max(0, demand - ships);
      const missing = Math.max(0, need - food - francs);
      const loans = Math.ceil(missing / LOAN.pays);
      const found: Feeding = { round, demand, ships, need, food, francs, harvest, missing, loans };
      const eaten = Math.min(food, need);
      food -= eaten;
      francs += loans * LOAN.pays - (need - eaten);
      return found;
    });
}

/** Turns that a seat still has before this round's meal, the running one included. */
export function turnsLeft(s: LeHavre, seat: Seat): number {
  if (isFinal(s)) return seat >= seatInTurn(s) ? 1 : 0;
  let turns = 0;
  for (let turn = s.turn; ; turn++) {
    if (turn % s.setup.seats === seat) turns++;
    if (turn % TURNS === TURNS - 1) return turns;
  }
}

/** Loans that end this round if the seat does nothing more, given that the running turn is its last before the meal; else 0. */
export function loansAhead(s: LeHavre, seat: Seat): number {
  if (isFinal(s)) return 0;
  const own = seatInTurn(s) === seat ? 1 : 0;
  return turnsLeft(s, seat) > own ? 0 : (feedings(s, seat, 1)[0]?.loans ?? 0);
}

export { interestOf, isFinal, seatInTurn };
