import type { Seat } from '@quayside/engine';
import {
  BUILDINGS,
  figuresOf,
  numberOf,
  spacesOf,
  TOWN_HALL_COINS,
  type BuildingId,
  type SaltyOcean,
} from '@quayside/salty-ocean/rules';

/** A space of a building: what is printed beside it, and whose marker is on it. */
export interface Space {
  readonly figure: string;
  readonly seat: Seat | null;
  /** The next one to be taken. */
  readonly next: boolean;
}

/** What is printed beside each space, the best first; nothing where all are alike. */
function printed(id: BuildingId): readonly string[] {
  if (id === 'town-hall')
    return TOWN_HALL_COINS.map(({ coins, per }) => `${coins > 0 ? `${coins}+` : ''}${per === 1 ? '1' : '½'}×`);
  return figuresOf(id).map((n) => (id === 'finance-office' || id === 'clock' ? `+${n}` : String(n)));
}

/** The spaces that are in play with this number of players: with fewer of them the better ones are missing. */
export function spacesIn(s: SaltyOcean, id: BuildingId): readonly Space[] {
  const n = numberOf(id);
  const count = spacesOf(n, s.players.length);
  const figures = printed(id);
  const builders = s.built[n] ?? [];
  return Array.from({ length: count }, (_, i) => ({
    figure: figures[figures.length - count + i] ?? '',
    seat: builders[i] ?? null,
    next: i === builders.length,
  }));
}

/** Buildings with spaces; the others are tracks. */
export const SPACED: readonly BuildingId[] = BUILDINGS.flatMap(({ id, track }) => (track ? [] : [id]));
