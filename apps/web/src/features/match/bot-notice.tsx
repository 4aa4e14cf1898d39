'use client';

import { useTranslations } from 'next-intl';
import type { Table, VisibleEvents } from '@quayside/api';
import { useBotName } from '../../lib/seat-names.ts';

export interface BotNoticeProps {
  table: Table;
  events: readonly VisibleEvents[];
}

/** Says that a bot has failed and which one replaced it, until the seat changes again. */
export function BotNotice({ table, events }: BotNoticeProps) {
  const t = useTranslations('table');
  const botName = useBotName();
  const change = events.findLast((one) => one.kind === 'seat' && table.seats[one.seat]?.kind === 'bot');
  if (!change?.who) return null;
  return (
    <p role="status" className="rounded-card border-[1.5px] border-ink bg-brass-wash px-3 py-1 text-sm">
      {t('botReplaced', { bot: botName(change.who) })}
    </p>
  );
}
