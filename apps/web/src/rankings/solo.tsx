'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import type { GameEntry } from '@quayside/api';
import { ChoiceField, Panel } from '@quayside/ui';
import { useShownName } from '../shell/shown-name.ts';
import { today } from '../shell/today.ts';
import { useTRPC } from '../trpc/client.ts';

/** The best results alone at a table: of all time with the usual set-up, or of today's deal. */
export function SoloTable({ game }: { game: GameEntry }) {
  const t = useTranslations('rankings');
  const language = useLocale();
  const trpc = useTRPC();
  const nameOf = useShownName();
  const [when, setWhen] = useState('today');
  const [day] = useState(today);
  const best = useQuery(trpc.rankings.solo.queryOptions({ game: game.id, ...(when === 'today' ? { day } : {}) }));
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <div className="grid gap-4">
      <ChoiceField
        label={t('when')}
        value={when}
        onChange={setWhen}
        choices={[
          { value: 'today', label: t('today') },
          { value: 'ever', label: t('ever') },
        ]}
      />
      <Panel>
        {best.data && best.data.items.length === 0 ? <p className="text-pencil">{t('noneAlone')}</p> : null}
        <ol className="grid gap-1">
          {(best.data?.items ?? []).map((one) => (
            <li key={one.accountId} className="flex flex-wrap items-baseline gap-x-4 border-b border-rule py-1.5">
              <span className="w-8 font-display text-lg font-bold tabular-nums">{one.place}.</span>
              <Link href={`/people/${one.accountId}`} className="grow font-semibold link">
                {nameOf(one)}
              </Link>
              <span className="font-display text-lg font-bold tabular-nums">{one.total}</span>
              <time dateTime={one.reached.toISOString()} className="text-sm text-pencil">
                {date.format(one.reached)}
              </time>
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  );
}
