import { SHIPS } from './print.ts';

/** Sets of ships: number `n` has the ships whose bits are set in `n`. */
export const FLEETS: readonly (readonly number[])[] = Array.from({ length: 1 << SHIPS.length }, (_, fleet) =>
  SHIPS.flatMap((_, ship) => (fleet & (1 << ship) ? [ship] : [])),
);

/** `caravel-1+carrack`. */
export const fleetName = (ships: readonly number[]): string => ships.map((ship) => SHIPS[ship]).join('+');
export const FLEET_NAMES: readonly string[] = FLEETS.slice(1).map(fleetName);

/** The ships of a name. */
export const shipsIn = (fleet: string): readonly number[] => FLEETS[FLEET_NAMES.indexOf(fleet) + 1] ?? [];

/** Every choice of some of a fleet's ships. */
export const partsOf = (fleet: number): (readonly number[])[] =>
  FLEETS.filter((_, part) => part > 0 && (part & fleet) === part);
