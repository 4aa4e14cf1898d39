import { currentAsk, isAsked, topAsk, type QuestionKey, type Seat } from '@quayside/engine';
import type { LeHavre } from './state.ts';

/** Decisions in front of which the one whose turn it is has time for asides. */
const WINDOWS: readonly QuestionKey<LeHavre>[] = ['supply', 'main', 'end', 'again'];
/** Where others may step in too. */
export const BETWEEN_ACTIONS: readonly QuestionKey<LeHavre>[] = ['supply', 'main', 'end'];
export const PAYMENTS: readonly QuestionKey<LeHavre>[] = ['feed', 'borrow', 'interest', 'settle'];

/** A turn runs until its player ends it: between rounds and after the last action it is nobody's. */
export const inOwnTurn = (s: LeHavre, seat: Seat): boolean => isAsked(s, seat, 'end');

/** What a seat is in the middle of, as far as asides are concerned. */
export function situationOf(s: LeHavre, seat: Seat): 'idle' | 'window' | 'payment' | 'action' {
  const key = topAsk(s, seat)?.key;
  if (key !== undefined && WINDOWS.includes(key)) return 'window';
  // While interest is paid, one's own or that of others, the turn goes on.
  if ((key ?? currentAsk(s)?.key) === 'interest' && inOwnTurn(s, seat)) return 'window';
  if (key === undefined) return 'idle';
  return PAYMENTS.includes(key) ? 'payment' : 'action';
}
