'use client';

import type { ReactNode } from 'react';
import { Panel } from '@quayside/ui';
import { QueryResult, type QueryResultProps } from '../../components/query-result.tsx';
import { useErrorText } from '../../lib/use-error-text.ts';

export interface SettingsPanelProps<T> {
  title: string;
  hint?: string;
  query: QueryResultProps<T>['query'];
  change: { readonly error: unknown };
  children: (settings: T) => ReactNode;
}

/** Settings that the server keeps: shown once they are loaded, with the error of the last change below. */
export function SettingsPanel<T>({ title, hint, query, change, children }: SettingsPanelProps<T>) {
  const errorText = useErrorText();
  return (
    <Panel title={title} className="p-5">
      {hint === undefined ? null : <p className="mb-3 text-pencil">{hint}</p>}
      <QueryResult query={query}>{children}</QueryResult>
      <p role="alert" className="mt-2 font-semibold text-brick empty:hidden">
        {errorText(change.error)}
      </p>
    </Panel>
  );
}
