'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import type { GameEntry, PublicProfile } from '@quayside/api';
import { Panel } from '@quayside/ui';
import { HistoryRow } from '../history/history-row.tsx';
import { QueryResult } from '../../components/query-result.tsx';
import { Page } from '../../components/page.tsx';
import { Problem } from '../../components/problem.tsx';
import { usePersonName } from '../../lib/person-name.ts';
import { refusalOf, useTRPC } from '../../lib/trpc/client.ts';
import { Relationship } from './relationship.tsx';
import { GameRecord } from './game-record.tsx';
import { PresenceMark } from '../people/presence.tsx';
import { useGames } from '../../lib/use-games.ts';

const LATEST = 5;

/** A public profile: results and rating per game, head to head, the latest matches. */
export function ProfilePage({ id }: { id: string }) {
  const t = useTranslations('profile');
  const problem = useTranslations('problem');
  const nameOf = usePersonName();
  const trpc = useTRPC();
  const person = useQuery(trpc.profile.get.queryOptions({ id }));
  if (refusalOf(person.error)) return <Problem title={t('nobody')} hint={t('nobodyHint')} home={problem('home')} />;
  if (!person.data)
    return (
      <Page title={t('title')} wide>
        <QueryResult query={person}>{() => null}</QueryResult>
      </Page>
    );
  return (
    <Page title={nameOf(person.data) ?? ''} wide>
      <About person={person.data} />
      <Records id={id} name={nameOf(person.data) ?? ''} />
    </Page>
  );
}

function About({ person }: { person: PublicProfile }) {
  const t = useTranslations('profile');
  const language = useLocale();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' });
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-pencil">
        <span>{t(person.guest ? 'guestSince' : 'since', { when: month.format(person.joined) })}</span>
        {person.reliability ? <span>{t('reliability', { ...person.reliability })}</span> : null}
        {person.awayUntil ? <span>{t('away', { when: day.format(person.awayUntil) })}</span> : null}
        <PresenceMark presence={person.presence} />
      </p>
      <Relationship person={person} />
    </div>
  );
}

function Records({ id, name }: { id: string; name: string }) {
  const t = useTranslations('profile');
  const trpc = useTRPC();
  const games = useGames();
  const statistics = useQuery(trpc.profile.statistics.queryOptions({ id }));
  return (
    <QueryResult query={statistics}>
      {({ games: records, against }) => (
        <div className="grid items-start gap-5 md:grid-cols-[3fr_2fr]">
          <div className="grid gap-5">
            {records.length === 0 ? (
              <Panel>
                <p className="text-pencil">{t('none')}</p>
              </Panel>
            ) : null}
            {records.map((record) => (
              <GameRecord
                key={`${record.game} ${record.ladder}`}
                record={record}
                name={name}
                game={games.data?.find((one) => one.id === record.game)}
              />
            ))}
          </div>
          <div className="grid gap-5">
            {against.length > 0 ? <HeadToHead against={against} /> : null}
            <Latest id={id} games={games.data ?? []} />
          </div>
        </div>
      )}
    </QueryResult>
  );
}

interface Rival {
  readonly id: string;
  readonly name: string;
  readonly former?: true;
  readonly matches: number;
  readonly won: number;
  readonly lost: number;
}

function HeadToHead({ against }: { against: readonly Rival[] }) {
  const t = useTranslations('profile');
  const nameOf = usePersonName();
  return (
    <Panel title={t('headToHead')}>
      <ul>
        {against.map((one) => (
          <li key={one.id} className="flex justify-between gap-4 border-b border-rule py-1.5">
            <Link href={`/people/${one.id}`} className="link">
              {nameOf(one)}
            </Link>
            <span className="tabular-nums">{t('score', { ahead: one.won, behind: one.lost, n: one.matches })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Latest({ id, games }: { id: string; games: readonly GameEntry[] }) {
  const t = useTranslations('profile');
  const trpc = useTRPC();
  const past = useQuery(trpc.history.list.queryOptions({ account: id, limit: LATEST }));
  const matches = past.data?.items ?? [];
  if (matches.length === 0) return null;
  return (
    <Panel
      title={t('latest')}
      aside={
        <Link href={`/history?whose=all&with=${id}`} className="link text-sm">
          {t('allMatches')}
        </Link>
      }
    >
      <ul className="grid gap-2">
        {matches.map((match) => (
          <HistoryRow key={match.id} match={match} game={games.find((one) => one.id === match.game)} />
        ))}
      </ul>
    </Panel>
  );
}
