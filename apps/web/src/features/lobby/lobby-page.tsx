'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import { Button, ChoiceField, Panel } from '@quayside/ui';
import { useTRPC } from '../../lib/trpc/client.ts';
import { TableList } from './table-list.tsx';
import { useOwnTables } from './use-own-tables.ts';
import { useGames } from '../../lib/use-games.ts';

/** One's own tables, and those where anybody may sit down. */
export function LobbyPage() {
  const t = useTranslations('home');
  const history = useTranslations('history');
  const language = useLocale();
  const trpc = useTRPC();
  const games = useGames();
  const mine = useOwnTables();
  const [game, setGame] = useState('');
  const open = useQuery({
    ...trpc.tables.listOpen.queryOptions(game === '' ? {} : { game }),
    refetchInterval: 10_000,
  });
  const running = useQuery({
    ...trpc.tables.listRunning.queryOptions(game === '' ? {} : { game }),
    refetchInterval: 30_000,
  });
  const list = games.data ?? [];
  // Seats whose players have left are open seats too.
  const vacant = (running.data ?? []).filter((table) => table.mine === null && table.seats.some((one) => one.vacant));
  const joinable = open.data && [...open.data, ...vacant];
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Panel title={t('mine')}>
        <TableList tables={mine} games={list} none={t('mineNone')} />
      </Panel>
      <Panel
        title={t('open')}
        aside={
          <Button asChild size="small">
            <Link href="/tables/new">{t('newTable')}</Link>
          </Button>
        }
      >
        <ChoiceField
          className="mb-3"
          label={history('game')}
          value={game}
          onChange={setGame}
          choices={[
            { value: '', label: history('allGames') },
            ...list.map((one) => ({ value: one.id, label: one.names[language] })),
          ]}
        />
        <TableList tables={joinable} games={list} none={t('openNone')} />
      </Panel>
      <Panel title={t('watch')} className="md:col-span-2">
        <TableList tables={running.data} games={list} none={t('watchNone')} />
      </Panel>
    </div>
  );
}
