'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Button, Panel } from '@quayside/ui';
import { QueryResult } from '../../components/query-result.tsx';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';
import { useErrorText } from '../../lib/use-error-text.ts';

const DAYS = [3, 7, 14, 21];

/** Whoever is away for some days is not out of time in matches that are played turn by turn. */
export function AwaySettings() {
  const t = useTranslations('away');
  const language = useLocale();
  const errorText = useErrorText();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const preferences = useQuery(trpc.profile.preferences.queryOptions());
  const change = useMutation({
    mutationFn: (awayDays: number) => client.profile.updatePreferences.mutate({ awayDays }),
    onSuccess: (now) => queries.setQueryData(trpc.profile.preferences.queryKey(), now),
  });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' });
  return (
    <Panel title={t('title')} className="p-5">
      <p className="mb-3 text-pencil">{t('hint')}</p>
      <QueryResult query={preferences}>
        {({ awayUntil }) => (
          <div className="flex flex-wrap items-center gap-3">
            {awayUntil === null ? null : (
              <>
                <p className="w-full font-semibold">{t('until', { when: day.format(awayUntil) })}</p>
                <Button size="small" tone="water" disabled={change.isPending} onClick={() => change.mutate(0)}>
                  {t('back')}
                </Button>
              </>
            )}
            {DAYS.map((days) => (
              <Button key={days} size="small" disabled={change.isPending} onClick={() => change.mutate(days)}>
                {t('days', { days })}
              </Button>
            ))}
          </div>
        )}
      </QueryResult>
      <p role="alert" className="mt-2 font-semibold text-brick empty:hidden">
        {errorText(change.error)}
      </p>
    </Panel>
  );
}
