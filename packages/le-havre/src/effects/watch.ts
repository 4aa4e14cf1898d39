import { pick, type Question, type Seat } from '@quayside/engine';
import { cardOf, isCard } from '../card.ts';
import type { Effect, Way } from '../effect.ts';
import { enter } from '../enter.ts';
import { affordable, feeOf, hand, need, stock } from '../payment.ts';
import type { LeHavre } from '../state.ts';

const FRANCS = 1;
const BRIBE = need('franc', FRANCS);

/** What it takes to send a worker home and use the building it stood on, in alternatives. */
function waysInto(s: LeHavre, seat: Seat, other: Seat, here: string): Way[] {
  const id = s.at[other] ?? null;
  // Nobody is driven out of a building without an action, and one's own worker must move on from here.
  if (other === seat || id === null || id === here) return [];
  const card = cardOf(id);
  const fee = feeOf(s, seat, card);
  const first = fee === null ? [BRIBE] : [BRIBE, fee];
  return (card.effect?.ways(s, seat, id, other) ?? []).map((way) => [...first, ...way]);
}

/** For a franc to its owner, another player's worker goes home, and one takes its place, fee and function included. */
export const drive = (): Effect => ({
  deeds: [{ does: 'drive', francs: FRANCS }],
  ways: (s, seat, card) => s.at.flatMap((_, other) => waysInto(s, seat, other, card)),
  run: (play, seat, card) => play.ask(seat, 'drive', { card }),
});

const question: Question<LeHavre, 'drive'> = {
  offer(s, seat, { card }) {
    const bag = stock(s, seat);
    const targets = s.at.flatMap((at, other) =>
      waysInto(s, seat, other, card).some((way) => affordable(bag, null, way)) ? [`${other}:${at}`] : [],
    );
    return pick(targets);
  },
  why(s, _, target) {
    const [other = '', card = ''] = target.split(':');
    return isCard(card) && s.at[Number(other)] === card
      ? { key: 'why.drive.use', args: { card } }
      : { key: 'why.drive.nobody' };
  },
  answer(play, seat, target) {
    const other = Number(target.split(':')[0]);
    const { s } = play;
    const card = s.at[other] as string; // offered only where somebody stands
    hand(play, seat, other, { franc: FRANCS });
    s.at[other] = null;
    play.tell('drive', { seat, toSeat: other, card, goods: { franc: FRANCS } });
    enter(play, seat, card);
  },
};
export const questions = { drive: question };
