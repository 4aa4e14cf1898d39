import { describe, expect, test } from 'vitest';
import { languageFrom, themeFrom } from './settings.ts';

describe('the language of a page', () => {
  test('is the one chosen here, whatever the browser prefers', () => {
    expect(languageFrom('en', 'de-DE,de;q=0.9')).toBe('en');
  });
  test('follows the browser where nothing was chosen', () => {
    expect(languageFrom(undefined, 'fr-FR,de-AT;q=0.8,en;q=0.5')).toBe('de');
  });
  test('is English for those whose languages are not spoken here, and for nonsense', () => {
    expect(languageFrom(undefined, 'fr, it')).toBe('en');
    expect(languageFrom('klingon', null)).toBe('en');
  });
});

test('a theme nobody has heard of is the system’s', () => {
  expect(themeFrom('sepia')).toBe('system');
  expect(themeFrom('dark')).toBe('dark');
});
