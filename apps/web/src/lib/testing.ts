import { games } from '@quayside/games';
import type { GameEntry } from '@quayside/api';

/** The games as the server lists them, without words. */
export const gameEntries: GameEntry[] = games.map(({ id, version, seats, options, listing }) => ({
  id,
  version,
  seats,
  options,
  names: { en: id, de: id },
  about: { en: '', de: '' },
  quickPlay: listing?.quickPlay ?? {},
  learned: [],
  standingOrders: [],
}));
