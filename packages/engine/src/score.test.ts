import { describe, expect, it } from 'vitest';
import { ranks, totalOf } from './score.ts';

describe('a score', () => {
  it('adds its lines', () => expect(totalOf({ seat: 0, lines: { buildings: 24, money: 7, loans: -5 } })).toBe(26));
  it('shares places where totals and ties are equal', () => {
    const sheet = (seat: number, points: number, ...ties: number[]) => ({ seat, lines: { points }, ties });
    expect(ranks([sheet(0, 5), sheet(1, 9), sheet(2, 5), sheet(3, 1)])).toEqual([2, 1, 2, 4]);
    expect(ranks([sheet(0, 5, 1), sheet(1, 5, 2)])).toEqual([2, 1]);
    expect(ranks([sheet(1, 5, 2), sheet(0, 5, 2)])).toEqual([1, 1]);
  });
});
