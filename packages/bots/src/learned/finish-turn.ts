import { topAsk, type Move, type Play, type Seat } from '@quayside/engine';
import { applyInPlace, offerIn, only, questionOf, settle } from '@quayside/engine/host';
import type { Turn } from './turns.ts';

/** Carries out a turn, with the answer that ends it. */
export function finishTurn(play: Play, { moves }: Pick<Turn, 'moves'>, seat: Seat): void {
  // A position that was planned without chance may wait for it.
  if (play.nature && !play.s.over) settle(play);
  for (const move of moves) applyInPlace(play, move);
  const end = endOf(play, seat);
  if (end) applyInPlace(play, end);
}

function endOf(play: Play, seat: Seat): Move | null {
  const ask = topAsk(play.s, seat);
  if (!ask || !questionOf(play.game, ask.key).commits) return null;
  const answer = only(offerIn(play, ask));
  return answer === null ? null : { seat, key: ask.key, answer };
}
