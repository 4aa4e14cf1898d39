import type { Play, Seat } from '@quayside/engine';
import { BUILDINGS, salePrice, type Building } from './buildings.ts';
import { BONUS_SECTOR, FORCED_SALE, SECTORS, TIMES, type Sector } from './print.ts';
import { NOBODY, type InlandPort } from './state.ts';

/** How many times the pointer has turned since the building was laid into sector 0. */
export const ageOf = (s: InlandPort, n: number): number => Math.min(s.round - (s.since[n] ?? 0), FORCED_SALE);

/** The sector a building lies in; null in the supply and for locked ones, which lie beside the dial. */
export function sectorOf(s: InlandPort, n: number): Sector | null {
  if ((s.owner[n] ?? NOBODY) === NOBODY || !BUILDINGS[n]?.effect) return null;
  return SECTORS[ageOf(s, n)] ?? null;
}

/** How often its effect happens now; 0 where it can't be used. */
export const timesOf = (s: InlandPort, n: number): number =>
  s.owner[n] !== NOBODY && USABLE[n] ? (TIMES[ageOf(s, n)] ?? 0) : 0;
const USABLE = BUILDINGS.map(({ effect }) => effect !== null);

/** Whether its user gets a franc on top. */
export const hasBonus = (s: InlandPort, n: number): boolean => ageOf(s, n) === BONUS_SECTOR;

/** New and used buildings go to the sector right of the pointer, which is worth 0, on their owner's dial. */
export function layDown(s: InlandPort, n: number): void {
  s.since[n] = s.round;
}

/** Back to the supply for half its value; both players may build it again. */
export function sellBuilding(play: Play<InlandPort>, n: number, event: 'sell' | 'forced'): void {
  const { s } = play;
  const seat = s.owner[n] as Seat; // only owned buildings are sold
  const building = BUILDINGS[n] as Building; // n comes from the state
  const francs = salePrice(building);
  if (play.events) play.tell(event, { seat, building: building.id, francs, from: sectorOf(s, n) });
  s.owner[n] = NOBODY;
  s.since[n] = 0;
  s.francs[seat] = (s.francs[seat] ?? 0) + francs;
  if (play.flow) {
    play.flow['franc'] = (play.flow['franc'] ?? 0) + francs;
    play.flow['building'] = (play.flow['building'] ?? 0) - 1;
  }
}

/** Both pointers turn; what is now in the last sector must be sold (rules: end of the round). */
export function turnDials(play: Play<InlandPort>): void {
  const { s } = play;
  s.round++;
  if (play.events) play.tell('dial', { round: s.round });
  for (let n = 0; n < BUILDINGS.length; n++)
    if (s.owner[n] !== NOBODY && BUILDINGS[n]?.effect && ageOf(s, n) === FORCED_SALE) sellBuilding(play, n, 'forced');
}
