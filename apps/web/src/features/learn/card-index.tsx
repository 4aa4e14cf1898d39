'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useState } from 'react';
import { Panel, TextField } from '@quayside/ui';
import { searchCards, type CardList } from './card-lists.ts';

/** Every printed thing of a game, with a search over all of it. */
export function CardIndex({ leaves }: { leaves: readonly CardList[] }) {
  const t = useTranslations('learn');
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const shown = leaves.map((leaf) => searchCards(leaf, wanted)).filter((leaf) => leaf.entries.length > 0);
  return (
    <>
      <div className="grid gap-2">
        <h2 id="cards" className="scroll-mt-4 font-display text-2xl font-bold">
          {t('cards')}
        </h2>
        <TextField label={t('search')} value={search} onChange={setSearch} />
        <p role="status" className="text-sm text-pencil">
          {t('found', { n: shown.reduce((sum, leaf) => sum + leaf.entries.length, 0) })}
        </p>
      </div>
      {shown.map((leaf) => (
        <Panel key={leaf.name} title={<span className="first-letter:uppercase">{leaf.title}</span>}>
          <ul className="grid gap-3 sm:grid-cols-2 md:grid-cols-3">
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
    </>
  );
}
