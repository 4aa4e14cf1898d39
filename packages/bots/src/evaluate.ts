import type { Answer, Game, Seat, Setup, State } from '@quayside/engine';
import { suggestions } from '@quayside/engine/host';
import { dueOf, type Situation } from './bot.ts';
import { mindFor, type Mind as LearnedMind } from './captain.ts';
import { baseline } from './learned/judge.ts';
import type { Weights } from './learned/weights.ts';
import { Mind, type Valued } from './merchant.ts';

/** What each answer to the due decision is worth. */
export interface Evaluation {
  readonly key: string;
  /** The level whose judgement it is. */
  readonly level: string;
  /** The best first. */
  readonly answers: readonly Valued[];
}

const MOST_ANSWERS = 40;

/** The level that judges such a table: a captain where it has learned it. */
export const judgeOf = (game: Game, setup: Setup, weights: Weights | null): string =>
  mindFor(game, setup, weights) ? 'captain' : 'merchant';

/** What a position is worth to a seat: the result it can expect, or the module's opinion where nothing was learned. */
export function outlookOf(game: Game, s: State, seat: Seat, weights: Weights | null): number {
  const mind = mindFor(game, s.setup, weights);
  return mind ? mind.judge.outlook(s, seat).own : baseline(game, s, seat);
}

/**
 * What the answers to a seat's due decision lead to, in points for that seat: the suggested ones, and one that was given. Null where
 * nothing is due.
 */
export function evaluateAnswers(situation: Situation, given?: Answer): Evaluation | null {
  const due = dueOf(situation.decisions);
  if (!due) return null;
  const { game, view, weights = null } = situation;
  const learned = mindFor(game, view.setup, weights);
  const answers = learned ? byTurns(learned, situation, due.key, given) : byMerchant(situation, given);
  return {
    key: due.key,
    level: judgeOf(game, view.setup, weights),
    answers: answers.sort((a, b) => b.value - a.value),
  };
}

function byMerchant(situation: Situation, given: Answer | undefined): Valued[] {
  const { game, view, seat } = situation;
  const due = dueOf(situation.decisions);
  if (!due) return [];
  const candidates = suggestions(due.offer, game.weights?.(view, seat)).slice(0, MOST_ANSWERS);
  if (given !== undefined && !candidates.some((one) => sameAnswer(one, given))) candidates.push(given);
  const mind = new Mind(situation);
  return candidates.map((answer) => ({ answer, value: mind.valueOf(due, answer) }));
}

/** An answer is worth what the best turn is worth that begins with it. One that begins none is left out, the given one too. */
function byTurns(
  { judge, turns }: LearnedMind,
  { view, seat }: Situation,
  key: string,
  given: Answer | undefined,
): Valued[] {
  judge.approach(view, seat);
  const found: Valued[] = [];
  for (const { moves, value } of turns.from(view, seat)) {
    const first = moves.find((one) => one.key === key);
    // The best turn comes first.
    if (first && !found.some((one) => sameAnswer(one.answer, first.answer)))
      found.push({ answer: first.answer, value });
  }
  return given !== undefined && !found.some((one) => sameAnswer(one.answer, given)) ? [] : found;
}

/** Bundles may name their tokens in any order. */
export function sameAnswer(a: Answer, b: Answer): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b;
  if (Array.isArray(a) || Array.isArray(b)) return JSON.stringify(a) === JSON.stringify(b);
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return left.length === right.size && left.every(([token, n]) => right.get(token) === n);
}
