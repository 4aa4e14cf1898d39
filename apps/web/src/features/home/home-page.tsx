'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import type { GameEntry } from '@quayside/api';
import { Button, Panel } from '@quayside/ui';
import { FirstRoundLink } from '../tutorial/first-round-link.tsx';
import { useProgress } from '../tutorial/stored-progress.ts';
import { QueryResult } from '../../components/query-result.tsx';
import { TableList } from '../lobby/table-list.tsx';
import { useOwnTables } from '../lobby/use-own-tables.ts';
import { againstBots, useOpenTable } from '../lobby/use-open-table.ts';
import { useTRPC } from '../../lib/trpc/client.ts';
import { useBotName } from '../../lib/seat-names.ts';
import { useErrorText } from '../../lib/use-error-text.ts';
import { DailyDeal } from './daily-deal.tsx';
import { HarbourPicture } from './harbour-picture.tsx';
import { useGames } from '../../lib/use-games.ts';

/** So many tables are listed on the first page; the others have a page of their own. */
const FEW = 6;

/** The level for a first game. */
const EASIEST = 'deckhand';

type Pictures = { readonly [game: string]: ReactNode };

export function HomePage({ pictures }: { pictures: Pictures }) {
  const t = useTranslations('home');
  const games = useGames();
  const first = games.data?.[0];
  return (
    <div className="mx-auto grid max-w-[80rem] gap-6 p-4 pb-12 md:grid-cols-[3fr_2fr]">
      <section className="sheet overflow-hidden md:col-span-2">
        <div className="grid md:grid-cols-[5fr_6fr]">
          <div className="grid content-center gap-4 p-6 sm:p-8">
            <h1 className="font-display text-4xl leading-[1.05] font-extrabold tracking-tight text-balance sm:text-5xl">
              {t('title')}
            </h1>
            <p className="max-w-[36rem] text-lg text-pretty">{t('lead')}</p>
            <PlayNow game={first} />
          </div>
          <HarbourPicture className="h-56 w-full border-t-[1.5px] border-ink sm:h-72 md:h-full md:border-t-0 md:border-l-[1.5px]" />
        </div>
      </section>
      <div className="grid content-start gap-6">
        <MyTables games={games.data ?? []} />
        <OpenTables games={games.data ?? []} />
        <DailyDeal />
      </div>
      <Games games={games.data ?? []} pictures={pictures} />
    </div>
  );
}

function PlayNow({ game }: { game: GameEntry | undefined }) {
  const t = useTranslations('home');
  const errorText = useErrorText();
  const language = useLocale();
  const open = useOpenTable();
  const me = useQuery(useTRPC().session.me.queryOptions());
  const wanted = game && againstBots(game);
  return (
    <div className="grid max-w-[30rem] grid-cols-2 gap-3">
      <div className="col-span-2 grid gap-1">
        <Button
          tone="brick"
          size="large"
          disabled={!wanted || open.isPending || open.isSuccess}
          onClick={() => {
            if (wanted) open.mutate(wanted);
          }}
        >
          {open.isPending || open.isSuccess ? t('starting') : t('playNow')}
        </Button>
        <p className="min-h-6 text-pencil" aria-live="polite">
          {open.error ? (
            <span className="font-semibold text-brick">{errorText(open.error)}</span>
          ) : game && wanted ? (
            t(me.data ? 'playAgainHint' : 'playNowHint', { game: game.names[language], n: wanted.bots.length })
          ) : null}
        </p>
      </div>
      {game ? <FirstSteps game={game} start={open} /> : null}
      <Button asChild tone="water">
        <Link href="/pairing">{t('pairing')}</Link>
      </Button>
      <Button asChild>
        <Link href="/tables/new">{t('newTable')}</Link>
      </Button>
    </div>
  );
}

/** For who has never played here: the tutorial, and an easier opponent by name. Nothing for anybody else. */
function FirstSteps({ game, start }: { game: GameEntry; start: ReturnType<typeof useOpenTable> }) {
  const t = useTranslations('home');
  const botName = useBotName();
  const mine = useOwnTables();
  const begun = useProgress(game.id);
  // Not before it is known: what vanishes a moment later would move the page.
  if (begun !== null || mine === undefined || mine.length > 0) return null;
  return (
    <div className="col-span-2 grid gap-1">
      <p className="label-caps text-pencil">{t('firstTime')}</p>
      <div className="grid grid-cols-2 gap-3">
        <Button asChild>
          <Link href={`/learn/${game.id}/first-round`}>{t('tour')}</Link>
        </Button>
        <Button
          disabled={start.isPending || start.isSuccess}
          onClick={() => start.mutate({ ...againstBots(game, [EASIEST]), visibility: 'link' })}
        >
          {t('easier', { bot: botName(EASIEST) })}
        </Button>
      </div>
    </div>
  );
}

function MyTables({ games }: { games: readonly GameEntry[] }) {
  const t = useTranslations('home');
  const mine = useOwnTables();
  return (
    <Panel title={t('mine')}>
      <TableList tables={mine?.slice(0, FEW)} games={games} none={t('mineNone')} />
      {mine && mine.length > FEW ? <AllTables n={mine.length} /> : null}
    </Panel>
  );
}

function OpenTables({ games }: { games: readonly GameEntry[] }) {
  const t = useTranslations('home');
  const trpc = useTRPC();
  const open = useQuery({ ...trpc.tables.listOpen.queryOptions({}), refetchInterval: 10_000 });
  return (
    <Panel title={t('open')}>
      <QueryResult query={open}>
        {(tables) => (
          <>
            <TableList tables={tables.slice(0, FEW)} games={games} none={t('openNone')} />
            {tables.length > FEW ? <AllTables n={tables.length} /> : null}
          </>
        )}
      </QueryResult>
    </Panel>
  );
}

function AllTables({ n }: { n: number }) {
  const t = useTranslations('home');
  return (
    <p className="mt-3">
      <Link href="/tables" className="link">
        {t('all', { n })}
      </Link>
    </p>
  );
}

interface GamesProps {
  games: readonly GameEntry[];
  pictures: Pictures;
}

function Games({ games, pictures }: GamesProps) {
  const t = useTranslations('home');
  const language = useLocale();
  return (
    <Panel title={t('games')} className="content-start">
      <ul className="grid gap-5">
        {games.map((game) => (
          <li key={game.id} className="grid gap-2">
            <div className="h-24 overflow-hidden rounded-card border-[1.5px] border-ink">{pictures[game.id]}</div>
            <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 font-display text-lg font-bold">
              <Link href={`/learn/${game.id}`} className="link">
                {game.names[language]}
              </Link>
              <span className="font-body text-sm font-normal text-pencil">
                {game.seats.min === game.seats.max ? t('exactly', { n: game.seats.min }) : t('seats', game.seats)}
              </span>
            </h3>
            <p className="text-pretty">{game.about[language]}</p>
            <div className="flex flex-wrap gap-2">
              <FirstRoundLink game={game.id} size="small" />
              <Button asChild size="small">
                <Link href={`/tables/new?game=${game.id}`} aria-label={`${t('newTable')}: ${game.names[language]}`}>
                  {t('newTable')}
                </Link>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
