'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import type { Standing } from '@quayside/api';
import { Button, ChoiceField, Panel } from '@quayside/ui';
import { useShownName } from '../shell/shown-name.ts';
import { useTRPC, useTRPCClient } from '../trpc/client.ts';
import { SoloTable } from './solo.tsx';

const LADDERS = ['people', 'bots', 'solo'] as const;
type Ladder = (typeof LADDERS)[number];

/** Ladders per game: among people, with bots, and best results alone. */
export function Rankings() {
  const t = useTranslations('rankings');
  const language = useLocale();
  const trpc = useTRPC();
  const games = useQuery({ ...trpc.games.list.queryOptions(), staleTime: Infinity });
  const [wanted, setWanted] = useState('le-havre');
  const [ladder, setLadder] = useState<Ladder>('people');
  const game = games.data?.find((one) => one.id === wanted) ?? games.data?.[0];
  if (!game) return null;
  const alone = game.seats.min === 1;
  const shown = ladder === 'solo' && !alone ? 'people' : ladder;
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          label={t('game')}
          value={game.id}
          onChange={setWanted}
          choices={(games.data ?? []).map((one) => ({ value: one.id, label: one.names[language] }))}
        />
        <ChoiceField
          label={t('ladder')}
          value={shown}
          onChange={(value) => setLadder(LADDERS.find((one) => one === value) ?? 'people')}
          choices={LADDERS.filter((one) => one !== 'solo' || alone).map((one) => ({ value: one, label: t(one) }))}
        />
      </div>
      {shown === 'solo' ? <SoloTable game={game} /> : <LadderTable game={game.id} ladder={shown} />}
      <p className="max-w-[44rem] text-sm text-pretty text-pencil">{t(shown === 'solo' ? 'soloAbout' : 'about')}</p>
    </div>
  );
}

function LadderTable({ game, ladder }: { game: string; ladder: 'people' | 'bots' }) {
  const t = useTranslations('rankings');
  const history = useTranslations('history');
  const client = useTRPCClient();
  const list = useInfiniteQuery({
    queryKey: ['rankings', game, ladder],
    queryFn: ({ pageParam }) =>
      client.rankings.list.query({ game, ladder, ...(pageParam === null ? {} : { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
  const standings = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (list.isPending) return null;
  if (standings.length === 0)
    return (
      <Panel>
        <p className="text-pencil">{t('none')}</p>
      </Panel>
    );
  return (
    <Panel>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{t('title')}</caption>
        <thead>
          <tr className="border-b-[1.5px] border-ink">
            {(['place', 'player', 'rating', 'matches'] as const).map((one) => (
              <th key={one} scope="col" className={`label-caps py-1 pr-3 ${one === 'matches' ? 'max-sm:hidden' : ''}`}>
                {t(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standings.map((one, at) => (
            <Line key={one.accountId} standing={one} place={at + 1} />
          ))}
        </tbody>
      </table>
      {list.hasNextPage ? (
        <Button className="mt-3" disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {history('more')}
        </Button>
      ) : null}
    </Panel>
  );
}

function Line({ standing, place }: { standing: Standing; place: number }) {
  const t = useTranslations('rankings');
  const nameOf = useShownName();
  const { mu, sigma, skill, provisional, matches, accountId } = standing;
  return (
    <tr className="border-b border-rule">
      <td className="py-2 pr-3 font-display text-lg font-bold tabular-nums">{place}.</td>
      <th scope="row" className="py-2 pr-3 font-semibold">
        <Link href={`/people/${accountId}`} className="link">
          {nameOf(standing)}
        </Link>
      </th>
      <td className="py-2 pr-3">
        <span className="font-display text-lg font-bold tabular-nums">{points(skill)}</span>{' '}
        <span className="whitespace-nowrap text-sm text-pencil tabular-nums">
          {t('uncertain', { mu: points(mu), sigma: points(2 * sigma) })}
        </span>{' '}
        {provisional ? (
          <span className="label-caps rounded-card border border-rule px-1 text-pencil">{t('provisional')}</span>
        ) : null}
        <Spread mu={mu} sigma={sigma} />
      </td>
      <td className="py-2 pr-3 tabular-nums max-sm:hidden">{matches}</td>
    </tr>
  );
}

/** Skills are counted in small numbers; people read whole ones more easily. */
export const points = (skill: number): number => Math.round(skill * 40);

const MOST = 50;

/** Where somebody probably stands: the longer the bar, the less is known. It repeats the numbers beside it. */
function Spread({ mu, sigma }: { mu: number; sigma: number }) {
  const at = (x: number) => Math.max(0, Math.min(100, (x / MOST) * 100));
  const [from, to] = [at(mu - 2 * sigma), at(mu + 2 * sigma)];
  return (
    <svg aria-hidden viewBox="0 0 100 6" preserveAspectRatio="none" className="mt-0.5 h-1.5 w-full max-w-64">
      <rect x="0" y="2.5" width="100" height="1" className="fill-rule" />
      <rect x={from} y="1.5" width={to - from} height="3" className="fill-water" />
      <rect x={at(mu) - 0.6} y="0" width="1.2" height="6" className="fill-ink" />
    </svg>
  );
}
