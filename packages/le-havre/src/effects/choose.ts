import type { Bag, Question, Seat } from '@quayside/engine';
import { cardOf } from '../card.ts';
import { FREE, NO_WAY, type Effect } from '../effect.ts';
import type { LeHavre } from '../state.ts';
import { measured, type Measure } from '../tally.ts';
import { WORTH } from '../worth.ts';
import { gainNow } from './gain.ts';

/** Goods of one's choice from the supply, all different: a fixed number, and up to one more for each of something (ruling LH-32). */
interface Choice extends Effect {
  readonly from: Bag;
  readonly least: number;
  readonly most: (s: LeHavre, seat: Seat) => number;
}
export interface Choosing {
  readonly from: readonly string[];
  readonly base: number;
  readonly each: Measure;
  /** Fewer in some games. */
  readonly cap?: (s: LeHavre) => number;
  /** The step that follows. */
  readonly afterwards?: 'mayLook';
}

export function choose({ from, base, each, cap, afterwards }: Choosing): Choice {
  const all = Object.fromEntries(from.map((token) => [token, 1]));
  const most = (s: LeHavre, seat: Seat) =>
    Math.min(from.length, cap?.(s) ?? from.length, base + measured(s, seat, each));
  return {
    deeds: [{ does: 'choose', from, base, each, look: afterwards === 'mayLook' }],
    from: all,
    // One at least, or the function would not be carried out.
    least: Math.max(1, base),
    most,
    ways: (s, seat) => (most(s, seat) > 0 ? FREE : NO_WAY),
    run(play, seat, card) {
      if (afterwards !== undefined) play.then(afterwards, { seat });
      play.ask(seat, 'choose', { card });
    },
  };
}

// Taking is choosing what is worth most: a price above the weight of each.
const PRICE = Object.fromEntries(Object.keys(WORTH).map((token) => [token, 3 * (WORTH[token] ?? 0)]));

const question: Question<LeHavre, 'choose'> = {
  offer(s, seat, { card }) {
    const { from, least, most } = cardOf(card).effect as Choice; // asked by that effect only
    return { kind: 'bundle', from, min: least, max: most(s, seat), price: PRICE };
  },
  answer: (play, seat, goods, { card }) => gainNow(play, seat, card, goods),
};
export const questions = { choose: question };
