'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button, Panel } from '@quayside/ui';
import { useAction } from '../../components/form/use-action.ts';
import { DailyBenchmark } from '../../components/daily-benchmark.tsx';
import { usePersonName } from '../../lib/person-name.ts';
import { today } from '../../lib/today.ts';
import { useOwnTables } from '../lobby/use-own-tables.ts';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';

const SHOWN = 3;

/** The daily deal, a solo match with the same cards for all, and its best results. */
export function DailyDeal() {
  const t = useTranslations('home');
  const client = useTRPCClient();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const router = useRouter();
  const nameOf = usePersonName();
  const [day] = useState(today);
  const me = useQuery(trpc.session.me.queryOptions());
  const best = useQuery(trpc.rankings.solo.queryOptions({ day }));
  const results = best.data?.items ?? [];
  const mine = results.find((one) => one.accountId === me.data?.id);
  const begun = useOwnTables()?.some((one) => one.daily === day);
  const play = useAction(
    async () => {
      queries.setQueryData(trpc.session.me.queryKey(), await client.session.signInAsGuest.mutate({}));
      return client.tables.daily.mutate({});
    },
    (table) => router.push(`/tables/${table.id}`),
  );
  return (
    <Panel title={t('dailyTitle')}>
      <p className="mb-3">{t('dailyHint')}</p>
      <ol className="mb-3 grid gap-1 empty:hidden">
        {results
          .filter((one, at) => at < SHOWN || one === mine)
          .map((one) => (
            <li key={one.accountId} className="flex justify-between gap-4 border-b border-rule py-1">
              <span>
                {one.place}.{' '}
                <Link href={`/people/${one.accountId}`} className="link">
                  {nameOf(one)}
                </Link>
              </span>
              <span className="font-display font-bold tabular-nums">{one.total}</span>
            </li>
          ))}
      </ol>
      <DailyBenchmark day={day} />
      {/* Once a day: who has played it looks at it again. */}
      <Button disabled={play.busy || play.done} onClick={play.run}>
        {t(mine ? 'dailyAgain' : begun ? 'dailyGoOn' : 'dailyPlay')}
      </Button>
      <p role="alert" className="mt-2 empty:hidden font-semibold text-brick">
        {play.error}
      </p>
    </Panel>
  );
}
