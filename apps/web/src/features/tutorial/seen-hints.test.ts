import { expect, test } from 'vitest';
import { readSeenHints } from './seen-hints.ts';

test('which hints somebody has had is read from whatever a browser has kept', () => {
  expect(readSeenHints(JSON.stringify({ hints: ['le-havre/main', 7], enough: true }))).toEqual({
    hints: ['le-havre/main'],
    enough: true,
  });
  for (const text of [null, '', 'null', '[]', '{"hints":"all"}', 'nonsense'])
    expect(readSeenHints(text)).toEqual({ hints: [], enough: false });
});
