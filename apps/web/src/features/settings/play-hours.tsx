'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { PlayWindow } from '@quayside/api';
import { ChoiceField, Panel } from '@quayside/ui';
import { QueryResult } from '../../components/query-result.tsx';
import { timeOfDay } from '../../lib/clock-text.ts';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';
import { useErrorText } from '../../lib/use-error-text.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour * 60);
const USUAL = { from: 8 * 60, until: 22 * 60 } as const;
/** As the server has it. */
const LEAST = 8 * 60;
const lasts = (from: number, until: number): boolean => (until - from + 1440) % 1440 >= LEAST;

/** The hours in which one's clock runs at tables that are played turn by turn. */
export function PlayHoursSettings() {
  const t = useTranslations('playHours');
  const errorText = useErrorText();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const preferences = useQuery(trpc.profile.preferences.queryOptions());
  const change = useMutation({
    mutationFn: (playWindow: PlayWindow | null) => client.profile.updatePreferences.mutate({ playWindow }),
    onSuccess: (now) => queries.setQueryData(trpc.profile.preferences.queryKey(), now),
  });
  const here = (hours: Pick<PlayWindow, 'from' | 'until'>): void =>
    change.mutate({
      from: hours.from,
      until: hours.until,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  const choices = (fits: (minute: number) => boolean) =>
    HOURS.filter(fits).map((minute) => ({ value: String(minute), label: timeOfDay(minute) }));
  return (
    <Panel title={t('title')} className="p-5">
      <p className="mb-3 text-pencil">{t('hint')}</p>
      <QueryResult query={preferences}>
        {({ playWindow: hours }) => (
          <div className="grid gap-3 sm:grid-cols-3">
            <ChoiceField
              label={t('when')}
              value={hours ? 'own' : 'always'}
              onChange={(value) => (value === 'own' ? here(USUAL) : change.mutate(null))}
              choices={[
                { value: 'always', label: t('always') },
                { value: 'own', label: t('own') },
              ]}
            />
            {hours ? (
              <>
                <ChoiceField
                  label={t('from')}
                  value={String(hours.from)}
                  onChange={(value) => here({ ...hours, from: Number(value) })}
                  choices={choices((from) => lasts(from, hours.until))}
                />
                <ChoiceField
                  label={t('until')}
                  value={String(hours.until)}
                  onChange={(value) => here({ ...hours, until: Number(value) })}
                  choices={choices((until) => lasts(hours.from, until))}
                />
                <p className="text-sm text-pencil sm:col-span-3">{t('zone', { zone: hours.zone })}</p>
              </>
            ) : null}
          </div>
        )}
      </QueryResult>
      <p role="alert" className="mt-2 font-semibold text-brick empty:hidden">
        {errorText(change.error)}
      </p>
    </Panel>
  );
}
