'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { GameEntry, Pairing } from '@quayside/api';
import { Button, Panel } from '@quayside/ui';
import { useBotName } from '../../lib/seat-names.ts';
import { formatClock, useNow } from '../../lib/use-now.ts';
import { LighthousePicture } from './lighthouse-picture.tsx';

export interface PairingStatusProps {
  waiting: Pairing;
  games: readonly GameEntry[];
  leave: () => void;
  busy: boolean;
  error: string | null;
}

/** Waiting to be paired: for how long, with whom, and when a bot would do. */
export function PairingStatus({ waiting, games, leave, busy, error }: PairingStatusProps) {
  const t = useTranslations('pairing');
  const fields = useTranslations('newTable');
  const language = useLocale();
  const botName = useBotName();
  const now = useNow();
  const { since, choices, pace, rated, others, fills, bot } = waiting;
  const left = fills && now !== null ? fills.getTime() - now : null;
  const names = [...new Set(choices.map((one) => one.game))].map(
    (id) => games.find((one) => one.id === id)?.names[language] ?? id,
  );
  const seats = [...new Set(choices.flatMap((one) => one.seats))].sort((a, b) => a - b);
  return (
    <Panel className="overflow-hidden p-0">
      <LighthousePicture className="h-40 w-full border-b-[1.5px] border-ink" />
      <div className="grid gap-4 p-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 className="font-display text-2xl font-bold">{t('waiting')}</h2>
          <p role="timer" aria-label={t('elapsed')} className="font-display text-3xl font-extrabold tabular-nums">
            {now === null ? '0:00' : formatClock(now - since.getTime())}
          </p>
        </div>
        <p role="status" className="text-lg">
          {t('others', { n: others })}
        </p>
        {bot !== null && left !== null ? (
          <p>
            {left > 0
              ? t('fills', { bot: botName(bot), in: formatClock(left) })
              : t('fillsSoon', { bot: botName(bot) })}
          </p>
        ) : bot === null ? (
          <p>{t('noBot')}</p>
        ) : null}
        <p className="text-pencil">
          {[
            names.join(', '),
            t('people', { n: seats.join(', ') }),
            fields(pace),
            ...(rated ? [fields('rated')] : []),
          ].join(' · ')}
        </p>
        <p className="text-pencil">{t('meanwhile')}</p>
        <div>
          <Button disabled={busy} onClick={leave}>
            {t('cancel')}
          </Button>
        </div>
        <p role="alert" className="font-semibold text-brick empty:hidden">
          {error}
        </p>
      </div>
    </Panel>
  );
}
