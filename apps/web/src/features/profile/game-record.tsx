'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { GameEntry, GameStatistics } from '@quayside/api';
import { Panel } from '@quayside/ui';
import { points, ratingPoints, Provisional } from '../rankings/rating.tsx';
import { LineChart } from '../../components/line-chart.tsx';

export interface GameRecordProps {
  record: GameStatistics;
  game: GameEntry | undefined;
  name: string;
}

/** A player's results in a game, and the rating over time with its uncertainty. */
export function GameRecord({ record, game, name }: GameRecordProps) {
  const t = useTranslations('profile');
  const ladders = useTranslations('rankings');
  const language = useLocale();
  const { ladder, matches, won, best, rating, curve } = record;
  const share = matches > 0 ? Math.round((100 * won) / matches) : 0;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <Panel
      title={game?.names[language] ?? record.game}
      aside={<span className="label-caps text-pencil">{ladders(ladder)}</span>}
    >
      <dl className="mb-3 flex flex-wrap gap-x-8 gap-y-2">
        <Figure label={t('matches')} value={matches} />
        {/* Alone, everybody is first. */}
        {ladder === 'solo' ? null : (
          <Figure label={t('won')} value={won} beside={matches > 0 ? `${share} %` : undefined} />
        )}
        {best === null ? null : <Figure label={t('best')} value={best} />}
        {rating ? (
          <div>
            <dt className="label-caps text-pencil">{t('rating')}</dt>
            <dd className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-display text-2xl font-bold tabular-nums">{ratingPoints(rating.skill)}</span>
              <span className="text-sm text-pencil tabular-nums">
                {ladders('uncertain', { mu: points(rating.mu), sigma: points(2 * rating.sigma) })}
              </span>
              {rating.provisional ? <Provisional /> : null}
            </dd>
          </div>
        ) : null}
      </dl>
      {curve.length > 1 ? (
        <LineChart
          label={t('curve')}
          lines={[
            {
              name,
              values: curve.map((one) => points(one.mu)),
              off: curve.map((one) => points(2 * one.sigma)),
            },
          ]}
          step={t('after')}
          steps={curve.map((one) => date.format(one.ended))}
        />
      ) : null}
    </Panel>
  );
}

function Figure({ label, value, beside }: { label: string; value: number; beside?: string | undefined }) {
  return (
    <div>
      <dt className="label-caps text-pencil">{label}</dt>
      <dd className="flex items-baseline gap-2">
        <span className="font-display text-2xl font-bold tabular-nums">{value}</span>
        {beside === undefined ? null : <span className="text-sm text-pencil tabular-nums">{beside}</span>}
      </dd>
    </div>
  );
}
