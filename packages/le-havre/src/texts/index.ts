import type { Messages } from '@quayside/engine';
import { SHIPS, type ShipType } from '../tables/ships.ts';
import { cardMessages } from './cards.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Language } from './languages.ts';

const HULL: { readonly [language in Language]: { readonly [type in ShipType]: string } } = {
  en: {
    'wooden-ship': 'wooden ship',
    'iron-ship': 'iron ship',
    'steel-ship': 'steel ship',
    'luxury-liner': 'luxury liner',
  },
  de: {
    'wooden-ship': 'Holzschiff',
    'iron-ship': 'Eisenschiff',
    'steel-ship': 'Stahlschiff',
    'luxury-liner': 'Luxusliner',
  },
};
const ships = (language: Language): Messages =>
  Object.fromEntries(
    SHIPS.map(({ id, type, value, name }) => [`term.${id}`, `${name} (${HULL[language][type]}, ${value})`]),
  );

export const messages: { readonly [language in Language]: Messages } = {
  en: { ...en, ...cardMessages('en'), ...ships('en') },
  de: { ...de, ...cardMessages('de'), ...ships('de') },
};
