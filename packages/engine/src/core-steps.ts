import type { StepOf } from './game.ts';
import { cardsInHand, handOf, mingle } from './hand.ts';
import { show } from './pile.ts';
import { reshuffle } from './reshuffle.ts';
import type { Seat } from './state.ts';

/** The core's own steps. */
export const SHOW = 'core.show';
export const DREW = 'core.drew';
export const REFILL = 'core.refill';
export const RESHUFFLE = 'core.reshuffle';
const DRAW_ON = 'core.draw-on';

// oxlint-disable-next-line typescript/no-explicit-any -- they play on any state
export const CORE_STEPS: { readonly [step: string]: StepOf<any> } = {
  [SHOW](play, { pile, n, to }: { pile: string; n: number; to: Seat | 'all' }) {
    if (show(play.s, pile, n, to)) play.barrier = true;
  },
  [DREW](play, { seat, n }: { seat: Seat; n: number }) {
    if (show(play.s, handOf(seat), n, seat)) play.barrier = true;
    if (play.events) {
      const cards = cardsInHand(play.s, seat).slice(-n);
      play.tell('core.draw', { seat, n }, { seats: [seat], data: { cards } });
    }
    mingle(play.s, seat);
  },
  [REFILL](play, { seat, pile, n, discards }: { seat: Seat; pile: string; n: number; discards: string }) {
    play.then(DRAW_ON, { seat, pile, n });
    play.reshuffle(discards, pile);
  },
  [DRAW_ON]: (play, { seat, pile, n }: { seat: Seat; pile: string; n: number }) => void play.draw(seat, pile, n),
  [RESHUFFLE]: (play, { from, to }: { from: string; to: string }) => reshuffle(play.s, from, to),
};
