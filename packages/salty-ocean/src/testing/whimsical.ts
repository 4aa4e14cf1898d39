import { below, topAsk, type Answer, type Move, type Random, type Seat } from '@quayside/engine';
import { applyInPlace, copyState, Hidden, offers, Play, sample, suggestions } from '@quayside/engine/host';
import { saltyOcean } from '../index.ts';
import type { SaltyOcean } from '../state.ts';

/**
 * Mostly what the estimate likes best, now and then anything: matches that look like matches and yet differ. Answers that are not
 * `allowed` are never given.
 */
export function choose(
  s: SaltyOcean,
  seat: Seat,
  whim: number,
  random: Random,
  allowed: (answer: Answer) => boolean = () => true,
): Move {
  const [due, aside] = offers(saltyOcean, s, seat);
  if (!due) throw new Error(`nothing is asked of seat ${seat}`);
  if (aside && random() < Math.max(whim, 0.1)) return { seat, key: aside.key, answer: sample(aside.offer, random) };
  if (random() < whim) return { seat, key: due.key, answer: sample(due.offer, random) };
  const answers = suggestions(due.offer, saltyOcean.weights?.(s, seat)).filter(allowed);
  const best = bestOf(s, seat, due.key, answers, after);
  return { seat, key: due.key, answer: best ?? answers[below(random, answers.length)] ?? sample(due.offer, random) };
}

function bestOf(
  s: SaltyOcean,
  seat: Seat,
  key: string,
  answers: readonly Answer[],
  worth: (s: SaltyOcean, move: Move) => number,
): Answer | undefined {
  let best: Answer | undefined;
  let most = -Infinity;
  for (const answer of answers) {
    const value = worth(s, { seat, key, answer });
    if (value <= most) continue;
    most = value;
    best = answer;
  }
  return best;
}

/** What an answer comes to once everything that follows of it has been answered as the estimate likes it. */
function after(s: SaltyOcean, move: Move): number {
  const play = new Play(saltyOcean, copyState(saltyOcean, s));
  try {
    applyInPlace(play, move);
    for (let ask = topAsk(play.s, move.seat); ask && !TURNS.has(ask.key); ask = topAsk(play.s, move.seat)) {
      const [due] = offers(saltyOcean, play.s, move.seat);
      const answers = due ? suggestions(due.offer, saltyOcean.weights?.(play.s, move.seat)) : [];
      const best = bestOf(play.s, move.seat, ask.key, answers, rightAfter);
      if (best === undefined) break;
      applyInPlace(play, { seat: move.seat, key: ask.key, answer: best });
    }
  } catch (error) {
    if (!(error instanceof Hidden)) throw error;
  }
  return saltyOcean.value?.(play.s, move.seat) ?? 0;
}
const TURNS = new Set(['act', 'end']);

function rightAfter(s: SaltyOcean, move: Move): number {
  const play = new Play(saltyOcean, copyState(saltyOcean, s));
  applyInPlace(play, move);
  return saltyOcean.value?.(play.s, move.seat) ?? 0;
}
