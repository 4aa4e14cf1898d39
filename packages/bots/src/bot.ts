import type { Answer, Game, Offered, Random, Seat, State } from '@quayside/engine';

/** What a bot is told: never more than its seat's view. It must not change anything of it. */
export interface Situation {
  readonly game: Game;
  readonly view: State;
  readonly seat: Seat;
  readonly decisions: readonly Offered[];
  readonly random: Random;
}

export interface Choice {
  readonly key: string;
  readonly answer: Answer;
}

/** A player for any rule module. */
export interface Bot {
  readonly name: string;
  /** What to answer now, or null where nothing is due. */
  decide(input: Situation): Choice | null;
}

/** The decision that must be answered, among all that may be. */
export const dueOf = (decisions: readonly Offered[]): Offered | undefined => {
  const first = decisions[0];
  return first?.due ? first : undefined;
};
