import { pick, topAsk, type Asking, type Play, type Question, type Seat, type GameText } from '@quayside/engine';
import { foodIn } from './goods.ts';
import { francs, gain, spend, stock } from './payment.ts';
import { roundCard } from './rounds.ts';
import type { LeHavre } from './state.ts';
import { HULLS, shipOf } from './tables/ships.ts';

export const LOAN = { pays: 4, repay: 5, penalty: 7 } as const;

/** One franc however many loans; the expert rule adds one for those with as many loans as there are players. */
export function interestOf(s: LeHavre, seat: Seat): number {
  const loans = s.loans[seat] ?? 0;
  if (loans === 0) return 0;
  const { seats, options } = s.setup;
  return options.dearLoans && seats > 1 && loans >= seats ? 2 : 1;
}

/** What a seat has to feed at the end of this round, after its ships. */
export function hungerOf(s: LeHavre, seat: Seat): number {
  let food = roundCard(s).food;
  for (const id of s.fleet[seat] ?? []) food -= HULLS[shipOf(id).type].food[s.setup.seats - 1] ?? 0;
  return Math.max(0, food);
}

/** As many loans as the rest takes, and no more. */
export function borrow(play: Play<LeHavre>, seat: Seat, missing: number): void {
  const n = Math.ceil(missing / LOAN.pays);
  play.s.loans[seat] = (play.s.loans[seat] ?? 0) + n;
  gain(play, seat, { franc: n * LOAN.pays });
  play.tell('loan', { seat, loans: n, francs: n * LOAN.pays });
}

/** The interest of a seat that can first repay, or that can't pay. */
const interest: Question<LeHavre, 'interest'> = {
  confirm: true,
  offer: (s, seat) => pick([francs(s, seat) >= interestOf(s, seat) ? 'pay' : 'loan']),
  why: (_, __, how) =>
    how === 'loan' ? { key: 'why.interest.rich' } : how === 'pay' ? { key: 'why.interest.poor' } : null,
  answer(play, seat, how) {
    const due = interestOf(play.s, seat);
    if (how === 'loan') borrow(play, seat, due - francs(play.s, seat));
    payInterest(play, seat, due);
  },
};

function payInterest(play: Play<LeHavre>, seat: Seat, due: number): void {
  spend(play, seat, { franc: due });
  play.tell('interest', { seat, francs: due });
}

/** Whether a seat that can pay could sell or repay before it does: in its own turn freely, else by the rules for outsiders. */
export function couldTrade(s: LeHavre, seat: Seat, inTurn: boolean): boolean {
  if ((s.loans[seat] ?? 0) > 0 && francs(s, seat) >= LOAN.repay) return true;
  return (inTurn || !s.setup.options.forcedSales) && (s.own[seat]?.length ?? 0) + (s.fleet[seat]?.length ?? 0) > 0;
}

/** Those who have nothing to decide pay; the others are asked, all at once (ruling LH-18). */
export function collectInterest(play: Play<LeHavre>, inTurn: Seat): void {
  const { s } = play;
  const asked: Asking<LeHavre>[] = [];
  for (let seat = 0; seat < s.setup.seats; seat++) {
    const due = interestOf(s, seat);
    if (due === 0) continue;
    if (francs(s, seat) < due || couldTrade(s, seat, seat === inTurn)) asked.push({ seat, key: 'interest' });
    else payInterest(play, seat, due);
  }
  play.askTogether(asked);
}

function whyNoRepayment(s: LeHavre, seat: Seat): GameText {
  if ((s.loans[seat] ?? 0) === 0) return { key: 'why.repay.none' };
  const have = francs(s, seat);
  return have < LOAN.repay ? { key: 'why.repay.dear', args: { price: LOAN.repay, have } } : { key: 'why.busy' };
}

const repay: Question<LeHavre, 'repay'> = {
  closed: whyNoRepayment,
  offer(s, seat) {
    return pick(Array.from({ length: mostRepaid(s, seat) }, (_, i) => String(i + 1)));
  },
  why: whyNotRepaid,
  answer(play, seat, n) {
    repayLoans(play, seat, Number(n));
    reassess(play, seat);
  },
};

/** How many loans a seat could repay. */
export const mostRepaid = (s: LeHavre, seat: Seat): number =>
  Math.min(s.loans[seat] ?? 0, Math.floor(francs(s, seat) / LOAN.repay));

export function whyNotRepaid(s: LeHavre, seat: Seat, n: string): GameText | null {
  return /^[1-9]\d{0,2}$/.test(n)
    ? { key: 'why.repay.most', args: { price: LOAN.repay, have: francs(s, seat) } }
    : null;
}

export function repayLoans(play: Play<LeHavre>, seat: Seat, loans: number): void {
  spend(play, seat, { franc: loans * LOAN.repay });
  play.s.loans[seat] = (play.s.loans[seat] ?? 0) - loans;
  play.tell('repay', { seat, loans, francs: loans * LOAN.repay });
}

/** After a sale or a repayment, what waits for this seat's payment may have changed. */
export function reassess(play: Play<LeHavre>, seat: Seat): void {
  const { s } = play;
  const asked = topAsk(s, seat)?.key;
  if (asked === 'interest') {
    if (interestOf(s, seat) === 0) play.withdraw(seat, asked);
  } else if (asked === 'feed' || asked === 'borrow') {
    const key = feedKey(s, seat);
    if (key !== asked) play.replace(seat, asked, key);
  }
}
/** Fed from what there is, or with loans. */
export const feedKey = (s: LeHavre, seat: Seat): 'feed' | 'borrow' =>
  foodIn(stock(s, seat)) >= hungerOf(s, seat) ? 'feed' : 'borrow';

export const questions = { interest, repay };
