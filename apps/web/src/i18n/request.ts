import { LANGUAGE_COOKIE, languageFrom, type Language } from '@quayside/languages';
import { cookies, headers } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import type en from '../messages/en.json';

/** A page loads the texts of its own language alone. */
const MESSAGES: { readonly [language in Language]: () => Promise<{ default: typeof en }> } = {
  en: () => import('../messages/en.json'),
  de: () => import('../messages/de.json'),
};

export default getRequestConfig(async () => {
  const [jar, sent] = await Promise.all([cookies(), headers()]);
  const locale = languageFrom(jar.get(LANGUAGE_COOKIE)?.value, sent.get('accept-language'));
  const { default: messages } = await MESSAGES[locale]();
  return { locale, messages, timeZone: 'UTC' };
});
