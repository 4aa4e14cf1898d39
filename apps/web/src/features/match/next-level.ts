import { BOT_NAMES } from '../../lib/seat-names.ts';

/** Those that are meant to be played against, the weakest first. */
const LEVELS: readonly string[] = BOT_NAMES.filter((one) => one !== 'random');

/** The level to play against next: above the strongest bot at the table for who has won, below it for who has not. */
export function nextLevel(bots: readonly string[], won: boolean): string | null {
  const strongest = Math.max(...bots.map((bot) => LEVELS.indexOf(bot)), -1);
  return strongest < 0 ? null : (LEVELS[strongest + (won ? 1 : -1)] ?? null);
}
