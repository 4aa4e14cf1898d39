import { describe, expect, test } from 'vitest';
import { gameEntries } from '../../lib/testing.ts';
import { toInput, readRequest, DEFAULT_REQUEST } from './pairing-request.ts';

describe('a request to be paired', () => {
  test('names each game and length with the seats that the game has', () => {
    const request = {
      ...DEFAULT_REQUEST,
      games: ['le-havre', 'inland-port'],
      lengths: ['short', 'full'],
      seats: [2, 3],
    };
    expect(toInput(request, gameEntries).wishes).toEqual([
      { game: 'le-havre', seats: [2, 3], options: { length: 'short' } },
      { game: 'le-havre', seats: [2, 3], options: { length: 'full' } },
      { game: 'inland-port', seats: [2] },
    ]);
  });

  test('takes a game that has none of the chosen seats as it is', () => {
    expect(toInput({ ...DEFAULT_REQUEST, games: ['inland-port'], seats: [4] }, gameEntries).wishes).toEqual([
      { game: 'inland-port', seats: [2] },
    ]);
  });

  test('is kept for the next time, and the usual where what was kept makes no sense', () => {
    const request = { ...DEFAULT_REQUEST, games: ['inland-port'], seats: [2], pace: 'turns', bot: null } as const;
    expect(readRequest(JSON.stringify(request))).toEqual(request);
    expect(readRequest('{"games":[1],"seats":"all","pace":7}')).toEqual(DEFAULT_REQUEST);
    expect(readRequest('not json')).toEqual(DEFAULT_REQUEST);
  });
});
