'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { errorText } from '../../lib/trpc/client.ts';

/** Something one does by a form: runs it, and says in words why it was refused. */
export function useAction<T>(work: () => Promise<T>, after?: (result: T) => void) {
  const shell = useTranslations('shell');
  const language = useLocale();
  const act = useMutation({ mutationFn: work, onSuccess: after });
  return {
    run: () => act.mutate(),
    busy: act.isPending,
    done: act.isSuccess,
    error: act.error ? errorText(act.error, language, shell('broken')) : null,
    reset: act.reset,
  };
}
