import { messages as de } from './messages/de.ts';
import { messages as en } from './messages/en.ts';
import type { Messages } from './text.ts';

/** The core's own words in each of its languages. */
export const coreMessages: { readonly [language in 'en' | 'de']: Messages } = { en, de };
