import type { Messages } from '@quayside/engine';
import { messages as de } from './de.ts';
import { messages as en } from './en.ts';
import type { Language } from './languages.ts';

export const messages: { readonly [language in Language]: Messages } = { en, de };
