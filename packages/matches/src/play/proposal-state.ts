import type { Seat } from '@quayside/engine';
import type { MatchSnapshot, SeatRow } from '../store/match-snapshot.ts';
import type { Proposal } from '../types.ts';

/** What a person at the table wants and the others must agree to. It lapses when the match goes on. */
export interface StoredProposal {
  readonly kind: 'undo' | 'abandon';
  readonly to: number | null;
  /** The length of the log when it was made. */
  readonly at: number;
}

/** The people who have a say: those who sit there, have not given up and may take part. */
export const voters = (snapshot: MatchSnapshot, now = new Date()): SeatRow[] =>
  snapshot.seats.filter(
    (one) => one.accountId !== null && !one.resigned && !(one.suspendedUntil && one.suspendedUntil > now),
  );

export function proposalsOf(snapshot: MatchSnapshot): Proposal[] {
  const wishes = new Map<string, { wish: StoredProposal; by: Seat[] }>();
  for (const one of voters(snapshot)) {
    // Written by `wishFor` and by nobody else.
    const wish = one.wish as StoredProposal | null;
    if (!wish || wish.at !== (snapshot.running?.seq ?? snapshot.row.seq)) continue;
    const name = `${wish.kind}/${wish.to}`;
    const known = wishes.get(name) ?? { wish, by: [] };
    known.by.push(one.seat);
    wishes.set(name, known);
  }
  return [...wishes.values()].map(({ wish, by }) => ({
    kind: wish.kind,
    to: wish.to,
    by,
    missing: voters(snapshot)
      .map((one) => one.seat)
      .filter((seat) => !by.includes(seat)),
  }));
}
