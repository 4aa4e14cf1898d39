import { coreMessages, type Game } from '@quayside/engine';
import { BUILDINGS } from '../buildings.ts';
import { de } from './de.ts';
import { en } from './en.ts';

const names = (language: 'en' | 'de') => Object.fromEntries(BUILDINGS.map((one) => [`term.${one.id}`, one[language]]));

export const messages: Game['messages'] = {
  en: { ...coreMessages.en, ...names('en'), ...en },
  de: { ...coreMessages.de, ...names('de'), ...de },
};
