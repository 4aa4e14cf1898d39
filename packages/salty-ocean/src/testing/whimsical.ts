import {
  applyInPlace,
  below,
  copyState,
  Hidden,
  offers,
  Play,
  sample,
  suggestions,
  type Move,
  type Random,
  type Seat,
} from '@quayside/engine';
import { saltyOcean } from '../index.ts';
import type { SaltyOcean } from '../state.ts';

/** Mostly what the estimate likes best, now and then anything: matches that look like matches and yet differ. */
export function choose(s: SaltyOcean, seat: Seat, whim: number, random: Random): Move {
  const [due, aside] = offers(saltyOcean, s, seat);
  if (!due) throw new Error(`nothing is asked of seat ${seat}`);
  if (aside && random() < Math.max(whim, 0.1)) return { seat, key: aside.key, answer: sample(aside.offer, random) };
  if (random() < whim) return { seat, key: due.key, answer: sample(due.offer, random) };
  const answers = suggestions(due.offer, saltyOcean.weights?.(s, seat));
  let best = answers[below(random, answers.length)] ?? sample(due.offer, random);
  let most = -Infinity;
  for (const answer of answers) {
    const value = after(s, { seat, key: due.key, answer });
    if (value <= most) continue;
    most = value;
    best = answer;
  }
  return { seat, key: due.key, answer: best };
}

function after(s: SaltyOcean, move: Move): number {
  const play = new Play(saltyOcean, copyState(saltyOcean, s));
  try {
    applyInPlace(play, move);
  } catch (error) {
    if (!(error instanceof Hidden)) throw error;
  }
  return saltyOcean.value?.(play.s, move.seat) ?? 0;
}
