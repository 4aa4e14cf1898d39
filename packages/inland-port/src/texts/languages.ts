/** The languages of these rules: every table of texts has each of them. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type TranslatedText = { readonly [language in Language]: string };
