import type { Ledger, Seat } from '@quayside/engine';
import { BUILDINGS } from './buildings.ts';
import { amountOf } from './holdings.ts';
import { FISH, GOODS, GRAIN, LETTERS } from './print.ts';
import type { InlandPort } from './state.ts';

/** What each has, round by round. */
export const ledger = (s: InlandPort): Ledger => ({
  round: LETTERS[Math.min(s.round, LETTERS.length - 1)] ?? '',
  seats: ([0, 1] satisfies Seat[]).map((seat) => ({
    amounts: {
      goods: GOODS.reduce((sum, _, good) => sum + amountOf(s, seat, good), 0),
      food: amountOf(s, seat, FISH) + amountOf(s, seat, GRAIN),
    },
    cards: { building: BUILDINGS.flatMap(({ id }, n) => (s.owner[n] === seat ? [id] : [])) },
  })),
});
