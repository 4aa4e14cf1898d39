import { describe, expect, it } from 'vitest';
import { alone } from '../conformance/alone.ts';
import { conformance } from '../conformance/conformance.ts';
import { describeViolation } from '../conformance/findings.ts';
import type { Twin } from './twin.ts';

/** A test for each of these twins: the kit says what is wrong with it. */
export function describeTwins(twins: readonly Twin[]): void {
  describe('a twin of the sample game that', () => {
    for (const { wrong, caughtBy, game } of twins)
      it(`${wrong} is caught`, () => {
        // What a module remembers shows only when all games are over: the first few of them are enough.
        const few = caughtBy === alone ? { games: 1, budget: 20 } : { budget: 80 };
        const { violations } = conformance(game, { ...few, longest: 1000, only: [caughtBy], first: true });
        const found = new Set(violations.map((one) => one.property));
        expect([...found], violations.map(describeViolation).join('\n')).toContain(caughtBy);
      });
  });
}
