'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState } from 'react';
import type { MatchUpdate } from '@quayside/api';
import { inLanguage } from '@quayside/languages';
import { Button } from '@quayside/ui';
import { Problem } from '../../components/problem.tsx';
import { refusalOf, errorText, useTRPC } from '../../lib/trpc/client.ts';
import { serializer } from '../../lib/trpc/serializer.ts';
import { MatchBoard } from './match-board.tsx';
import { useSeatNames } from '../../lib/seat-names.ts';
import { MOVEMENT_TIMES, usePlayPreferences } from '../board/play-preferences.ts';
import { useOwnBoard } from '../board/game-board.tsx';
import { useEdition } from '../board/use-edition.ts';
import { useMatch } from './use-match.ts';
import { useTitlePrefix } from '../../lib/title-prefix.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

// A match that runs needs none.
const WaitingTable = dynamic(lazyPart(async () => (await import('../table/waiting-table.tsx')).WaitingTable));

export interface MatchPageProps {
  id: string;
  /** What came with the page: an update as the API writes it, and whose eyes it is for. */
  seen?: { by: string | null; update: string };
}

/** The view depends on the viewer, so signing in loads it again. */
export function MatchPage({ id, seen }: MatchPageProps) {
  const me = useQuery(useTRPC().session.me.queryOptions());
  const t = useTranslations('table');
  if (me.isPending) return <p className="p-8 text-center text-lg text-pencil">{t('loading')}</p>;
  const viewer = me.data?.id ?? null;
  return <ViewedMatch key={viewer ?? 'nobody'} id={id} update={seen?.by === viewer ? seen.update : null} />;
}

/** One table from its opening to its result, as it happens. */
function ViewedMatch({ id, update }: { id: string; update: string | null }) {
  const t = useTranslations('table');
  const problem = useTranslations('problem');
  const shell = useTranslations('shell');
  const language = useLocale();
  const trpc = useTRPC();
  const [preferences] = usePlayPreferences();
  const [seen] = useState(() => (update === null ? null : (serializer.parse(update) as MatchUpdate)));
  const first = useQuery({ ...trpc.tables.get.queryOptions({ id }), enabled: seen === null });
  const found = seen?.table ?? first.data;
  const edition = useEdition(found?.game, found?.version);
  // Fetched with the rules, not after them.
  const board = useOwnBoard(found?.game);
  const match = useMatch(id, edition, found !== undefined, seen);
  const table = match.table ?? found;
  const names = useSeatNames(table?.seats);
  const { view, shown } = match;
  const due = view && !view.over && view.due.includes(view.seat);
  useTitlePrefix('turn', due ? `⚑ ${t('turnTitle')} · ` : null);

  if ((first.error && refusalOf(first.error)) || match.refused)
    return (
      <Problem
        title={problem('notFound')}
        hint={match.refused?.[language] ?? errorText(first.error, language, problem('notFoundHint'))}
        home={problem('home')}
      />
    );
  if (table?.ending === 'cancelled')
    return (
      <Problem title={t('cancelled')} hint={t('cancelledHint')} home={problem('home')}>
        <Button asChild tone="brick">
          <Link href={`/tables/new?game=${table.game}`}>{t('openAnother')}</Link>
        </Button>
      </Problem>
    );
  if (first.isError)
    return (
      <Problem title={shell('broken')} hint={problem('brokenHint')} home={problem('home')}>
        <Button onClick={() => void first.refetch()}>{problem('again')}</Button>
      </Problem>
    );
  if (!table || !edition || board === undefined)
    return <p className="p-8 text-center text-lg text-pencil">{t('loading')}</p>;
  return (
    <div
      style={{ '--pace': MOVEMENT_TIMES[preferences.motion] } as React.CSSProperties}
      className="mx-auto flex max-w-[100rem] flex-col gap-2 p-2 sm:p-3 lg:h-[calc(100dvh-var(--head)-2px-var(--strip,0px))] lg:overflow-hidden"
    >
      {table.status === 'waiting' ? (
        <>
          <h1 className="px-1 font-display text-lg font-bold">
            {inLanguage(edition.game.messages, language)['game.name'] ?? table.game}
          </h1>
          <WaitingTable table={table} names={names} game={edition.game} />
        </>
      ) : view && shown ? (
        <MatchBoard table={table} edition={edition} match={match} view={view} shown={shown} names={names} />
      ) : (
        <p className="p-8 text-center text-lg text-pencil">{t('loading')}</p>
      )}
    </div>
  );
}
