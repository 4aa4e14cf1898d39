interface Wins {
  readonly won: number;
  readonly matches: number;
  readonly usual: number;
}

/** Added to each number of matches, so that 5 wins in 5 matches count less than 40 in 50. */
const DOUBT = 10;

/** The highest rate of wins against the usual one first; rare cases stay near the middle. */
export const byEvidence = (a: Wins, b: Wins): number => evidenceOf(b) - evidenceOf(a);

const evidenceOf = ({ won, matches, usual }: Wins): number => (won - usual * matches) / (matches + DOUBT);
