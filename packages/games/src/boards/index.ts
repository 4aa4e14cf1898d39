import type { Board } from '@quayside/ui/board';

/**
 * What a browser needs to sit down at a table: the list of games, and the rules of one of them fetched when it is opened. Boards
 * drawn for a single game are listed here too; without one, the generic board plays it.
 */
export { gameIds, loadEdition, loadGame, type Core, type Edition } from '../load.ts';

/** Boards drawn for one game, each fetched when somebody sits down at it. A new board is one line here. */
const boards: { readonly [game: string]: () => Promise<Board> } = {
  'inland-port': async () => (await import('@quayside/inland-port-board')).default,
  'le-havre': async () => (await import('@quayside/le-havre-board')).default,
};

/** The board drawn for this game, or null: then the generic board is the only one. */
export async function loadBoard(game: string): Promise<Board | null> {
  const load = Object.hasOwn(boards, game) ? boards[game] : undefined;
  return load ? load() : null;
}
