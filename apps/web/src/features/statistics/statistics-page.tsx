'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { GameEntry } from '@quayside/api';
import { Chips } from '@quayside/ui';
import { useGameLengths } from '../../lib/use-game-lengths.ts';
import { seatCounts } from '../../lib/game-options.ts';
import { QueryResult } from '../../components/query-result.tsx';
import { useUrlState } from '../../lib/use-url-state.ts';
import { useTRPC } from '../../lib/trpc/client.ts';
import { WinStatistics } from './win-statistics.tsx';
import { useGames } from '../../lib/use-games.ts';

const LADDERS = ['', 'people', 'bots'] as const;

/** What wins: by the order of turns, by what was had at the end, and with how many points. */
export function StatisticsPage() {
  const games = useGames();
  return (
    <QueryResult query={games}>
      {(all) => <GameStatisticsPanel games={all.filter((one) => one.seats.max > 1)} />}
    </QueryResult>
  );
}

function GameStatisticsPanel({ games }: { games: readonly GameEntry[] }) {
  const t = useTranslations('statistics');
  const history = useTranslations('history');
  const language = useLocale();
  const trpc = useTRPC();
  const [chosen, choose] = useUrlState({ game: '', seats: '', length: '', ladder: '' });
  const game = games.find((one) => one.id === chosen.game) ?? games[0];
  const lengths = useGameLengths(game);
  const counts = game ? seatCounts([game]).map(String) : [];
  const seats = counts.includes(chosen.seats) ? chosen.seats : '';
  const length = lengths.some((one) => one.value === chosen.length) ? chosen.length : '';
  const ladder = LADDERS.find((one) => one === chosen.ladder) ?? '';
  const winning = useQuery({
    ...trpc.history.statistics.queryOptions({
      game: game?.id ?? '',
      ...(seats === '' ? {} : { seats: Number(seats) }),
      ...(length === '' ? {} : { options: { length } }),
      ...(ladder === '' ? {} : { ladder }),
    }),
    enabled: game !== undefined,
  });
  if (!game) return null;
  return (
    <div className="grid gap-5">
      <p className="max-w-[44rem] text-lg text-pretty">{t('lead')}</p>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <Chips
          label={history('game')}
          chosen={game.id}
          onChange={(id) => choose({ game: id, seats: '', length: '' })}
          choices={games.map((one) => ({ value: one.id, label: one.names[language] }))}
        />
        {counts.length > 1 ? (
          <Chips
            label={history('seats')}
            chosen={seats}
            onChange={(value) => choose({ seats: value })}
            choices={['', ...counts].map((value) => ({ value, label: value === '' ? history('any') : value }))}
          />
        ) : null}
        {lengths.length > 0 ? (
          <Chips
            label={history('length')}
            chosen={length}
            onChange={(value) => choose({ length: value })}
            choices={[{ value: '', label: history('any') }, ...lengths]}
          />
        ) : null}
        <Chips
          label={t('who')}
          chosen={ladder}
          onChange={(value) => choose({ ladder: value })}
          choices={LADDERS.map((value) => ({ value, label: t(`ladders.${value === '' ? 'all' : value}`) }))}
        />
      </div>
      <QueryResult query={winning}>{(found) => <WinStatistics found={found} game={game.id} />}</QueryResult>
    </div>
  );
}
