'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { LadderStanding } from '@quayside/api';
import { Panel } from '@quayside/ui';
import { LoadMore } from '../../components/load-more.tsx';
import { QueryResult } from '../../components/query-result.tsx';
import { usePersonName } from '../../lib/person-name.ts';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';
import { points, ratingPoints, Provisional, Spread } from './rating.tsx';

export interface LadderProps {
  game: string;
  ladder: 'people' | 'bots';
  /** Of one season; of all time where none is named. */
  season: string;
}

const COLUMNS = ['place', 'player', 'rating', 'matches'] as const;

/** Who has proved most. */
export function LadderTable({ game, ladder, season }: LadderProps) {
  const t = useTranslations('rankings');
  const client = useTRPCClient();
  const asked = { game, ladder, ...(season === '' ? {} : { season }) };
  const list = useInfiniteQuery({
    queryKey: ['rankings', asked],
    queryFn: ({ pageParam }) =>
      client.rankings.list.query({ ...asked, ...(pageParam === null ? {} : { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
  return (
    <Panel>
      <QueryResult query={list}>
        {({ pages }) => {
          const standings = pages.flatMap((page) => page.items);
          if (standings.length === 0)
            return <p className="text-pencil">{t(season === '' ? 'none' : 'noneInSeason')}</p>;
          return (
            <table className="w-full border-collapse text-left">
              <caption className="sr-only">{t('title')}</caption>
              <thead>
                <tr className="border-b-[1.5px] border-ink">
                  {COLUMNS.map((one) => (
                    <th
                      key={one}
                      scope="col"
                      className={`label-caps py-1 pr-3 ${one === 'matches' ? 'max-sm:hidden' : ''}`}
                    >
                      {t(one)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {standings.map((one, at) => (
                  <LadderRow key={one.accountId} standing={one} place={at + 1} />
                ))}
              </tbody>
            </table>
          );
        }}
      </QueryResult>
      <LoadMore query={list} />
    </Panel>
  );
}

function LadderRow({ standing, place }: { standing: LadderStanding; place: number }) {
  const t = useTranslations('rankings');
  const nameOf = usePersonName();
  const { data: me } = useQuery(useTRPC().session.me.queryOptions());
  const { mu, sigma, skill, provisional, matches, accountId } = standing;
  const mine = me?.id === accountId;
  return (
    <tr className={`border-b border-rule ${mine ? 'bg-brass-wash' : ''}`}>
      <td className="py-2 pr-3 pl-1 font-display text-lg font-bold tabular-nums">{place}.</td>
      <th scope="row" className="py-2 pr-3 font-semibold">
        <Link href={`/people/${accountId}`} className="link">
          {nameOf(standing)}
        </Link>
        {mine ? <span className="label-caps ml-2 text-pencil">{t('you')}</span> : null}
      </th>
      <td className="py-2 pr-3">
        <span className="mr-1 font-display text-lg font-bold tabular-nums">{ratingPoints(skill)}</span>{' '}
        <span className="text-sm whitespace-nowrap text-pencil tabular-nums">
          {t('uncertain', { mu: points(mu), sigma: points(2 * sigma) })}
        </span>{' '}
        {provisional ? <Provisional /> : null}
        <Spread mu={mu} sigma={sigma} />
      </td>
      <td className="py-2 pr-3 tabular-nums max-sm:hidden">{matches}</td>
    </tr>
  );
}
