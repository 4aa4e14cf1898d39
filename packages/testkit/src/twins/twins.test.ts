import { describe, expect, it } from 'vitest';
import { conformance } from '../conformance/conformance.ts';
import { describeViolation } from '../conformance/findings.ts';
import { flow } from './flow.ts';
import { leaks } from './leaks.ts';
import { outside } from './outside.ts';
import { sound, twins } from './twins.ts';

describe('a twin of the sample game that', () => {
  for (const { wrong, caughtBy, game } of [...twins, ...leaks, ...outside, ...flow])
    it(`${wrong} is caught`, { timeout: 120_000 }, () => {
      const { violations } = conformance(game, { budget: 80, longest: 1000, only: [caughtBy], first: true });
      const found = new Set(violations.map((one) => one.property));
      expect([...found], violations.map(describeViolation).join('\n')).toContain(caughtBy);
    });

  for (const { wrong, caughtBy, game } of sound)
    it(`${wrong} is not blamed`, { timeout: 120_000 }, () => {
      const { violations } = conformance(game, { budget: 80, longest: 1000, only: [caughtBy] });
      expect(violations.map(describeViolation)).toEqual([]);
    });
});
