import { loadGame } from '@quayside/games';
import { inLanguage } from '@quayside/languages';
import { expect, test } from 'vitest';
import { tieRule } from './tie.ts';

const result = (places: number[]) => ({ places, totals: places.map(() => 0), sheets: [] });

test('a tie says what the rules ask for, a win says nothing', async () => {
  const { messages } = await loadGame('inland-port');
  expect(tieRule(result([1, 1]), messages.en)).toContain('a rematch that the other player begins');
  expect(tieRule(result([1, 1]), inLanguage(messages, 'de'))).toContain('Revanche, bei der die andere Person beginnt');
  expect(tieRule(result([1, 2]), messages.en)).toBeNull();
  expect(tieRule(null, messages.en)).toBeNull();
});

test('nor does a tie in a game whose rules ask for nothing', async () => {
  const { messages } = await loadGame('tidewater');
  expect(tieRule(result([1, 1]), messages.en)).toBeNull();
});
