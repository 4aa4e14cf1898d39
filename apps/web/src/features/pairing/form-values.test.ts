import { describe, expect, test } from 'vitest';
import { gameEntries } from '../../lib/testing.ts';
import { defaultRequest, readRequest, toInput } from './form-values.ts';

const usual = defaultRequest(gameEntries);

describe('a request to be paired', () => {
  test('names each game and length with the seats that the game has', () => {
    const request = {
      ...usual,
      games: ['le-havre', 'inland-port'],
      lengths: ['short', 'full'],
      seats: [2, 3],
    };
    expect(toInput(request, gameEntries).choices).toEqual([
      { game: 'le-havre', seats: [2, 3], options: { length: 'short' } },
      { game: 'le-havre', seats: [2, 3], options: { length: 'full' } },
      { game: 'inland-port', seats: [2] },
    ]);
  });

  test('takes a game that has none of the chosen seats as it is', () => {
    expect(toInput({ ...usual, games: ['inland-port'], seats: [4] }, gameEntries).choices).toEqual([
      { game: 'inland-port', seats: [2] },
    ]);
  });

  test('is for the first listed game in its short form where nothing is known', () => {
    expect(usual).toMatchObject({
      games: [gameEntries[0]?.id],
      lengths: ['short'],
      pace: 'real-time',
      bot: 'merchant',
    });
    expect(defaultRequest([]).games).toEqual([]);
  });

  test('is kept for the next time, and forgotten where what was kept makes no sense', () => {
    const request = { ...usual, games: ['inland-port'], seats: [2], pace: 'turn-based', bot: null } as const;
    expect({ ...usual, ...readRequest(JSON.stringify(request)) }).toEqual(request);
    expect(readRequest('{"games":[1],"seats":"all","pace":7,"bot":5}')).toEqual({});
    expect(readRequest('not json')).toEqual({});
  });
});
