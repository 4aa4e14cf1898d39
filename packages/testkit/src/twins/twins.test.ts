import { describe, expect, it } from 'vitest';
import { conformance } from '../conformance/conformance.ts';
import { describeViolation } from '../conformance/findings.ts';
import { describeTwins } from './caught.ts';
import { sound, twins } from './twins.ts';

describeTwins(twins);

describe('a twin of the sample game that', () => {
  for (const { wrong, caughtBy, game } of sound)
    it(`${wrong} is not blamed`, () => {
      const { violations } = conformance(game, { budget: 80, longest: 1000, only: [caughtBy] });
      expect(violations.map(describeViolation)).toEqual([]);
    });
});
