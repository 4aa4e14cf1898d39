import { describe, expect, it } from 'vitest';
import { intervalOf, sprt } from './statistics.ts';

describe('the interval of a mean', () => {
  it('lies around it, and is narrower the more there is', () => {
    const few = intervalOf([1, 0, 1, 1]);
    const many = intervalOf(Array.from({ length: 400 }, (_, i) => (i % 4 === 0 ? 0 : 1)));
    expect(few.mean).toBe(0.75);
    expect(many.mean).toBe(0.75);
    expect(many.high - many.low).toBeLessThan((few.high - few.low) / 5);
    expect(many.low).toBeCloseTo(0.7075, 3);
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
