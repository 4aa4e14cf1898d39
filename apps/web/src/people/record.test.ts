import { describe, expect, test } from 'vitest';
import type { Past, PastSeat } from '@quayside/api';
import { fared, headToHead, ratingCurve } from './record.ts';

const seat = (accountId: string | null, place: number, total: number, change: number | null = null): PastSeat => ({
  seat: 0,
  accountId,
  name: accountId,
  bot: accountId === null ? 'merchant' : null,
  resigned: false,
  place,
  total,
  change,
});
const match = (id: string, seats: PastSeat[]): Past => ({
  id,
  game: 'tidewater',
  version: 0,
  options: {},
  rated: true,
  ending: 'finished',
  started: null,
  ended: new Date(0),
  seats,
});
const newestFirst = [
  match('c', [seat('ada', 1, 30, 2), seat('bo', 2, 20, -1)]),
  match('b', [seat('ada', 2, 25, 9), seat(null, 1, 40)]),
  match('a', [seat('bo', 1, 12, 3), seat('ada', 2, 10, 5)]),
];

describe('what a profile says', () => {
  test('counts matches, victories and the best result', () => {
    expect(fared(newestFirst, 'ada')).toEqual({ matches: 3, won: 1, best: 30 });
  });
  test('sets people against each other, not bots', () => {
    expect(headToHead(newestFirst, 'ada')).toMatchObject([{ accountId: 'bo', matches: 2, ahead: 1, behind: 1 }]);
  });
  test('draws the skill among people from the first rated match on', () => {
    expect(ratingCurve(newestFirst, 'ada').map((one) => [one.match, one.skill])).toEqual([
      ['a', 5],
      ['c', 7],
    ]);
  });
});
