import type { Play, Question, Seat } from '@quayside/engine';
import { amountOf, putMarker } from './holdings.ts';
import { chosen, foodPayments, payments, type Due, type Payment, type Payments } from './payment.ts';
import { FISH, GOODS, GRAIN } from './print.ts';
import { markers, type InlandPort } from './state.ts';
import { nameOf } from './warehouse.ts';
import { whyNotPay } from './why.ts';

export function paymentsFor(s: InlandPort, seat: Seat, { good, n }: Due): Payments {
  const cells = markers(s, seat);
  if (good === 'food') return foodPayments(cells[FISH] ?? 0, cells[GRAIN] ?? 0, n);
  const i = GOODS.indexOf(good);
  return payments(i, cells[i] ?? 0, n);
}

/** Asks how a price is paid, unless there is only one way. */
export function demand(play: Play<InlandPort>, seat: Seat, good: Due['good'], n: number): void {
  if (n === 0) return;
  const { all } = paymentsFor(play.s, seat, { good, n });
  const single = all.length === 1 ? all[0] : undefined;
  if (single) carryOutPayment(play, seat, good, single);
  else play.ask(seat, 'pay', { good, n });
}

export function carryOutPayment(play: Play<InlandPort>, seat: Seat, good: Due['good'], payment: Payment): void {
  const goods = good === 'food' ? [FISH, GRAIN] : [GOODS.indexOf(good)];
  for (let i = 0; i < goods.length; i++) payOne(play, seat, goods[i] ?? 0, payment.cells[i] ?? 0);
  if (payment.waste > 0) play.tell('overpaid', { seat, good, n: payment.waste });
}

function payOne(play: Play<InlandPort>, seat: Seat, good: number, to: number): void {
  const from = markers(play.s, seat)[good] ?? 0;
  if (from === to) return;
  const before = amountOf(play.s, seat, good);
  putMarker(play, seat, good, to);
  if (play.events) {
    const n = before - amountOf(play.s, seat, good);
    play.tell('pay', { seat, good: GOODS[good] ?? '', from: nameOf(from), to: nameOf(to), n });
  }
}

/** How a price in goods is paid: the options are the cells the marker can end on, the least wasteful first. */
export const pay: Question<InlandPort, 'pay'> = {
  offer: (s, seat, due) => paymentsFor(s, seat, due).offer,
  answer(play, seat, option, due) {
    carryOutPayment(play, seat, due.good, chosen(paymentsFor(play.s, seat, due), option));
  },
  why: (s, seat, option, due) => whyNotPay(s, seat, option, due),
};
