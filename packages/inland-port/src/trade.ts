import type { Play, Question, Seat } from '@quayside/engine';
import { BUILDINGS, numberOf } from './buildings.ts';
import type { Effect } from './effects.ts';
import { changeFrancs, putMarkers } from './holdings.ts';
import { carryOutPayment, paymentsFor } from './pay.ts';
import { chosen, STOP, type Due } from './payment.ts';
import { FISH, GOODS, GRAIN } from './print.ts';
import { markers, type InlandPort } from './state.ts';
import { amountAt, next, type Cell } from './warehouse.ts';
import { whyNotPay } from './why.ts';

/**
 * Effects that are paid with food, up to so many times. Each time is paid by itself and without change (ruling IP-7), so
 * they are decided one after the other.
 */
export type Trade = Extract<Effect, { kind: 'trade' }>;
const TRADES = BUILDINGS.map(({ effect }) => (effect?.kind === 'trade' ? effect : null));
const PRICES = TRADES.map((trade): Due => ({ good: 'food', n: trade?.food ?? 0 }));

/** Food and francs are there, and a step that is bought would not be lost (ruling IP-8). */
export function canTrade({ food, francs, gets }: Trade, cells: readonly Cell[], purse: number): boolean {
  if (amountAt(cells[FISH] ?? 0) + amountAt(cells[GRAIN] ?? 0) < food || purse < francs) return false;
  if ('francs' in gets) return true;
  const cell = cells[GOODS.indexOf(gets.good)] ?? 0;
  return next(cell, gets.way) !== cell;
}

export function goOn(play: Play<InlandPort>, seat: Seat, n: number, times: number): void {
  const trade = TRADES[n];
  const { s } = play;
  if (trade && times > 0 && canTrade(trade, markers(s, seat), s.francs[seat] ?? 0))
    play.ask(seat, 'trade', { building: BUILDINGS[n]?.id ?? '', times });
}

const priceOf = (building: string): Due => PRICES[numberOf(building)] ?? { good: 'food', n: 0 };

/** Once more, and how it is paid, or enough. */
export const trade: Question<InlandPort, 'trade'> = {
  confirm: true, // there is always a choice
  offer: (s, seat, { building }) => paymentsFor(s, seat, priceOf(building)).orStop,
  answer(play, seat, option, { building, times }) {
    const n = numberOf(building);
    const trade = TRADES[n];
    if (option === STOP || !trade) return;
    carryOutPayment(play, seat, 'food', chosen(paymentsFor(play.s, seat, priceOf(building)), option));
    if (trade.francs > 0) {
      changeFrancs(play, seat, -trade.francs);
      if (play.events) play.tell('spend', { seat, n: trade.francs });
    }
    receive(play, seat, trade);
    goOn(play, seat, n, times - 1);
  },
  why: (s, seat, option, { building }) => whyNotPay(s, seat, option, priceOf(building)),
};

function receive(play: Play<InlandPort>, seat: Seat, { gets }: Trade): void {
  if ('francs' in gets) {
    changeFrancs(play, seat, gets.francs);
    if (play.events) play.tell('earn', { seat, n: gets.francs });
    return;
  }
  const cells = markers(play.s, seat).slice();
  const i = GOODS.indexOf(gets.good);
  cells[i] = next(cells[i] ?? 0, gets.way);
  putMarkers(play, seat, cells);
}
