import { games } from '@quayside/games';
import { describe, expect, test } from 'vitest';
import type { GameEntry } from '@quayside/api';
import { asked, readWish, USUAL } from './pairing-request.ts';

const all: GameEntry[] = games.map(({ id, version, seats, options }) => ({
  id,
  version,
  seats,
  options,
  names: { en: id, de: id },
  about: { en: '', de: '' },
}));

describe('a wish to be paired', () => {
  test('names each game and length with the seats that the game has', () => {
    const wish = { ...USUAL, games: ['le-havre', 'inland-port'], lengths: ['short', 'full'], seats: [2, 3] };
    expect(asked(wish, all).wishes).toEqual([
      { game: 'le-havre', seats: [2, 3], options: { length: 'short' } },
      { game: 'le-havre', seats: [2, 3], options: { length: 'full' } },
      { game: 'inland-port', seats: [2] },
    ]);
  });

  test('takes a game that has none of the chosen seats as it is', () => {
    expect(asked({ ...USUAL, games: ['inland-port'], seats: [4] }, all).wishes).toEqual([
      { game: 'inland-port', seats: [2] },
    ]);
  });

  test('is kept for the next time, and the usual where what was kept makes no sense', () => {
    const wish = { ...USUAL, games: ['inland-port'], seats: [2], pace: 'turns', bot: null } as const;
    expect(readWish(JSON.stringify(wish))).toEqual(wish);
    expect(readWish('{"games":[1],"seats":"all","pace":7}')).toEqual(USUAL);
    expect(readWish('not json')).toEqual(USUAL);
  });
});
