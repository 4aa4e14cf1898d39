import type { Seat } from '@quayside/engine';
import type { MatchSnapshot, SeatRow } from '../store/match-snapshot.ts';
import type { Proposal } from '../types.ts';

/** What a person at the table wants and the others must agree to. It lapses when the match goes on. */
export interface StoredProposal {
  readonly kind: Proposal['kind'];
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
  const proposals = new Map<string, { proposal: StoredProposal; by: Seat[] }>();
  for (const one of voters(snapshot)) {
    // Written by `addProposal` and by nobody else.
    const proposal = one.proposal as StoredProposal | null;
    if (!proposal || proposal.at !== (snapshot.running?.seq ?? snapshot.row.seq)) continue;
    const name = `${proposal.kind}/${proposal.to}`;
    const known = proposals.get(name) ?? { proposal, by: [] };
    known.by.push(one.seat);
    proposals.set(name, known);
  }
  return [...proposals.values()].map(({ proposal, by }) => ({
    kind: proposal.kind,
    to: proposal.to,
    by,
    missing: voters(snapshot)
      .map((one) => one.seat)
      .filter((seat) => !by.includes(seat)),
  }));
}
