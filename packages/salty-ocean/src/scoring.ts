import type { ScoreSheet, Seat } from '@quayside/engine';
import {
  BUILDINGS,
  LIGHTHOUSE,
  LIGHTHOUSE_COINS,
  NOTRE_DAME_COINS,
  SAINT_MACLOU,
  SAINT_MACLOU_COINS,
  TOWN_HALL,
  TOWN_HALL_COINS,
  WINDOWS,
  WINDOWS_COINS,
} from './buildings.ts';
import { spaceOf } from './city.ts';
import { coinsOf, owns, playerOf, type SaltyOcean } from './state.ts';

/** What buildings bring at the end is not subject to the limit of coins. */
export const score = (s: SaltyOcean): ScoreSheet[] => s.players.map((_, seat) => sheetOf(s, seat));

export function sheetOf(s: SaltyOcean, seat: Seat): ScoreSheet {
  return {
    seat,
    lines: {
      coins: coinsOf(s, seat),
      'notre-dame': NOTRE_DAME_COINS[playerOf(s, seat).notreDame] ?? 0,
      windows: spaceOf(s, seat, WINDOWS, WINDOWS_COINS) ?? 0,
      'saint-maclou': spaceOf(s, seat, SAINT_MACLOU, SAINT_MACLOU_COINS) ?? 0,
      lighthouse: owns(s, seat, LIGHTHOUSE) ? LIGHTHOUSE_COINS * shipsOf(s, seat) : 0,
      'town-hall': townHall(s, seat),
    },
    ties: [cityBuildings(s, seat) + EVERYBODY_HAS],
  };
}

/** For the tie saline and dépôt count as well, and everybody has both. */
const EVERYBODY_HAS = 2;

/** All ships one has, at sea or damaged too (ruling SO-23). */
export const shipsOf = (s: SaltyOcean, seat: Seat): number =>
  playerOf(s, seat).ships.reduce((n, { at }) => (at === 'unbuilt' ? n : n + 1), 0);

/** Buildings in the city: Notre-Dame is one, saline and dépôt are none (ruling SO-22). */
export function cityBuildings(s: SaltyOcean, seat: Seat): number {
  let n = playerOf(s, seat).notreDame > 0 ? 1 : 0;
  for (let b = 0; b < BUILDINGS.length; b++) if (owns(s, seat, b)) n++;
  return n;
}

function townHall(s: SaltyOcean, seat: Seat): number {
  const space = spaceOf(s, seat, TOWN_HALL, TOWN_HALL_COINS);
  return space ? space.coins + Math.floor(cityBuildings(s, seat) / space.per) : 0;
}
