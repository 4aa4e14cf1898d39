import { NATURE, type Entry, type Seat, type State } from '@quayside/engine';
import type { Edition } from '@quayside/games';

/** What a seat had at the end, each once, as `building/bakehouse`; null where the game keeps no ledger. */
export function cardsAtEnd({ game }: Edition, state: State, seat: Seat): string[] | null {
  const held = game.ledger?.(state).seats[seat];
  if (!held) return null;
  const cards = Object.entries(held.cards).flatMap(([kind, ids]) => ids.map((id) => `${kind}/${id}`));
  return [...new Set(cards)].sort();
}

/** When it was a seat's turn for the first time, counted from who decided first; null where nobody ever did. */
export function turnOf(log: readonly Entry[], seat: Seat, seats: number): number | null {
  const first = log.find((one) => one.kind === 'answer' && one.seat !== NATURE);
  return first?.kind === 'answer' ? (seat - first.seat + seats) % seats : null;
}
