import { cookies, headers } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import { LANGUAGE_COOKIE, languageFrom } from './settings.ts';

export default getRequestConfig(async () => {
  const [jar, sent] = await Promise.all([cookies(), headers()]);
  const locale = languageFrom(jar.get(LANGUAGE_COOKIE)?.value, sent.get('accept-language'));
  const messages = locale === 'de' ? await import('../messages/de.json') : await import('../messages/en.json');
  return { locale, messages: messages.default, timeZone: 'UTC' };
});
