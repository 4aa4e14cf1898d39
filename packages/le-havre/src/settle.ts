import { pick, type Asking, type Play, type Question, type Seat } from '@quayside/engine';
import { LOAN, mostRepaid, repayLoans, whyNotRepaid } from './loans.ts';
import { francs } from './payment.ts';
import type { LeHavre } from './state.ts';
import { cheapestSale } from './trade.ts';

const KEEP = 'keep';

/** Whether a loan could be repaid with what is there, or after a sale that costs less than the loan would (ruling LH-48). */
function couldRepay(s: LeHavre, seat: Seat): boolean {
  if (s.loans[seat] === 0) return false;
  const cash = francs(s, seat);
  if (cash >= LOAN.repay || s.setup.options.forcedSales) return cash >= LOAN.repay;
  const sale = cheapestSale(s, seat);
  return sale < LOAN.penalty - LOAN.repay && cash + sale >= LOAN.repay;
}

/** The last fee may have brought somebody a fifth franc: who has just ended the last turn has had time, the others are asked. */
export function askToSettle(play: Play<LeHavre>, last: Seat): void {
  const { s } = play;
  const asked: Asking<LeHavre>[] = [];
  for (let seat = 0; seat < s.setup.seats; seat++)
    if (seat !== last && couldRepay(s, seat)) asked.push({ seat, key: 'settle' });
  play.askTogether(asked);
}

const settle: Question<LeHavre, 'settle'> = {
  // A sale may come first.
  confirm: true,
  offer: (s, seat) => pick([...Array.from({ length: mostRepaid(s, seat) }, (_, i) => String(i + 1)), KEEP]),
  why: whyNotRepaid,
  answer(play, seat, how) {
    if (how !== KEEP) repayLoans(play, seat, Number(how));
  },
};

export const questions = { settle };
