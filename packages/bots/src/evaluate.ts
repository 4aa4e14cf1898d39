import type { Answer, Game, Move, Seat, Setup, State } from '@quayside/engine';
import { suggestions } from '@quayside/engine/host';
import { dueOf, type Situation } from './bot.ts';
import { policyFor, type Policy } from './captain.ts';
import { lookAhead } from './harbour-master.ts';
import { baseline } from './learned/position-evaluator.ts';
import type { Weights } from './learned/weights.ts';
import { AnswerSearch, type AnswerValue } from './merchant.ts';

/** An answer, the points it leads to for the seat, and what it is chosen by: in company the others' points count too. */
export interface EvaluatedAnswer extends AnswerValue {
  readonly merit: number;
}

/** What each answer to the due decision is worth. */
export interface Evaluation {
  readonly key: string;
  /** The level whose judgement it is. */
  readonly level: string;
  /** The best first. */
  readonly answers: readonly EvaluatedAnswer[];
}

const MOST_ANSWERS = 40;

/** The level that judges such a table: the harbour master where bots have learned it. */
export const evaluatorOf = (game: Game, setup: Setup, weights: Weights | null): string =>
  policyFor(game, setup, weights) ? 'harbour-master' : 'merchant';

/** What a position is worth to a seat: the result it can expect, or the module's opinion where nothing was learned. */
export function forecastOf(game: Game, s: State, seat: Seat, weights: Weights | null): number {
  const policy = policyFor(game, s.setup, weights);
  return policy ? policy.evaluator.forecast(s, seat).own : baseline(game, s, seat);
}

/**
 * What the answers to a seat's due decision lead to, in points for that seat: the suggested ones, and one that was given. So many
 * positions are looked at where bots have learned such a table. Null where nothing is due.
 */
export function evaluateAnswers(situation: Situation, nodes: number, given?: Answer): Evaluation | null {
  const due = dueOf(situation.decisions);
  if (!due) return null;
  const { game, view, weights = null } = situation;
  const learned = policyFor(game, view.setup, weights);
  const answers = learned ? bySearch(learned, situation, { key: due.key, nodes, given }) : byMerchant(situation, given);
  return {
    key: due.key,
    level: evaluatorOf(game, view.setup, weights),
    answers: answers.sort((a, b) => b.merit - a.merit),
  };
}

function byMerchant(situation: Situation, given: Answer | undefined): EvaluatedAnswer[] {
  const { game, view, seat } = situation;
  const due = dueOf(situation.decisions);
  if (!due) return [];
  const candidates = suggestions(due.offer, game.weights?.(view, seat)).slice(0, MOST_ANSWERS);
  if (given !== undefined && !candidates.some((one) => sameAnswer(one, given))) candidates.push(given);
  const search = new AnswerSearch(situation);
  return candidates.map((answer) => {
    const value = search.valueOf(due, answer);
    return { answer, value, merit: value };
  });
}

/**
 * An answer is worth what the best turn is worth that begins with it. One that was given and that the search does not look into is
 * worth as much less as one turn ahead says; where it begins no turn at all, nothing is said.
 */
function bySearch(
  policy: Policy,
  situation: Situation,
  { key, nodes, given }: { readonly key: string; readonly nodes: number; readonly given: Answer | undefined },
): EvaluatedAnswer[] {
  const { view, seat } = situation;
  const seen = lookAhead(situation, policy, nodes).map(({ moves, value, own }) => ({
    moves,
    value: own,
    merit: value,
  }));
  const found = firstAnswers(key, seen);
  const [best] = found;
  if (given === undefined || !best || found.some((one) => sameAnswer(one.answer, given))) return found;
  policy.evaluator.approach(view, seat);
  const turns = firstAnswers(key, policy.turns.from(view, seat));
  const one = turns.find((turn) => sameAnswer(turn.answer, given));
  const top = Math.max(...turns.map((turn) => turn.value));
  if (!one) return [];
  const less = top - one.value;
  return [...found, { answer: given, value: best.value - less, merit: best.merit - less }];
}

/** The answers with which turns begin, each with the first that does: the best comes first. */
function firstAnswers<T extends { readonly moves: readonly Move[] }>(
  key: string,
  turns: readonly T[],
): (T & { readonly answer: Answer })[] {
  const found: (T & { readonly answer: Answer })[] = [];
  for (const turn of turns) {
    const first = turn.moves.find((one) => one.key === key);
    if (first && !found.some((one) => sameAnswer(one.answer, first.answer)))
      found.push({ ...turn, answer: first.answer });
  }
  return found;
}

/** Bundles may name their tokens in any order. */
export function sameAnswer(a: Answer, b: Answer): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b;
  if (Array.isArray(a) || Array.isArray(b)) return JSON.stringify(a) === JSON.stringify(b);
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return left.length === right.size && left.every(([token, n]) => right.get(token) === n);
}
