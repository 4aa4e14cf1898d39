import { loadGame, gameIds } from '@quayside/games/load';
import { expect, test } from 'vitest';
import { soundOf } from './sound-of.ts';

const heard = (...keys: string[]) => soundOf(keys.map((key) => ({ key })));

test('what is built, harvested, paid and supplied has a sound of its own', () => {
  expect(heard('build')).toBe('building');
  expect(heard('round', 'harvest', 'ship')).toBe('harvest');
  expect(heard('loan')).toBe('coins');
  expect(heard('supply')).toBe('supply');
  expect(heard('pass')).toBe('knock');
});

test('every game has more than one sound', async () => {
  for (const id of gameIds) {
    const { messages } = await loadGame(id);
    const keys = Object.keys(messages.en).flatMap((key) => (key.startsWith('event.') ? [key.slice(6)] : []));
    expect([id, new Set(keys.map((key) => heard(key))).size]).toEqual([id, expect.any(Number)]);
    expect(new Set(keys.map((key) => heard(key))).size).toBeGreaterThan(1);
  }
});
