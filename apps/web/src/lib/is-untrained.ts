import type { GameEntry } from '@quayside/api';
import type { Options } from '@quayside/engine';

/** Levels that play by what they have learned. */
const LEARNING = ['captain', 'harbour-master'];

/** A level that learns has learned nothing for such a table, and plays there as a merchant. */
export const isUntrained = (
  game: Pick<GameEntry, 'learned'> | undefined,
  seats: number,
  options: Options,
  bot: string,
): boolean =>
  game !== undefined &&
  LEARNING.includes(bot) &&
  !game.learned.some(
    (one) => one.seats === seats && Object.entries(one.options).every(([name, value]) => options[name] === value),
  );
