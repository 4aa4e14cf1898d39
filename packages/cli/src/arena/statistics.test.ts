import { describe, expect, it } from 'vitest';
import { counted, marginOf, meanOf, NOTHING, shareOf, sprt, type Tally } from './statistics.ts';

const tallyOf = (values: readonly number[]): Tally => values.reduce(counted, NOTHING);

describe('the part of games won', () => {
  it('has bounds around it, narrower the more there is', () => {
    const few = shareOf(tallyOf([1, 0, 1, 1]));
    const many = shareOf(tallyOf(Array.from({ length: 400 }, (_, i) => (i % 4 === 0 ? 0 : 1))));
    expect(few.mean).toBe(0.75);
    expect(many.mean).toBe(0.75);
    expect(many.high - many.low).toBeLessThan((few.high - few.low) / 4);
    expect(many.low).toBeCloseTo(0.7064, 3);
  });

  it('is not certain where all of a few were won', () => {
    const { mean, low, high } = shareOf(tallyOf([1, 1, 1, 1, 1]));
    expect([mean, high]).toEqual([1, 1]);
    expect(low).toBeLessThan(0.7);
  });
});

describe('the mean of points', () => {
  it('has a margin of nearly two standard errors', () => {
    const tally = tallyOf([90, 110, 100, 100]);
    expect(meanOf(tally)).toBe(100);
    expect(marginOf(tally)).toBeCloseTo(8.0, 1);
  });
});

describe('the sequential test', () => {
  it('decides as soon as the result is clear, and not before', () => {
    expect(sprt(5, 5, 0.5)).toBe('open');
    expect(sprt(20, 20, 0.5)).toBe('stronger');
    expect(sprt(0, 20, 0.5)).toBe('weaker');
    expect(sprt(100, 200, 0.5)).toBe('open');
  });

  it('measures by the fair share of the table', () => {
    expect(sprt(40, 100, 1 / 4)).toBe('stronger');
    expect(sprt(40, 100, 1 / 2)).toBe('weaker');
  });
});
