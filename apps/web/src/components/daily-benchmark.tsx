'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useBotName } from '../lib/seat-names.ts';
import { useTRPC } from '../lib/trpc/client.ts';

/** How often to look whether the bot has finished. */
const POLL_MS = 10_000;

/** What the strongest bot made of a daily deal; nothing for who has not played it. */
export function DailyBenchmark({ game, day }: { game?: string; day: string }) {
  const t = useTranslations('benchmark');
  const botName = useBotName();
  const { data } = useQuery({
    ...useTRPC().rankings.dailyBenchmark.queryOptions({ day, ...(game === undefined ? {} : { game }) }),
    refetchInterval: ({ state }) => (state.data?.status === 'working' ? POLL_MS : false),
  });
  if (!data) return null;
  return (
    <p className="mb-3">
      {data.status === 'done' && data.level !== null && data.total !== null
        ? t('done', { bot: botName(data.level), points: data.total })
        : t('working')}
    </p>
  );
}
