'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { Problem } from '../shell/problem.tsx';
import { refusalIn, refusedInWords, useTRPC } from '../trpc/client.ts';
import { LiveBoard } from './live-board.tsx';
import { useNames } from './names.ts';
import { PACES, usePreferences } from './preferences.ts';
import { useEdition, useMatch } from './use-match.ts';

// A match that runs needs none.
const WaitingRoom = dynamic(async () => (await import('./waiting-room.tsx')).WaitingRoom);

/** A table is seen with its viewer's eyes: whoever signs in gets a view of their own. */
export function TablePage({ id }: { id: string }) {
  const me = useQuery(useTRPC().session.me.queryOptions());
  const t = useTranslations('table');
  if (me.isPending) return <p className="p-8 text-center text-lg text-pencil">{t('loading')}</p>;
  return <Sitting key={me.data?.id ?? 'nobody'} id={id} />;
}

/** One table from its opening to its result, as it happens. */
function Sitting({ id }: { id: string }) {
  const t = useTranslations('table');
  const problem = useTranslations('problem');
  const language = useLocale();
  const trpc = useTRPC();
  const [preferences] = usePreferences();
  const first = useQuery(trpc.tables.get.queryOptions({ id }));
  const edition = useEdition(first.data?.game, first.data?.version);
  const match = useMatch(id, edition, first.isSuccess);
  const table = match.table ?? first.data;
  const names = useNames(table?.seats);
  const { view, shown } = match;
  const due = view && !view.over && view.due.includes(view.seat);
  useEffect(() => {
    if (!due) return;
    const flag = `⚑ ${t('turnTitle')} · `;
    document.title = flag + document.title;
    return () => {
      // The page's own title may have come after the flag was set.
      document.title = document.title.replace(flag, '');
    };
  }, [due, t]);

  if ((first.error && refusalIn(first.error)) || match.refused)
    return (
      <Problem
        title={problem('notFound')}
        hint={match.refused?.[language] ?? refusedInWords(first.error, language, problem('notFoundHint'))}
        home={problem('home')}
      />
    );
  if (!table || !edition) return <p className="p-8 text-center text-lg text-pencil">{t('loading')}</p>;
  return (
    <div
      style={{ '--pace': PACES[preferences.motion] } as React.CSSProperties}
      className="mx-auto flex max-w-[100rem] flex-col gap-2 p-2 sm:p-3 lg:h-[calc(100dvh-3.5rem-2px)] lg:overflow-hidden"
    >
      {table.status === 'waiting' ? (
        <>
          <h1 className="px-1 font-display text-lg font-bold">
            {edition.game.messages[language]['game.name'] ?? table.game}
          </h1>
          <WaitingRoom table={table} names={names} game={edition.game} />
        </>
      ) : view && shown ? (
        <LiveBoard table={table} edition={edition} match={match} view={view} shown={shown} names={names} />
      ) : (
        <p className="p-8 text-center text-lg text-pencil">
          {table.ending === 'cancelled' ? t('cancelled') : t('loading')}
        </p>
      )}
    </div>
  );
}
