'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import Link from 'next/link';
import { Button } from '@quayside/ui';
import { Problem } from '../../components/problem.tsx';
import { useSeatNames } from '../../lib/seat-names.ts';
import { useEdition } from '../board/use-edition.ts';
import { refusalOf, errorText, useTRPC } from '../../lib/trpc/client.ts';
import { ReplayBoard } from './replay-board.tsx';
import { openReplay } from './replay.ts';

/** A finished match, looked at again: any moment, by slider, steps or the log, and a link to each. */
export function ReplayPage({ id, from }: { id: string; from: number | null }) {
  const t = useTranslations('replay');
  const problem = useTranslations('problem');
  const loading = useTranslations('table');
  const language = useLocale();
  const trpc = useTRPC();
  const record = useQuery({ ...trpc.match.record.queryOptions({ id }), staleTime: Infinity });
  const table = useQuery(trpc.tables.get.queryOptions({ id }));
  const edition = useEdition(record.data?.game, record.data?.version);
  const names = useSeatNames(table.data?.seats);
  const replay = useMemo(
    () => (edition && record.data ? openReplay(edition, record.data) : null),
    [edition, record.data],
  );
  const notOver = refusalOf(record.error)?.code === 'not-over';
  if (record.error)
    return (
      <Problem
        title={t('title')}
        hint={notOver ? t('notOver') : errorText(record.error, language, problem('brokenHint'))}
        home={problem('home')}
      >
        {notOver ? (
          <Button asChild tone="brick">
            <Link href={`/tables/${id}`}>{t('toTable')}</Link>
          </Button>
        ) : null}
      </Problem>
    );
  if (!replay || !edition || !record.data || !table.data)
    return <p className="p-8 text-center text-lg text-pencil">{loading('loading')}</p>;
  return <ReplayBoard id={id} from={from} replay={replay} edition={edition} names={names} record={record.data} />;
}
