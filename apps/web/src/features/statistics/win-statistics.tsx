'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { WinStatistics as Found } from '@quayside/api';
import { Button, Panel } from '@quayside/ui';
import { useTRPC } from '../../lib/trpc/client.ts';
import { WinRateBar, type WinRateBarProps } from './win-rate-bar.tsx';
import { byEvidence } from './sort-by-evidence.ts';

/** So many matches make a share worth a line; so many lines are shown at first. */
const FEWEST = 5;
const SHOWN = 12;

export function WinStatistics({ found, game }: { found: Found; game: string }) {
  const t = useTranslations('statistics');
  const language = useLocale();
  const words = useQuery({ ...useTRPC().games.messages.queryOptions({ game, language }), staleTime: Infinity });
  const messages = words.data ?? {};
  const { matches, seats, cards, totals, winners } = found;
  if (matches === 0)
    return (
      <Panel>
        <p className="text-pencil">{t('none')}</p>
      </Panel>
    );
  const kinds = [...new Set(cards.map((one) => one.kind))];
  return (
    <div className="gap-5 md:columns-2 [&>section]:mb-5 [&>section]:break-inside-avoid">
      <Panel title={t('points')} aside={<span className="text-sm text-pencil">{t('matches', { n: matches })}</span>}>
        <dl className="grid gap-3">
          {(
            [
              ['everybody', totals],
              ['winners', winners],
            ] as const
          ).map(([label, quartiles]) =>
            quartiles === null ? null : (
              <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
                <dt>{t(label)}</dt>
                <dd>
                  <span className="font-display text-2xl font-bold tabular-nums">{round(quartiles.median)}</span>{' '}
                  <span className="text-sm text-pencil tabular-nums">
                    {t('half', { low: round(quartiles.low), high: round(quartiles.high) })}
                  </span>
                </dd>
              </div>
            ),
          )}
        </dl>
      </Panel>
      {seats.length > 1 ? (
        <Panel title={t('turns')}>
          <p className="mb-2 text-sm text-pencil">{t('turnsHint')}</p>
          <ul className="grid gap-2">
            {seats.map((one) => (
              <WinRateBar
                key={one.seat}
                name={t('turn', { n: one.seat + 1 })}
                won={one.won}
                matches={one.matches}
                usual={one.usual}
              />
            ))}
          </ul>
        </Panel>
      ) : null}
      {kinds.map((kind) => (
        <Cards
          key={kind}
          title={messages[`ledger.${kind}`] ?? kind}
          bars={cards
            .filter((one) => one.kind === kind)
            .map((one) => ({
              name: messages[`term.${one.id}`] ?? one.id,
              won: one.won,
              matches: one.matches,
              usual: one.usual,
            }))}
        />
      ))}
    </div>
  );
}

const round = (points: number): number => Math.round(points);

/** Who had this at the end has won so often; what is rare tells little and is left out, and how much is said. */
function Cards({ title, bars }: { title: string; bars: readonly WinRateBarProps[] }) {
  const t = useTranslations('statistics');
  const [all, setAll] = useState(false);
  const enough = bars.filter((one) => one.matches >= FEWEST).sort(byEvidence);
  const rare = bars.length - enough.length;
  const shown = all ? enough : enough.slice(0, SHOWN);
  return (
    <Panel title={title}>
      <p className="mb-2 text-sm text-pencil">{t('cardsHint')}</p>
      <ul className="grid gap-2">
        {shown.map((one) => (
          <WinRateBar key={one.name} {...one} />
        ))}
      </ul>
      {enough.length > SHOWN && !all ? (
        <Button size="small" className="mt-3" onClick={() => setAll(true)}>
          {t('all', { n: enough.length })}
        </Button>
      ) : null}
      {rare > 0 ? <p className="mt-3 text-sm text-pencil">{t('rare', { n: rare, fewest: FEWEST })}</p> : null}
    </Panel>
  );
}
