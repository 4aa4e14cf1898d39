'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Chips, ChoiceField } from '@quayside/ui';
import { QueryResult } from '../../components/query-result.tsx';
import { useUrlState } from '../../lib/use-url-state.ts';
import { useTRPC } from '../../lib/trpc/client.ts';
import { BotStandings } from './bot-standings.tsx';
import { LadderTable } from './ladder-table.tsx';
import { SoloRankingTable } from './solo-ranking-table.tsx';
import { useGames } from '../../lib/use-games.ts';

const LADDERS = ['people', 'bots', 'solo'] as const;

/** Ladders per game: among people, with bots, and best results alone; of all time, or of a season. */
export function RankingsPage() {
  const t = useTranslations('rankings');
  const language = useLocale();
  const games = useGames();
  const [chosen, choose] = useUrlState({ game: '', ladder: 'people', season: '', when: 'today' });
  return (
    <QueryResult query={games}>
      {(all) => {
        const game = all.find((one) => one.id === chosen.game) ?? all[0];
        if (!game) return null;
        const ladders = LADDERS.filter((one) => one !== 'solo' || game.seats.min === 1);
        const ladder = ladders.find((one) => one === chosen.ladder) ?? 'people';
        return (
          <div className="grid gap-5">
            <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
              <Chips
                label={t('game')}
                chosen={game.id}
                onChange={(id) => choose({ game: id, season: '' })}
                choices={all.map((one) => ({ value: one.id, label: one.names[language] }))}
              />
              <Chips
                label={t('ladder')}
                chosen={ladder}
                onChange={(value) => choose({ ladder: value })}
                choices={ladders.map((value) => ({ value, label: t(value) }))}
              />
              {ladder === 'solo' ? (
                <Chips
                  label={t('when')}
                  chosen={chosen.when === 'ever' ? 'ever' : 'today'}
                  onChange={(when) => choose({ when })}
                  choices={[
                    { value: 'today', label: t('today') },
                    { value: 'ever', label: t('ever') },
                  ]}
                />
              ) : (
                <SeasonField game={game.id} season={chosen.season} choose={(season) => choose({ season })} />
              )}
            </div>
            {ladder === 'solo' ? (
              <SoloRankingTable game={game} ever={chosen.when === 'ever'} />
            ) : (
              <LadderTable game={game.id} ladder={ladder} season={chosen.season} />
            )}
            {ladder === 'bots' ? <BotStandings game={game} /> : null}
            <p className="max-w-[44rem] text-sm text-pretty text-pencil">
              {t(ladder === 'solo' ? 'soloAbout' : 'about')}
            </p>
          </div>
        );
      }}
    </QueryResult>
  );
}

interface SeasonFieldProps {
  game: string;
  season: string;
  choose: (season: string) => void;
}

/** Choice of a season, or of all time. */
function SeasonField({ game, season, choose }: SeasonFieldProps) {
  const t = useTranslations('rankings');
  const language = useLocale();
  const seasons = useQuery(useTRPC().rankings.seasons.queryOptions({ game }));
  const month = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const nameOf = ({ from, to, current }: { from: Date; to: Date; current: boolean }) => {
    const span = month.formatRange(from, new Date(to.getTime() - 1));
    return current ? t('current', { span }) : span;
  };
  return (
    <ChoiceField
      label={t('season')}
      className="min-w-56"
      value={season}
      onChange={choose}
      choices={[
        { value: '', label: t('allTime') },
        ...(seasons.data ?? []).map((one) => ({ value: one.id, label: nameOf(one) })),
      ]}
    />
  );
}
