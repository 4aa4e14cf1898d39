'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChoiceField, Panel } from '@quayside/ui';
import { useTRPC } from '../../lib/trpc/client.ts';
import { useGames } from '../../lib/use-games.ts';
import { FirstRoundLink } from '../tutorial/first-round-link.tsx';
import { NewTableForm } from './new-table-form.tsx';

export function NewTable({ wanted }: { wanted: string | null }) {
  const t = useTranslations('newTable');
  const language = useLocale();
  const trpc = useTRPC();
  const games = useGames();
  const bots = useQuery({ ...trpc.games.bots.queryOptions(), staleTime: Infinity });
  const [id, setId] = useState(wanted);
  const game = games.data?.find((one) => one.id === id) ?? games.data?.[0];
  if (!games.data || !bots.data || !game) return null;
  return (
    <div className="grid gap-5">
      <Panel className="grid gap-3 p-5">
        <ChoiceField
          label={t('game')}
          value={game.id}
          onChange={setId}
          choices={games.data.map((one) => ({ value: one.id, label: one.names[language] }))}
          hint={game.about[language]}
        />
        <FirstRoundLink game={game.id} size="small" className="justify-self-start" />
      </Panel>
      {/* Another game has other choices, so they begin anew; the list above keeps its focus. */}
      <NewTableForm key={game.id} game={game} bots={bots.data} />
    </div>
  );
}
