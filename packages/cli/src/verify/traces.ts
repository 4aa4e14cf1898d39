import { bots, simulate } from '@quayside/bots';
import type { Game, Move, Setup } from '@quayside/engine';
import { canonical, dueAsks, offerOf, readSetup, replay } from '@quayside/engine/host';

/** A game as it was played. */
export interface RecordedGame {
  readonly setup: Setup;
  readonly line: readonly Move[];
}

/** Random games with the fewest and the most seats. */
export function recordGames(game: Game, seed: string, games: number): RecordedGame[] {
  return Array.from({ length: games }, (_, n) => {
    const seats = n % 2 === 0 ? game.seats.min : game.seats.max;
    const setup = readSetup(game, seats);
    const players = Array.from({ length: seats }, () => bots.random);
    return { setup, line: simulate(game, setup, players, `${seed}/${n}`, { record: true }).line };
  });
}

/** What is asked, offered and told after each answer of each game, and the score and the value of each position. */
export const tracesOf = (game: Game, games: readonly RecordedGame[]): string[][] =>
  games.map(({ setup, line }) => {
    const trace: string[] = [];
    replay(game, setup, line, line.length, (s, events) => {
      const offered = dueAsks(s).map((ask) => [ask, offerOf(game, s, ask)]);
      const values = Array.from({ length: setup.seats }, (_, seat) => game.value?.(s, seat) ?? 0);
      trace.push(canonical({ offered, events, score: game.score(s), values }));
    });
    return trace;
  });
