'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import type { GameEntry } from '@quayside/api';
import { Panel } from '@quayside/ui';
import { QueryResult } from '../../components/query-result.tsx';
import { usePersonName } from '../../lib/person-name.ts';
import { today } from '../../lib/today.ts';
import { DailyBenchmark } from '../../components/daily-benchmark.tsx';
import { useTRPC } from '../../lib/trpc/client.ts';

/** The best results alone at a table: of all time with the usual set-up, or of today's deal. */
export function SoloRankingTable({ game, ever }: { game: GameEntry; ever: boolean }) {
  const t = useTranslations('rankings');
  const language = useLocale();
  const trpc = useTRPC();
  const nameOf = usePersonName();
  const [day] = useState(today);
  const best = useQuery(trpc.rankings.solo.queryOptions({ game: game.id, ...(ever ? {} : { day }) }));
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <Panel>
      {ever ? null : <DailyBenchmark game={game.id} day={day} />}
      <QueryResult query={best}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-pencil">{t('noneAlone')}</p>
          ) : (
            <ol className="grid gap-1">
              {items.map((one) => (
                <li key={one.accountId} className="flex flex-wrap items-baseline gap-x-4 border-b border-rule py-1.5">
                  <span className="w-8 font-display text-lg font-bold tabular-nums">{one.place}.</span>
                  <span className="grow font-semibold">
                    <Link href={`/people/${one.accountId}`} className="link">
                      {nameOf(one)}
                    </Link>
                  </span>
                  <span className="font-display text-lg font-bold tabular-nums">{one.total}</span>
                  <time dateTime={one.reached.toISOString()} className="text-sm text-pencil">
                    {date.format(one.reached)}
                  </time>
                </li>
              ))}
            </ol>
          )
        }
      </QueryResult>
    </Panel>
  );
}
