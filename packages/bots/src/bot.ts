import type { Answer, Game, Random, Seat, State } from '@quayside/engine';
import type { OpenDecision } from '@quayside/engine/host';
import type { Weights } from './learned/weights.ts';

/** What a bot is told: never more than its seat's view. It must not change anything of it. */
export interface Situation {
  readonly game: Game;
  readonly view: State;
  readonly seat: Seat;
  readonly decisions: readonly OpenDecision[];
  readonly random: Random;
  /** What levels that learn have learned for such a table; without it, or where it does not fit, they play as merchants. */
  readonly weights?: Weights | null | undefined;
  /** The part of its usual effort that a bot which searches should take, up to 1: less where many wait. */
  readonly effort?: number | undefined;
}

/** What a bot has decided: an answer to one of its open decisions. */
export interface Choice {
  readonly key: string;
  readonly answer: Answer;
}

/** A player for any rule module. */
export interface Bot {
  readonly name: string;
  /** Plays by weights, where it is given some. */
  readonly learns?: boolean;
  /** What to answer now, or null where nothing is due. */
  decide(input: Situation): Choice | null;
}

/** The decision that must be answered, among all that may be. */
export const dueOf = (decisions: readonly OpenDecision[]): OpenDecision | undefined => {
  const first = decisions[0];
  return first?.due ? first : undefined;
};

/** The same bot with weights of its own, whatever the host has. */
export const withWeights = (bot: Bot, weights: Weights | null): Bot =>
  bot.learns ? { ...bot, decide: (situation) => bot.decide({ ...situation, weights }) } : bot;
