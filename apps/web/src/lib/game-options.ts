import type { GameEntry } from '@quayside/api';

/** The numbers of seats that any of these games has. */
export function seatCounts(games: readonly GameEntry[]): number[] {
  const most = Math.max(2, ...games.map((one) => one.seats.max));
  return Array.from({ length: most - 1 }, (_, i) => i + 2).filter((n) =>
    games.some(({ seats }) => seats.min <= n && n <= seats.max),
  );
}

/** Whether a game can be played short or in full. */
export const hasLength = (game: GameEntry): boolean => game.options['length']?.kind === 'choice';
