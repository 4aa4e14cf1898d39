import type { IndexCards } from '@quayside/ui/art';
import type { Board } from '@quayside/ui/board';
import { cards } from './cards-registry.ts';
import { boards } from './registry.ts';

/**
 * What a browser needs to sit down at a table: the list of games, the rules of one of them fetched when it is opened, and the board
 * drawn for it. Without one, the generic board plays it.
 */
export { gameIds, loadEdition, loadGame, type Core, type Edition } from '../load.ts';

/** The board drawn for this game, or null: then the generic board is the only one. */
export async function loadBoard(game: string): Promise<Board | null> {
  const load = Object.hasOwn(boards, game) ? boards[game] : undefined;
  return load ? load() : null;
}

/** The cards of this game as its board draws them, for the card index; null where nobody has drawn them. */
export async function loadCards(game: string): Promise<IndexCards | null> {
  const load = Object.hasOwn(cards, game) ? cards[game] : undefined;
  return load ? load() : null;
}
