import type { Seat } from '@quayside/engine';
import type { Cards, LeHavre } from './state.ts';
import type { ShipType } from './tables/ships.ts';

/** The list without one card of it. */
export const without = (cards: Cards, card: string): Cards => cards.toSpliced(cards.indexOf(card), 1);

/** Somebody gets a building, or a ship. */
export function giveCard(s: LeHavre, seat: Seat, card: string): void {
  s.own[seat] = [...(s.own[seat] as Cards), card];
}
export function giveShip(s: LeHavre, seat: Seat, ship: string): void {
  s.fleet[seat] = [...(s.fleet[seat] as Cards), ship];
}

/** Takes the top ship of a type, which must be there. */
export function takeShip(s: LeHavre, type: ShipType): string {
  const ships = s.ships[type];
  s.ships[type] = ships.slice(0, -1);
  return ships[ships.length - 1] as string;
}
