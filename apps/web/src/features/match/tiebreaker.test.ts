import { loadGame } from '@quayside/games';
import { inLanguage } from '@quayside/languages';
import { expect, test } from 'vitest';
import { tiebreakerRule } from './tiebreaker.ts';

const result = (places: number[]) => ({ places, totals: places.map(() => 0), sheets: [] });

test('a tie says what the rules ask for, a win says nothing', async () => {
  const { messages } = await loadGame('inland-port');
  expect(tiebreakerRule(result([1, 1]), messages.en)).toContain('a rematch that the other player begins');
  expect(tiebreakerRule(result([1, 1]), inLanguage(messages, 'de'))).toContain(
    'Revanche, bei der der andere Spieler beginnt',
  );
  expect(tiebreakerRule(result([1, 2]), messages.en)).toBeNull();
  expect(tiebreakerRule(null, messages.en)).toBeNull();
});

test('nor does a tie in a game whose rules ask for nothing', async () => {
  const { messages } = await loadGame('tidewater');
  expect(tiebreakerRule(result([1, 1]), messages.en)).toBeNull();
});
