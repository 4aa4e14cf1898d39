import type { Bag, Game, State, Move } from '@quayside/engine';
import { applyInPlace, Play, type GameEvent, type Nature } from '@quayside/engine/host';

/** What an answer did, with the tokens counted. */
export interface CountedAnswer {
  readonly events: readonly GameEvent[];
  readonly barrier: boolean;
  /** Tokens that appeared or vanished without coming from or going back to the supply, or are there less than zero times and are no debts. */
  readonly lost: Bag;
}

/** Answers in place and compares the tokens on the table with what the rules took from and gave back to the supply. */
export function answerCounting<S extends State>(game: Game<S>, s: S, move: Move, nature: Nature | null): CountedAnswer {
  const before = game.census(s);
  const play = new Play(game, s, nature);
  play.events = [];
  play.flow = {};
  applyInPlace(play, move);
  return { events: play.events, barrier: play.barrier, lost: lostTokens(game, before, play.flow, game.census(s)) };
}

/** What appeared or vanished between two counts, apart from what went through the supply. */
export function lostTokens({ debts = [] }: { debts?: readonly string[] }, before: Bag, flow: Bag, after: Bag): Bag {
  const lost: Bag = {};
  for (const token of new Set([...Object.keys(before), ...Object.keys(flow), ...Object.keys(after)])) {
    const n = (after[token] ?? 0) - (before[token] ?? 0) - (flow[token] ?? 0);
    if (n !== 0 || ((after[token] ?? 0) < 0 && !debts.includes(token))) lost[token] = n;
  }
  return lost;
}
