import { describe, expect, test } from 'vitest';
import { queryOf, extraFilters, filterIn, EMPTY_FILTER, searchOf } from './filter.ts';

describe('a search among matches', () => {
  test('is a link: the address says all of it, and nothing that is as usual', () => {
    const filter = {
      ...EMPTY_FILTER,
      game: 'le-havre',
      with: ['ann', 'ben'],
      seats: 3,
      rated: 'yes',
      from: '2026-10-01',
    } as const;
    expect(searchOf(filter)).toBe('game=le-havre&with=ann%2Cben&seats=3&rated=yes&from=2026-10-01');
    expect(filterIn(new URLSearchParams(searchOf(filter)))).toEqual(filter);
    expect(searchOf(EMPTY_FILTER)).toBe('');
  });

  test('leaves out what makes no sense', () => {
    const nonsense = new URLSearchParams(
      'whose=yours&game=../x&seats=99&rated=maybe&from=2026-13-45&to=soon&with=,,a b',
    );
    expect(filterIn(nonsense)).toEqual(EMPTY_FILTER);
  });

  test('asks for results only of one’s own matches', () => {
    expect(queryOf({ ...EMPTY_FILTER, result: 'lost' }, 'ann')).toEqual({ account: 'ann', won: false });
    expect(queryOf({ ...EMPTY_FILTER, whose: 'all', result: 'lost' }, 'ann')).toEqual({});
    expect(queryOf({ ...EMPTY_FILTER, result: 'won' }, undefined)).toEqual({});
  });

  test('counts what is hidden behind the button for more', () => {
    expect(extraFilters({ ...EMPTY_FILTER, game: 'le-havre', seats: 2, with: ['ann', 'ben'] })).toBe(3);
  });
});
