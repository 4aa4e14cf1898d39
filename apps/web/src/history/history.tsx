'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import { Button, ChoiceField, Panel } from '@quayside/ui';
import { useTRPC, useTRPCClient } from '../trpc/client.ts';
import { MatchLine } from './match-line.tsx';

/** Finished matches, newest first. */
export function History() {
  const t = useTranslations('history');
  const language = useLocale();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const me = useQuery(trpc.session.me.queryOptions());
  const games = useQuery({ ...trpc.games.list.queryOptions(), staleTime: Infinity });
  const [game, setGame] = useState('');
  const [whose, setWhose] = useState('mine');
  const account = whose === 'mine' ? me.data?.id : undefined;
  const [which, setWhich] = useState('all');
  const filter = {
    ...(account === undefined ? {} : { account }),
    ...(game === '' ? {} : { game }),
    ...(which === 'won' && account !== undefined ? { won: true } : {}),
    ...(which === 'rated' || which === 'friendly' ? { rated: which === 'rated' } : {}),
  };
  const list = useInfiniteQuery({
    queryKey: ['history', filter],
    queryFn: ({ pageParam }) =>
      client.history.list.query({ ...filter, ...(pageParam === null ? {} : { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    enabled: !me.isPending,
  });
  const matches = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-3">
        <ChoiceField
          label={t('game')}
          value={game}
          onChange={setGame}
          choices={[
            { value: '', label: t('allGames') },
            ...(games.data ?? []).map((one) => ({ value: one.id, label: one.names[language] })),
          ]}
        />
        {me.data ? (
          <ChoiceField
            label={t('whose')}
            value={whose}
            onChange={setWhose}
            choices={[
              { value: 'mine', label: t('mine') },
              { value: 'all', label: t('all') },
            ]}
          />
        ) : null}
        <ChoiceField
          label={t('which')}
          value={which}
          onChange={setWhich}
          choices={['all', ...(account === undefined ? [] : ['won']), 'rated', 'friendly'].map((value) => ({
            value,
            label: t(`show.${value as 'all' | 'won' | 'rated' | 'friendly'}`),
          }))}
        />
      </div>
      <Panel>
        {matches.length === 0 && !list.isPending ? <p className="text-pencil">{t('none')}</p> : null}
        <ul className="grid gap-2">
          {matches.map((match) => (
            <MatchLine key={match.id} match={match} game={games.data?.find((one) => one.id === match.game)} />
          ))}
        </ul>
        {list.hasNextPage ? (
          <Button className="mt-3" disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('more')}
          </Button>
        ) : null}
      </Panel>
      <p>
        <Link href="/replay" className="underline decoration-rule underline-offset-4 hover:decoration-ink">
          {t('file')}
        </Link>
      </p>
    </div>
  );
}
