import { pick, type Play, type Question, type Seat } from '@quayside/engine';
import { FREE, NO_WAY, type Effect } from '../effect.ts';
import { gain } from '../payment.ts';
import type { LeHavre } from '../state.ts';

const GRANT = 2;

/** Loans go back without being paid: the only one; one of two, with 2 francs; of more two, or one with 2 francs. */
export const court = (): Effect => ({
  deeds: [{ does: 'remit', francs: GRANT }],
  ways: (s, seat) => ((s.loans[seat] ?? 0) > 0 ? FREE : NO_WAY),
  run(play, seat, card) {
    const loans = play.s.loans[seat] ?? 0;
    if (loans > 2) play.ask(seat, 'court', { card });
    else remit(play, seat, card, 1, loans === 2 ? GRANT : 0);
  },
});

function remit(play: Play<LeHavre>, seat: Seat, card: string, loans: number, francs: number): void {
  play.s.loans[seat] = (play.s.loans[seat] ?? 0) - loans;
  gain(play, seat, { franc: francs });
  play.tell('remit', { seat, card, loans, francs });
}

const question: Question<LeHavre, 'court'> = {
  offer: () => pick(['two', 'one']),
  answer: (play, seat, how, { card }) =>
    how === 'two' ? remit(play, seat, card, 2, 0) : remit(play, seat, card, 1, GRANT),
};
export const questions = { court: question };
