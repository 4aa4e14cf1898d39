import type { AnalysisTurn } from '@quayside/api';

/** Below that a difference says nothing. */
const LEAST = 1;
const MOST = 6;

/** The decisions that cost most, the worst first: of a row of answers by one seat, only the one that cost most. */
export function worstTurns(turns: readonly AnalysisTurn[]): AnalysisTurn[] {
  const worst: AnalysisTurn[] = [];
  let seat: number | null = null;
  for (const turn of turns) {
    const before = worst.at(-1);
    if (before && turn.seat === seat) {
      if (turn.lost > before.lost) worst[worst.length - 1] = turn;
    } else worst.push(turn);
    seat = turn.seat;
  }
  return worst
    .filter((one) => one.lost >= LEAST)
    .sort((a, b) => b.lost - a.lost)
    .slice(0, MOST);
}
