import { describe, expect, it, test } from 'vitest';
import { forEachLanguage, inLanguage, languageFrom, LANGUAGES } from './index.ts';

describe('the languages of the site', () => {
  it('begin with English, which is what is shown where a game lacks a language', () => {
    expect(LANGUAGES[0]).toBe('en');
    expect(inLanguage({ en: 'wood', de: 'Holz' }, 'de')).toBe('Holz');
    expect(inLanguage({ en: 'wood', fr: 'bois' }, 'de')).toBe('wood');
  });

  it('are all in a table that is made for each of them', () => {
    expect(forEachLanguage((language) => language.toUpperCase())).toEqual(
      Object.fromEntries(LANGUAGES.map((language) => [language, language.toUpperCase()])),
    );
  });
});

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
