import type { Play, Seat } from '@quayside/engine';
import {
  BANK,
  BUILDINGS,
  bySpace,
  CLOCK,
  DEPOT,
  DEPOT_ROOM,
  FIRST_LIMITED,
  NOTRE_DAME,
  NOTRE_DAME_COINS,
  NOTRE_DAME_LIMITS,
  SALINE,
  SALINE_OUTPUT,
  spacesOf,
  TOWN_HALL,
  VAULT,
  WINDOWS,
  WINDOWS_NEED,
} from './buildings.ts';
import { buildersOf, owns, playerOf, type SaltyOcean } from './state.ts';

/** Whether a seat may put its marker there: a free space, not built before, and what it needs is there. */
export function canBuild(s: SaltyOcean, seat: Seat, n: number): boolean {
  const player = playerOf(s, seat);
  if (n === SALINE) return player.saline < SALINE_OUTPUT.length - 1;
  if (n === DEPOT) return player.depot < DEPOT_ROOM.length - 1;
  if (n === NOTRE_DAME) return placesLeft(s, player.notreDame + 1) > 0;
  const builders = buildersOf(s, n);
  if (builders.length >= spacesOf(n, s.players.length) || builders.includes(seat)) return false;
  if (n === WINDOWS) return player.notreDame >= WINDOWS_NEED;
  if (n === VAULT) return owns(s, seat, BANK);
  if (n === TOWN_HALL) return buildersOf(s, BANK).length > 0;
  return true;
}

/** How many more may reach a position of Notre-Dame; whoever moves on frees no place (ruling SO-14). */
export function placesLeft(s: SaltyOcean, position: number): number {
  if (position >= NOTRE_DAME_COINS.length) return 0;
  if (position < FIRST_LIMITED) return s.players.length;
  let left = NOTRE_DAME_LIMITS[s.players.length - 2]?.[position - FIRST_LIMITED] ?? 0;
  for (const { notreDame } of s.players) if (notreDame >= position) left--;
  return left;
}

/** Puts the marker on the best free space, or moves it on by one on a track. */
export function build(play: Play<SaltyOcean>, seat: Seat, n: number, cost: number): void {
  const { s } = play;
  const player = playerOf(s, seat);
  const building = BUILDINGS[n]?.id ?? '';
  if (n === SALINE) {
    player.saline++;
    if (play.events) play.tell('saline', { seat, cost, n: SALINE_OUTPUT[player.saline] ?? 0 });
  } else if (n === DEPOT) {
    player.depot++;
    if (play.events) play.tell('depot', { seat, cost, n: DEPOT_ROOM[player.depot] ?? 0 });
  } else if (n === NOTRE_DAME) {
    player.notreDame++;
    if (play.events) play.tell('notre-dame', { seat, cost, n: NOTRE_DAME_COINS[player.notreDame] ?? 0 });
  } else {
    buildersOf(s, n).push(seat);
    if (n === CLOCK) s.clockBuilt = true;
    if (play.events) play.tell('build', { seat, building, cost });
  }
}

/** What the space of a builder says; undefined for who has not built it. */
export function spaceOf<T>(s: SaltyOcean, seat: Seat, n: number, list: readonly T[]): T | undefined {
  const place = buildersOf(s, n).indexOf(seat);
  return place < 0 ? undefined : bySpace(list, n, s.players.length, place);
}
