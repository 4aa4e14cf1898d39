'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import type { GameEntry, Past } from '@quayside/api';
import { Button, ChoiceField, Panel, SeatMark } from '@quayside/ui';
import { useBotName } from '../table/names.ts';
import { useTRPC, useTRPCClient } from '../trpc/client.ts';

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
  const filter = { ...(account === undefined ? {} : { account }), ...(game === '' ? {} : { game }) };
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
      <div className="grid gap-4 sm:grid-cols-2">
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
      </div>
      <Panel>
        {matches.length === 0 && !list.isPending ? <p className="text-pencil">{t('none')}</p> : null}
        <ul className="grid gap-2">
          {matches.map((match) => (
            <Line key={match.id} match={match} game={games.data?.find((one) => one.id === match.game)} />
          ))}
        </ul>
        {list.hasNextPage ? (
          <Button className="mt-3" disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('more')}
          </Button>
        ) : null}
      </Panel>
    </div>
  );
}

function Line({ match, game }: { match: Past; game: GameEntry | undefined }) {
  const t = useTranslations('history');
  const language = useLocale();
  const botName = useBotName();
  const seats = [...match.seats].sort((a, b) => (a.place ?? 99) - (b.place ?? 99) || a.seat - b.seat);
  return (
    <li>
      <Link
        href={`/matches/${match.id}`}
        className="grid gap-1 rounded-card border-[1.5px] border-rule bg-paper px-3 py-2 hover:bg-brass-wash"
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-display font-bold">{game?.names[language] ?? match.game}</span>
          <time dateTime={match.ended.toISOString()} className="text-sm text-pencil">
            {new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(match.ended)}
          </time>
        </span>
        <span className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {seats.map((one) => (
            <span key={one.seat} className="inline-flex items-center gap-1.5">
              <SeatMark seat={one.seat} />
              <span className={one.place === 1 ? 'font-bold' : ''}>{one.name ?? botName(one.bot ?? '')}</span>
              {one.total === null ? null : <span className="text-pencil">{t('points', { n: one.total })}</span>}
              {one.place === 1 ? <span className="label-caps">{t('won')}</span> : null}
            </span>
          ))}
        </span>
      </Link>
    </li>
  );
}
