import { currentAsk, NATURE, topAsk, type Aside, type QuestionKey, type Seat } from '@quayside/engine';
import { interestOf, LOAN } from './loans.ts';
import { francs } from './payment.ts';
import type { LeHavre } from './state.ts';
import { canBuy, spendable } from './trade.ts';
import { BETWEEN_ACTIONS, PAYMENTS, situationOf } from './windows.ts';

const BUY: Aside<LeHavre> = { key: 'buy' };
const SELL: Aside<LeHavre> = { key: 'sell' };
const REPAY: Aside<LeHavre> = { key: 'repay' };
const NONE: readonly Aside<LeHavre>[] = [];

/** Buying in the own turn only; selling also between the actions of others; repaying always (rulings LH-13, LH-14). */
export function asides(s: LeHavre, seat: Seat): readonly Aside<LeHavre>[] {
  const current = currentAsk(s);
  if (current === undefined || current.seat === NATURE || seat < 0) return NONE;
  const now = situationOf(s, seat);
  // In the middle of an action of one's own nothing may touch what has to stay payable.
  if (now === 'action') return NONE;
  const mine = topAsk(s, seat)?.key;
  const window = now === 'window';
  const open: Aside<LeHavre>[] = [];
  if (window && canBuy(s, seat, spendable(s, seat))) open.push(BUY);
  if (
    ((s.own[seat]?.length ?? 0) > 0 || (s.fleet[seat]?.length ?? 0) > 0) &&
    (window || maySellOutside(s, seat, mine, current.key))
  )
    open.push(SELL);
  // Who is asked about it before the match ends answers that.
  if (mine !== 'settle' && (s.loans[seat] ?? 0) > 0 && francs(s, seat) >= LOAN.repay) open.push(REPAY);
  return open;
}

/** The expert rule leaves it to those who can't pay what they are asked for. */
function maySellOutside(
  s: LeHavre,
  seat: Seat,
  mine: QuestionKey<LeHavre> | undefined,
  now: QuestionKey<LeHavre>,
): boolean {
  if (s.setup.options.forcedSales)
    return mine === 'borrow' || (mine === 'interest' && francs(s, seat) < interestOf(s, seat));
  return BETWEEN_ACTIONS.includes(now) || PAYMENTS.includes(now);
}
