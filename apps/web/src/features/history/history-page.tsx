'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { Panel } from '@quayside/ui';
import { LoadMore } from '../../components/load-more.tsx';
import { QueryResult } from '../../components/query-result.tsx';
import { replaceSearch } from '../../lib/use-url-state.ts';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';
import { queryOf, filterIn, EMPTY_FILTER, searchOf, type Filter } from './filter.ts';
import { Filters } from './filters.tsx';
import { HistoryRow } from './history-row.tsx';
import { useGames } from '../../lib/use-games.ts';

/** Finished matches, newest first. What is looked for is in the address. */
export function HistoryPage() {
  const t = useTranslations('history');
  const trpc = useTRPC();
  const client = useTRPCClient();
  const me = useQuery(trpc.session.me.queryOptions());
  const games = useGames();
  const filter = filterIn(useSearchParams());
  const change = (part: Partial<Filter>) => replaceSearch(searchOf({ ...filter, ...part }));
  const asked = queryOf(filter, me.data?.id);
  const list = useInfiniteQuery({
    queryKey: ['history', asked],
    queryFn: ({ pageParam }) =>
      client.history.list.query({ ...asked, ...(pageParam === null ? {} : { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    enabled: !me.isPending,
  });
  const wide = searchOf({ ...filter, whose: EMPTY_FILTER.whose }) === '';
  return (
    <div className="grid gap-5">
      <Filters filter={filter} change={change} games={games.data ?? []} known={Boolean(me.data)} />
      <Panel>
        <QueryResult query={list}>
          {({ pages }) => {
            const matches = pages.flatMap((page) => page.items);
            if (matches.length === 0) return <p className="text-pencil">{t(wide ? 'none' : 'noneLike')}</p>;
            return (
              <ul className="grid gap-2">
                {matches.map((match) => (
                  <HistoryRow key={match.id} match={match} game={games.data?.find((one) => one.id === match.game)} />
                ))}
              </ul>
            );
          }}
        </QueryResult>
        <LoadMore query={list} />
      </Panel>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link href="/statistics" className="link">
          {t('statistics')}
        </Link>
        <Link href="/replay" className="link">
          {t('file')}
        </Link>
      </p>
    </div>
  );
}
