'use client';

import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button, Panel, TextField } from '@quayside/ui';
import { useEdition } from '../table/use-match.ts';
import { found, leavesOf } from './entries.ts';

/** A game at a glance: who, which variants, what counts, and every printed thing with a search over all of it. */
export function GameGuide({ id }: { id: string }) {
  const t = useTranslations('learn');
  const loading = useTranslations('table');
  const language = useLocale();
  const edition = useEdition(id);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const leaves = useMemo(
    () => (edition ? leavesOf(edition.game.components, edition.game.messages[language], language) : []),
    [edition, language],
  );
  const shown = leaves.map((leaf) => found(leaf, wanted)).filter((leaf) => leaf.entries.length > 0);
  if (!edition) return <p className="p-8 text-center text-lg text-pencil">{loading('loading')}</p>;
  const { game } = edition;
  const messages = game.messages[language];
  const lines = Object.keys(messages).filter((key) => key.startsWith('score.'));
  const options = Object.keys(game.options);
  return (
    <div className="mx-auto grid max-w-[72rem] gap-5 p-4 pb-12">
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
        <h1 className="font-display text-3xl font-extrabold tracking-tight">{messages['game.name']}</h1>
        <Button asChild tone="brick">
          <Link href={`/tables/new?game=${id}`}>{t('play')}</Link>
        </Button>
      </div>
      <Panel>
        <p className="mb-3 text-lg text-pretty">{messages['game.about']}</p>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          <dt className="label-caps pt-1 text-pencil">{t('seats')}</dt>
          <dd>{game.seats.min === game.seats.max ? game.seats.min : `${game.seats.min}–${game.seats.max}`}</dd>
          {options.length > 0 ? (
            <>
              <dt className="label-caps pt-1 text-pencil">{t('options')}</dt>
              <dd>{options.map((key) => messages[`option.${key}`] ?? key).join(' · ')}</dd>
            </>
          ) : null}
          <dt className="label-caps pt-1 text-pencil">{t('scoring')}</dt>
          <dd>{lines.map((key) => messages[key]).join(' · ')}</dd>
        </dl>
      </Panel>
      <div className="grid gap-2">
        <h2 className="font-display text-2xl font-bold">{t('cards')}</h2>
        <TextField label={t('search')} value={search} onChange={setSearch} />
        <p role="status" className="text-sm text-pencil">
          {t('found', { n: shown.reduce((sum, leaf) => sum + leaf.entries.length, 0) })}
        </p>
      </div>
      {shown.map((leaf) => (
        <Panel key={leaf.name} title={<span className="capitalize">{leaf.title}</span>}>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {leaf.entries.map((entry) => (
              <li key={entry.id} className="rounded-card border-[1.5px] border-ink bg-paper p-3">
                <h3 className="font-display font-bold">{entry.title}</h3>
                {entry.text === null ? null : <p className="my-1 text-pretty">{entry.text}</p>}
                <dl className="flex flex-wrap gap-x-4 text-sm">
                  {entry.cells.map((cell) => (
                    <div key={cell.label} className="flex gap-1">
                      {cell.label === '' ? null : <dt className="text-pencil">{cell.label}</dt>}
                      <dd className="font-semibold">{cell.value}</dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
}
