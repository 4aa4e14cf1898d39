import { asksOf, handSize, NATURE } from '@quayside/engine';
import { dueSeats } from '@quayside/engine/host';
import type { Property } from './property.ts';

/** Hands hold what they may, and the order of cards that nobody has seen is nowhere in the state. */
export const piles: Property = {
  name: 'hands and piles hold what they may',
  answered({ deal, line, move, state }, findings) {
    const { game } = deal;
    const spot = { ...deal, line: [...line, move] };
    if (state.over === true || dueSeats(state).includes(NATURE)) return;
    for (const [name, { slots }] of Object.entries(state.piles ?? {}))
      findings.check(
        piles.name,
        slots.every(({ card, open, seen, among }) => card === undefined || open || among || (seen?.length ?? 0) > 0),
        spot,
        () =>
          `after ${move.key} of seat ${move.seat}, pile ${name} holds a card that has a name, but nobody has seen it: the order of unseen cards must not be in the state. Shuffle by play.reshuffle, and put down by discard`,
      );
    const { handLimit } = game;
    if (handLimit === undefined) return;
    for (let seat = 0; seat < state.setup.seats; seat++)
      findings.check(
        piles.name,
        handSize(state, seat) <= handLimit || asksOf(state, seat).length > 0,
        spot,
        () =>
          `after ${move.key} of seat ${move.seat}, seat ${seat} holds ${handSize(state, seat)} cards and is asked nothing, but handLimit is ${handLimit}: ask it to discard (overLimit)`,
      );
  },
};
