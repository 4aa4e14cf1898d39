import { expect, test } from 'vitest';
import { readPreferences, USUAL } from './play-preferences.ts';

test('whoever has chosen nothing confirms each choice and plays every step', () => {
  expect(readPreferences(null)).toEqual(USUAL);
  expect(USUAL).toMatchObject({ confirm: true, supply: false, end: false });
});

test('what was chosen stays, and nonsense is as if nothing had been chosen', () => {
  expect(readPreferences('{"board":"generic","end":true,"motion":"quick"}')).toEqual({
    ...USUAL,
    board: 'generic',
    end: true,
    motion: 'quick',
  });
  expect(readPreferences('{"board":3,"confirm":"no","motion":"warp"}')).toEqual(USUAL);
  expect(readPreferences('not json')).toEqual(USUAL);
});
