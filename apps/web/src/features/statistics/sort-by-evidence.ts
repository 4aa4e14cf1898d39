interface Wins {
  readonly won: number;
  readonly matches: number;
  readonly usual: number;
}

/** So many matches as usual are counted in with everything, so that five wins in five matches prove less than forty in fifty. */
const DOUBT = 10;

/** What has won more often than is usual at its tables first; what is rare stays near the middle, where it tells nothing. */
export const byEvidence = (a: Wins, b: Wins): number => told(b) - told(a);

const told = ({ won, matches, usual }: Wins): number => (won - usual * matches) / (matches + DOUBT);
