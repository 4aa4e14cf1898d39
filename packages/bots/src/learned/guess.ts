import type { Game, Random, Seat, State } from '@quayside/engine';
import { isAsk, isTogether, topFrame } from '@quayside/engine/host';
import { applyInPlace, copyState, dueAsks, Hidden, offerOf, Play, sample } from '@quayside/engine/host';

/** A position in which all who decide at the same time as a seat have answered something, whatever they may have answered. */
export function guessed(game: Game, s: State, seat: Seat, random: Random): State {
  const state = copyState(game, s);
  const top = topFrame(state);
  if (!isTogether(top)) return state;
  const asked = state.asked;
  // What others have given is not this seat's to know, not even where it is played on the true state.
  const branches = top.branches.map(({ seat: owner, stack }) => ({
    seat: owner,
    stack:
      owner === seat
        ? stack
        : stack.map((frame) => {
            if (!isAsk(frame) || frame.given === undefined) return frame;
            const { given: _, ...open } = frame;
            return open;
          }),
  }));
  state.pending[state.pending.length - 1] = { branches };
  const play = new Play(game, state);
  try {
    for (;;) {
      const other = dueAsks(state).find((ask) => ask.id <= asked && ask.seat >= 0 && ask.seat !== seat && !ask.hidden);
      if (!other) return state;
      applyInPlace(play, { seat: other.seat, key: other.key, answer: sample(offerOf(game, state, other), random) });
    }
  } catch (error) {
    if (error instanceof Hidden) return state;
    throw error;
  }
}
