/** The languages of the site. A rule module may have more or fewer (see `inLanguage`); those of this repository have all. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each calls itself. */
export const LANGUAGE_NAMES: { readonly [language in Language]: string } = { en: 'English', de: 'Deutsch' };

/** Where a browser keeps the language that was chosen in it. */
export const LANGUAGE_COOKIE = 'quayside-language';

/** The language that somebody has chosen, else the first of the browser's (`accept-language`) that the site has, else English. */
export function languageFrom(chosen: string | undefined, accepted: string | null): Language {
  const wanted = [chosen ?? '', ...(accepted ?? '').split(',').map((one) => one.trim().slice(0, 2).toLowerCase())];
  for (const one of wanted) for (const language of LANGUAGES) if (one === language) return language;
  return LANGUAGES[0];
}

/** What a rule module says in several languages, in one of the site's; in English where it does not have that one. */
export const inLanguage = <T>(translated: { readonly en: T; readonly [language: string]: T }, language: Language): T =>
  translated[language] ?? translated.en;

/** A table with an entry for each language. */
export const forEachLanguage = <T>(of: (language: Language) => T): { readonly [language in Language]: T } =>
  // Every language is filled in by the loop.
  Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as { [language in Language]: T };
