import { Refused, type Game } from '@quayside/engine';
import { inlandPort } from '@quayside/inland-port';
import { leHavre } from '@quayside/le-havre';
import { tidewater } from '@quayside/testkit/sample';

/**
 * Every rule module, in the newest version of its rules. A new game is added to this list and to `modules` in load.ts (a test
 * compares the two); its handbook and lesson are added in load.ts too, once there are any, its board in boards/index.ts.
 */
export const games: readonly Game[] = [tidewater, leHavre, inlandPort];

/** The newest rules of a game; older versions come from `loadEdition`. */
export function findGame(id: string, version?: number): Game {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Refused('unknown-game', { key: 'core.record.game', args: { game: id.slice(0, 64) } });
  if (version !== undefined && version !== game.version)
    throw new Refused('unknown-version', { key: 'core.record.version', args: { version } });
  return game;
}

export { gameIds, loadEdition, loadGame, type Core, type Edition } from './load.ts';
