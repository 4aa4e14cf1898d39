'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@quayside/ui';
import { useErrorText } from '../lib/use-error-text.ts';

interface Query<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
}

export interface QueryResultProps<T> {
  query: Query<T>;
  children: (data: T) => ReactNode;
}

/** What was asked of the server: shown once it is there, with a word while it is on its way and a way on where it fails. */
export function QueryResult<T>({ query, children }: QueryResultProps<T>): ReactNode {
  const t = useTranslations('shell');
  const errorText = useErrorText();
  const { data, error, refetch, isPending } = query;
  if (data !== undefined) return children(data);
  if (isPending) return <p className="text-pencil">{t('loading')}</p>;
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="font-semibold text-brick">{errorText(error)}</p>
      <Button size="small" onClick={() => refetch()}>
        {t('again')}
      </Button>
    </div>
  );
}
