'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { GameEntry } from '@quayside/api';
import { Button, Chips, ChoiceField, DayField } from '@quayside/ui';
import { FindPerson } from '../people/find-person.tsx';
import { usePersonName } from '../../lib/person-name.ts';
import { useTRPC } from '../../lib/trpc/client.ts';
import { extraFilters, EMPTY_FILTER, RATED, RESULTS, type Filter } from './filter.ts';
import { useGameLengths } from '../../lib/use-game-lengths.ts';

export interface FiltersProps {
  filter: Filter;
  change: (part: Partial<Filter>) => void;
  games: readonly GameEntry[];
  /** Somebody is signed in, so there are matches of one's own. */
  known: boolean;
}

/** What to look for. Game and owner are always there; the rest unfolds, and says how much of it is set. */
export function Filters({ filter, change, games, known }: FiltersProps) {
  const t = useTranslations('history');
  const language = useLocale();
  const nameOf = usePersonName();
  const more = extraFilters(filter);
  const [open, setOpen] = useState(more > 0);
  const mine = known && filter.whose === 'mine';
  const game = games.find((one) => one.id === filter.game);
  const lengths = useGameLengths(game);
  const most = game?.seats.max ?? Math.max(1, ...games.map((one) => one.seats.max));
  const fewest = game?.seats.min ?? Math.min(...games.map((one) => one.seats.min), 1);
  const counts = Array.from({ length: Math.max(0, most - fewest + 1) }, (_, i) => String(fewest + i));
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Chips
          label={t('game')}
          chosen={filter.game}
          onChange={(id) => change({ game: id, length: '', seats: 0 })}
          choices={[
            { value: '', label: t('allGames') },
            ...games.map((one) => ({ value: one.id, label: one.names[language] })),
          ]}
        />
        {known ? (
          <Chips
            label={t('whose')}
            chosen={filter.whose}
            onChange={(whose) => change({ whose, result: '' })}
            choices={[
              { value: 'mine', label: t('mine') },
              { value: 'all', label: t('all') },
            ]}
          />
        ) : null}
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {more > 0 ? t('filtersSet', { n: more }) : t('filters')}
        </Button>
        {more > 0 ? (
          <Button tone="plain" onClick={() => change({ ...EMPTY_FILTER, whose: filter.whose, game: filter.game })}>
            {t('clear')}
          </Button>
        ) : null}
      </div>
      {open ? (
        <div className="grid gap-4 rounded-card border border-rule p-3 sm:grid-cols-2 md:grid-cols-3">
          {mine ? (
            <Chips
              label={t('result')}
              chosen={filter.result}
              onChange={(result) => change({ result })}
              choices={RESULTS.map((value) => ({ value, label: t(`results.${value === '' ? 'any' : value}`) }))}
            />
          ) : null}
          <Chips
            label={t('kind')}
            chosen={filter.rated}
            onChange={(rated) => change({ rated })}
            choices={RATED.map((value) => ({ value, label: t(`rateds.${value === '' ? 'any' : value}`) }))}
          />
          {lengths.length > 0 ? (
            <Chips
              label={t('length')}
              chosen={filter.length}
              onChange={(length) => change({ length })}
              choices={[{ value: '', label: t('any') }, ...lengths]}
            />
          ) : null}
          <ChoiceField
            label={t('seats')}
            value={String(filter.seats)}
            onChange={(seats) => change({ seats: Number(seats) })}
            choices={[{ value: '0', label: t('any') }, ...counts.map((value) => ({ value, label: value }))]}
          />
          <div className="grid grid-cols-2 gap-2">
            <DayField label={t('from')} value={filter.from} onChange={(from) => change({ from })} />
            <DayField label={t('to')} value={filter.to} onChange={(to) => change({ to })} />
          </div>
          {known ? (
            <div className="grid content-start gap-2 sm:col-span-2 md:col-span-1">
              <FindPerson label={t('with')} skip={filter.with}>
                {(person, clear) => (
                  <Button
                    size="small"
                    aria-label={t('choose', { name: nameOf(person) ?? '' })}
                    onClick={() => {
                      change({ with: [...filter.with, person.id] });
                      clear();
                    }}
                  >
                    +
                  </Button>
                )}
              </FindPerson>
              <div className="flex flex-wrap gap-1.5 empty:hidden">
                {filter.with.map((id) => (
                  <PlayerFilter
                    key={id}
                    id={id}
                    drop={() => change({ with: filter.with.filter((one) => one !== id) })}
                  />
                ))}
              </div>
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

function PlayerFilter({ id, drop }: { id: string; drop: () => void }) {
  const t = useTranslations('history');
  const nameOf = usePersonName();
  const person = useQuery({ ...useTRPC().profile.get.queryOptions({ id }), staleTime: Infinity });
  const name = person.data ? (nameOf(person.data) ?? '') : '…';
  return (
    <Button size="small" aria-label={t('without', { name })} onClick={drop}>
      {name} ✕
    </Button>
  );
}
