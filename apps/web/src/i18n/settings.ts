/** What a person has chosen for this browser, kept in cookies so that the first byte is right already. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const LANGUAGE_COOKIE = 'quayside-language';
export const THEME_COOKIE = 'quayside-theme';

/** The first language of the browser that we speak; English otherwise. */
export function languageFrom(chosen: string | undefined, accepted: string | null): Language {
  const wanted = [chosen ?? '', ...(accepted ?? '').split(',').map((one) => one.trim().slice(0, 2).toLowerCase())];
  for (const one of wanted) for (const language of LANGUAGES) if (one === language) return language;
  return 'en';
}

export const themeFrom = (chosen: string | undefined): Theme => THEMES.find((theme) => theme === chosen) ?? 'system';
