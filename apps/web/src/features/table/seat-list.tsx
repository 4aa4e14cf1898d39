'use client';

import { useTranslations } from 'next-intl';
import type { SeatHolder, Table } from '@quayside/api';
import { Button, SeatMark } from '@quayside/ui';
import type { WaitingTableActions } from './use-waiting-table.ts';

export interface SeatListProps {
  table: Table;
  names: readonly string[];
  actions: WaitingTableActions;
}

/** Who sits where, with a button for each seat that one may take or clear. */
export function SeatList({ table, names, actions }: SeatListProps) {
  const t = useTranslations('table');
  const { mine, seats } = table;
  const notes = (holder: SeatHolder, seat: number) =>
    [
      holder.kind === 'bot' ? t('bot') : null,
      seat === mine ? t('you') : null,
      holder.accountId !== null && holder.accountId === table.host ? t('host') : null,
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <ol aria-label={t('seats')} className="grid gap-2">
      {seats.map((holder, seat) => (
        <li
          key={holder.seat}
          className="flex min-h-14 flex-wrap items-center gap-3 rounded-card border border-rule bg-paper px-3 py-2"
        >
          <SeatMark seat={seat} />
          <span className="grow">
            <span className={holder.kind === 'open' ? 'text-pencil' : 'font-semibold'}>
              {holder.kind === 'open' ? t('freeSeat') : names[seat]}
            </span>
            <span className="block text-sm text-pencil">{notes(holder, seat)}</span>
          </span>
          {holder.kind === 'open' && mine === null ? (
            <Button tone="water" disabled={actions.busy} onClick={() => actions.join(seat)}>
              {t('sit')}
            </Button>
          ) : null}
          {holder.kind === 'bot' && actions.isHost ? (
            <Button
              size="small"
              aria-label={t('removeBot', { name: names[seat] ?? '' })}
              disabled={actions.busy}
              onClick={() => actions.removeBot(seat)}
            >
              ✕
            </Button>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
