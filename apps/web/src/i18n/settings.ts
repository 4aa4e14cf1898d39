/** What a person has chosen for this browser, kept in cookies so that the first byte is right already. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_COOKIE = 'quayside-theme';

export const themeFrom = (chosen: string | undefined): Theme => THEMES.find((theme) => theme === chosen) ?? 'system';
