import type { Messages } from '@quayside/engine';
import { BUILDINGS } from '../buildings.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Language } from './languages.ts';

const names = (language: Language) => Object.fromEntries(BUILDINGS.map((one) => [`term.${one.id}`, one[language]]));

export const messages: { readonly [language in Language]: Messages } = {
  en: { ...names('en'), ...en },
  de: { ...names('de'), ...de },
};
