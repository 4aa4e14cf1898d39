'use client';

import { Printer } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useDeferredValue, useState } from 'react';
import type { Ruling } from '@quayside/engine';
import { Button, ChoiceField, Panel, TextField } from '@quayside/ui';
import { CardIndexEntry } from './card-index-entry.tsx';
import {
  FACETS,
  facetsIn,
  ORDERS,
  searchCards,
  sortCards,
  type CardList,
  type Facet,
  type SortOrder,
} from './card-lists.ts';

const ALL = '';

/** Every printed thing of a game: drawn where its board draws it, searched, filtered, sorted and printed. */
export function CardIndex({ lists, rulings }: { lists: readonly CardList[]; rulings: readonly Ruling[] }) {
  const t = useTranslations('learn');
  const language = useLocale();
  const [search, setSearch] = useState('');
  const [facets, setFacets] = useState<{ readonly [facet in Facet]?: string }>({});
  const [order, setOrder] = useState<SortOrder>('printed');
  const wanted = useDeferredValue(search);
  const shown = lists
    .map((list) => sortCards(searchCards(list, { ...facets, search: wanted }), order, language))
    .filter((list) => list.entries.length > 0);
  const drawn = lists.some(({ entries }) => entries.some((entry) => entry.drawn));
  const choose = (facet: Facet, value: string) => {
    const { [facet]: _before, ...others } = facets;
    setFacets(value === ALL ? others : { ...others, [facet]: value });
  };
  return (
    <>
      <div className="grid gap-2 print:hidden">
        <div className="flex flex-wrap items-end justify-between gap-2">
          <h2 id="cards" className="scroll-mt-4 font-display text-2xl font-bold">
            {t('cards')}
          </h2>
          <Button size="small" onClick={() => window.print()}>
            <Printer aria-hidden size={16} /> {t('print')}
          </Button>
        </div>
        <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-5">
          <TextField label={t('search')} value={search} onChange={setSearch} />
          {FACETS.map((facet) => {
            const values = facetsIn(lists, facet);
            return values.length < 2 ? null : (
              <ChoiceField
                key={facet}
                label={t(`facets.${facet}`)}
                value={facets[facet] ?? ALL}
                onChange={(value) => choose(facet, value)}
                choices={[{ value: ALL, label: t('all') }, ...values.map((value) => ({ value, label: value }))]}
              />
            );
          })}
          {drawn ? (
            <ChoiceField
              label={t('order')}
              value={order}
              onChange={(value) => setOrder(ORDERS.find((one) => one === value) ?? 'printed')}
              choices={ORDERS.map((value) => ({ value, label: t(`orders.${value}`) }))}
            />
          ) : null}
        </div>
        <p role="status" className="text-sm text-pencil">
          {t('found', { n: shown.reduce((sum, list) => sum + list.entries.length, 0) })}
        </p>
      </div>
      {shown.map((list) => (
        <Panel key={list.name} title={<span className="first-letter:uppercase">{list.title}</span>}>
          <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-2">
            {list.entries.map((entry) => (
              <CardIndexEntry key={entry.id} entry={entry} rulings={rulings} />
            ))}
          </ul>
        </Panel>
      ))}
    </>
  );
}
