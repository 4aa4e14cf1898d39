import { expect, test } from 'vitest';
import { nextLevel } from './next-level.ts';

test('who has won is offered the level above the strongest bot, who has not the one below it', () => {
  expect(nextLevel(['deckhand', 'merchant'], true)).toBe('captain');
  expect(nextLevel(['deckhand', 'merchant'], false)).toBe('deckhand');
});

test('there is nothing above the strongest level, nothing below the weakest, and nothing without bots', () => {
  expect(nextLevel(['harbour-master'], true)).toBeNull();
  expect(nextLevel(['deckhand'], false)).toBeNull();
  expect(nextLevel([], true)).toBeNull();
});
