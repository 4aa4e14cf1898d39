import { topAsk, type Seat } from '@quayside/engine';
import type { LeHavre } from './state.ts';

/** Decisions in front of which the one whose turn it is has time for asides. */
export const WINDOWS: readonly string[] = ['supply', 'main', 'end', 'again'];
/** Where others may step in too. */
export const BETWEEN_ACTIONS: readonly string[] = ['supply', 'main', 'end'];
export const PAYMENTS: readonly string[] = ['feed', 'borrow', 'interest'];

/** What a seat is in the middle of, as far as asides are concerned. */
export function situationOf(s: LeHavre, seat: Seat): 'idle' | 'window' | 'payment' | 'action' {
  const key = topAsk(s, seat)?.key;
  if (key === undefined) return 'idle';
  if (WINDOWS.includes(key)) return 'window';
  return PAYMENTS.includes(key) ? 'payment' : 'action';
}
