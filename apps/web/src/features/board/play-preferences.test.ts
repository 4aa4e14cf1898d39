import { expect, test } from 'vitest';
import { readPreferences, DEFAULT_PREFERENCES } from './play-preferences.ts';

test('whoever has chosen nothing confirms each choice', () => {
  expect(readPreferences(null)).toEqual(DEFAULT_PREFERENCES);
  expect(DEFAULT_PREFERENCES).toMatchObject({ confirm: true });
});

test('what was chosen stays, and nonsense is as if nothing had been chosen', () => {
  expect(readPreferences('{"board":"generic","confirm":false,"motion":"quick"}')).toEqual({
    ...DEFAULT_PREFERENCES,
    board: 'generic',
    confirm: false,
    motion: 'quick',
  });
  expect(readPreferences('{"board":3,"confirm":"no","motion":"warp"}')).toEqual(DEFAULT_PREFERENCES);
  expect(readPreferences('not json')).toEqual(DEFAULT_PREFERENCES);
});
