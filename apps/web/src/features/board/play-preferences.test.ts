import { expect, test } from 'vitest';
import { readPreferences, DEFAULT_PREFERENCES } from './play-preferences.ts';

test('whoever has chosen nothing confirms what is chosen by touch', () => {
  expect(readPreferences(null)).toEqual(DEFAULT_PREFERENCES);
  expect(DEFAULT_PREFERENCES).toMatchObject({ confirmation: 'touch' });
});

test('what was stored when there was only yes and no keeps its meaning', () => {
  expect(readPreferences('{"confirm":true}').confirmation).toBe('always');
  expect(readPreferences('{"confirm":false}').confirmation).toBe('never');
  expect(readPreferences('{"confirm":false,"confirmation":"touch"}').confirmation).toBe('touch');
});

test('what was chosen stays, and nonsense is as if nothing had been chosen', () => {
  expect(readPreferences('{"board":"generic","confirmation":"never","motion":"quick"}')).toEqual({
    ...DEFAULT_PREFERENCES,
    board: 'generic',
    confirmation: 'never',
    motion: 'quick',
  });
  expect(readPreferences('{"board":3,"confirmation":"no","confirm":"no","motion":"warp"}')).toEqual(
    DEFAULT_PREFERENCES,
  );
  expect(readPreferences('not json')).toEqual(DEFAULT_PREFERENCES);
});
