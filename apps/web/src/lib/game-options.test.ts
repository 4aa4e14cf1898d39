import { expect, test } from 'vitest';
import { seatCounts } from './game-options.ts';
import { gameEntries } from './testing.ts';

const only = (id: string) => gameEntries.filter((one) => one.id === id);

test('the seats that any chosen game has are offered, and nobody plays alone', () => {
  expect(seatCounts(only('le-havre'))).toEqual([2, 3, 4, 5]);
  expect(seatCounts(only('inland-port'))).toEqual([2]);
});
