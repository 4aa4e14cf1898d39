import { moveTop, topCards, type Slot } from '@quayside/engine';
import { eventTile, ROUNDS, type EventTile } from './print.ts';
import { HELD, ROUND_PLACES, roundPlace, SPARE_PLACES, type SaltyOcean } from './state.ts';

/** The tile of this round, which lies open. */
export const activeTile = (s: SaltyOcean): EventTile => tileAt(s, roundPlace(s.round));

/** The tile at a place; on a view that does not know it a preview stops here. */
function tileAt(s: SaltyOcean, place: string): EventTile {
  return eventTile(topCards(s, place, 1)[0] ?? '') as EventTile; // the deck is made of these tiles
}

/** Which tile lies at a place, as far as this view can tell. */
export function knownTile(s: SaltyOcean, place: string): string | null {
  const slot: Slot | undefined = s.piles[place]?.slots[0];
  return slot?.card === undefined || slot.card === '?' ? null : slot.card;
}

/** What texts call a tile: with two players they say nothing of cod. */
export const tileTerm = (s: SaltyOcean, tile: string): string =>
  s.players.length === 2 ? `${tile}${WITHOUT_COD}` : tile;
export const WITHOUT_COD = '-without-cod';

/** The covered places at the end of a round: the tile of the next round lies open already (ruling SO-16). */
export const coveredPlaces = (s: SaltyOcean): readonly string[] => COVERED[s.round] ?? SPARE_PLACES;
const COVERED = Array.from({ length: ROUNDS + 1 }, (_, round) => [...ROUND_PLACES.slice(round + 1), ...SPARE_PLACES]);

/** Everybody sees that two tiles change places; what is known of each goes with it (ruling SO-17). */
export function swapTiles(s: SaltyOcean, one: string, other: string): void {
  moveTop(s, one, HELD);
  moveTop(s, other, one);
  moveTop(s, HELD, other);
}
