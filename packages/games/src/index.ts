import type { Game } from '@quayside/engine';
import { Refused } from '@quayside/engine/host';
import { inListingOrder } from './listing.ts';
import { allGames } from './registry/games.ts';

/** Every rule module, in the newest version of its rules, in the order in which they are listed. */
export const games: readonly Game[] = inListingOrder(allGames);

/** The newest rules of a game; older versions come from `loadEdition`. */
export function findGame(id: string, version?: number): Game {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Refused('unknown-game', { key: 'core.record.game', args: { game: id.slice(0, 64) } });
  if (version !== undefined && version !== game.version)
    throw new Refused('unknown-version', { key: 'core.record.version', args: { version } });
  return game;
}

export { gameIds, learnedTables, loadEdition, loadGame, loadWeights, type Core, type Edition } from './load.ts';
