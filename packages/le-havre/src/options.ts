import type { OptionsOf } from '@quayside/engine';

const ALONE = { min: 1, max: 1 };
const IN_COMPANY = { min: 2, max: 5 };

export const options = {
  length: { kind: 'choice', values: ['full', 'short'], default: 'full' },
  /** Expert rule: outside the own turn only somebody who can't pay may sell. */
  forcedSales: { kind: 'flag', default: false, seats: IN_COMPANY },
  /** Expert rule: as many loans as players cost a second franc of interest. */
  dearLoans: { kind: 'flag', default: false, seats: IN_COMPANY },
  /** Solo: cards that need opponents stay in the box. */
  soloCards: { kind: 'flag', default: true, seats: ALONE },
  /** Solo, full length: the marketplace gives at most 4 goods, as it always does in the short solo game. */
  marketCap: { kind: 'flag', default: false, seats: ALONE },
  /** A deal that many tables share, by its number; 0 is a deal of one's own. The host makes the seed from it. */
  deal: { kind: 'number', min: 0, max: 999_999, default: 0 },
} as const;
export type Options = OptionsOf<typeof options>;
export type Length = Options['length'];
