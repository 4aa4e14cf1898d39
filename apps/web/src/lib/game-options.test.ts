import { games } from '@quayside/games';
import { expect, test } from 'vitest';
import type { GameEntry } from '@quayside/api';
import { seatCounts } from './game-options.ts';

const entry = (wanted: string): GameEntry[] =>
  games
    .filter((one) => one.id === wanted)
    .map(({ id, version, seats, options }) => ({
      id,
      version,
      seats,
      options,
      names: { en: id, de: id },
      about: { en: '', de: '' },
    }));

test('the seats that any chosen game has are offered, and nobody plays alone', () => {
  expect(seatCounts(entry('le-havre'))).toEqual([2, 3, 4, 5]);
  expect(seatCounts(entry('inland-port'))).toEqual([2]);
});
