'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo } from 'react';
import { Button } from '@quayside/ui';
import { GenericBoard } from '@quayside/ui/board';
import { Problem } from '../shell/problem.tsx';
import { refusalIn, refusedInWords, useTRPC } from '../trpc/client.ts';
import { After } from './after.tsx';
import { useNames } from './names.ts';
import { toLog } from './story.ts';
import { useEdition, useMatch } from './use-match.ts';
import { WaitingRoom } from './waiting-room.tsx';
import { Wishes } from './wishes.tsx';

/** A table is seen with its viewer's eyes: whoever signs in gets a stream of their own. */
export function TablePage({ id }: { id: string }) {
  const me = useQuery(useTRPC().session.me.queryOptions());
  const t = useTranslations('table');
  if (me.isPending) return <p className="p-8 text-center text-lg text-pencil">{t('loading')}</p>;
  return <LiveTable key={me.data?.id ?? 'nobody'} id={id} />;
}

/** One table from its opening to its result, as it happens. */
function LiveTable({ id }: { id: string }) {
  const t = useTranslations('table');
  const problem = useTranslations('problem');
  const shell = useTranslations('shell');
  const language = useLocale();
  const trpc = useTRPC();
  const first = useQuery(trpc.tables.get.queryOptions({ id }));
  const edition = useEdition(first.data?.game, first.data?.version);
  const match = useMatch(id, edition, first.isSuccess);
  const table = match.table ?? first.data;
  const names = useNames(table?.seats);
  const log = useMemo(() => toLog(match.told), [match.told]);
  const { view, shown } = match;
  const due = view && !view.over && view.due.includes(view.seat);
  useEffect(() => {
    if (!due) return;
    const before = document.title;
    document.title = `⚑ ${t('turnTitle')} · ${before}`;
    return () => {
      document.title = before;
    };
  }, [due, t]);

  if (first.error && refusalIn(first.error))
    return (
      <Problem
        title={problem('notFound')}
        hint={refusedInWords(first.error, language, t('missing'))}
        home={problem('home')}
      />
    );
  if (!table || !edition) return <p className="p-8 text-center text-lg text-pencil">{t('loading')}</p>;
  const gameName = edition.game.messages[language]['game.name'] ?? table.game;
  const trouble = match.error ? refusedInWords(match.error, language, shell('broken')) : null;
  return (
    <div className="mx-auto flex max-w-[100rem] flex-col gap-2 p-2 sm:p-3 lg:h-[calc(100dvh-3.5rem-2px)] lg:overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-1">
        <h1 className="font-display text-lg font-bold">{gameName}</h1>
        <div role="status" className="text-sm">
          {trouble ? (
            <span className="inline-flex items-center gap-2 font-semibold text-brick">
              {trouble}
              <Button size="small" onClick={match.forget}>
                {t('dismiss')}
              </Button>
            </span>
          ) : match.table && !match.connected ? (
            <span className="font-semibold text-brick">{t('away')}</span>
          ) : null}
        </div>
        {table.status === 'over' ? <After table={table} /> : null}
        {table.status === 'running' && view && table.mine !== null ? (
          <Wishes id={id} seat={table.mine} undo={view.undo} names={names} />
        ) : null}
      </div>
      {table.status === 'waiting' ? (
        <WaitingRoom table={table} names={names} game={edition.game} />
      ) : view && shown ? (
        <div className="min-h-0 lg:flex-1">
          <GenericBoard
            rules={edition}
            view={shown}
            seat={view.seat}
            names={names}
            language={language}
            log={log}
            answer={match.answer}
            waiting={match.waiting}
            {...(view.undo.last && !match.waiting ? { undo: match.undo } : {})}
          />
        </div>
      ) : (
        <p className="p-8 text-center text-lg text-pencil">
          {table.ending === 'cancelled' ? t('cancelled') : t('loading')}
        </p>
      )}
    </div>
  );
}
