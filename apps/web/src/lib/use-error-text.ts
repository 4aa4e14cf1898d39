'use client';

import { useLocale, useTranslations } from 'next-intl';
import { errorText } from './trpc/client.ts';

/** Says in words what went wrong: the server's own, or that something is broken. Null for no error. */
export function useErrorText(): (error: unknown) => string | null {
  const t = useTranslations('shell');
  const language = useLocale();
  return (error) => (error ? errorText(error, language, t('broken')) : null);
}
