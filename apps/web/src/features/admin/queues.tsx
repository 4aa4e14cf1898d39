'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import type { Queues } from '@quayside/api';
import { Panel } from '@quayside/ui';
import { QueryResult } from '../../components/query-result.tsx';
import { useTRPC } from '../../lib/trpc/client.ts';
import { useGameName } from '../../lib/use-games.ts';

const COUNTS = ['waiting', 'running', 'later', 'failed'] as const;

/** How much there is to do, and where nothing moves. */
export function AdminQueues() {
  const queues = useQuery({ ...useTRPC().admin.queues.queryOptions(), refetchInterval: 30_000 });
  return (
    <QueryResult query={queues}>
      {({ jobs, matches }) => (
        <div className="grid gap-4">
          <Jobs jobs={jobs} />
          <LongestWaiting matches={matches} />
        </div>
      )}
    </QueryResult>
  );
}

function Jobs({ jobs }: Pick<Queues, 'jobs'>) {
  const t = useTranslations('admin');
  const time = useTime();
  return (
    <Panel title={t('jobs')}>
      {jobs.length === 0 ? <p className="text-pencil">{t('noJobs')}</p> : null}
      <ul className="grid gap-2">
        {jobs.map((one) => (
          <li key={one.kind} className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
            <code className="font-semibold">{one.kind}</code>
            {COUNTS.map((name) => (
              <span key={name} className={name === 'failed' && one.failed > 0 ? 'font-bold text-brick' : 'text-pencil'}>
                {t(`jobCounts.${name}`)} <span className="tabular-nums">{one[name]}</span>
              </span>
            ))}
            {one.oldest ? <span className="text-pencil">{t('oldest', { when: time(one.oldest) })}</span> : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function LongestWaiting({ matches }: Pick<Queues, 'matches'>) {
  const t = useTranslations('admin');
  const gameName = useGameName();
  const time = useTime();
  return (
    <Panel title={t('longestWaiting')}>
      {matches.length === 0 ? <p className="text-pencil">{t('noMatches')}</p> : null}
      <ul className="grid gap-2">
        {matches.map(({ id, game, since, botDue }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
            <Link href={`/tables/${id}`} className="link font-semibold">
              {gameName(game)}
            </Link>
            <span className="text-pencil">{t('lastAnswer', { when: time(since) })}</span>
            {botDue ? <span className="font-bold text-brick">{t('botDue')}</span> : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function useTime(): (when: Date) => string {
  const language = useLocale();
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  return (when) => format.format(when);
}
