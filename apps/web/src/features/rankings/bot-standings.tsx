'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { GameEntry } from '@quayside/api';
import { Panel } from '@quayside/ui';
import { useBotName } from '../../lib/seat-names.ts';
import { useTRPC } from '../../lib/trpc/client.ts';

/** How strong the bots of a game have proved to be. One that was trained anew is listed beside the one before it. */
export function BotStandings({ game }: { game: GameEntry }) {
  const t = useTranslations('rankings');
  const botName = useBotName();
  const language = useLocale();
  const trpc = useTRPC();
  const bots = useQuery(trpc.rankings.bots.queryOptions({ game: game.id }));
  const words = useQuery({ ...trpc.games.messages.queryOptions({ game: game.id, language }), staleTime: Infinity });
  if (!bots.data || bots.data.length === 0) return null;
  const tableOf = (seats: number, options: { readonly [option: string]: string | boolean | number } | null) =>
    [
      t('botSeats', { n: seats }),
      ...Object.entries(options ?? {}).map(
        ([name, value]) => words.data?.[`option.${name}.${String(value)}`] ?? `${name} ${String(value)}`,
      ),
    ].join(', ');
  return (
    <Panel title={t('botsTitle')}>
      <ol className="grid gap-1">
        {bots.data.map((one) => (
          <li
            key={`${one.bot} ${one.weights}`}
            className="flex flex-wrap items-baseline gap-x-4 border-b border-rule py-1.5"
          >
            <span className="grow font-semibold">
              {botName(one.bot)}
              {one.seats === null ? null : (
                <span className="ml-2 font-normal text-pencil">
                  {tableOf(one.seats, one.options)}
                  {' · '}
                  {t(one.current ? 'botTraining' : 'botTrainingBefore', { name: one.weights.slice(0, 6) })}
                </span>
              )}
            </span>
            <span className="text-sm text-pencil">{t('botMatches', { n: one.matches })}</span>
            <span className="font-display text-lg font-bold tabular-nums">
              {one.skill.toFixed(1)}
              {one.provisional ? '?' : ''}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
