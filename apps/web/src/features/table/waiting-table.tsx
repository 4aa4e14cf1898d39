'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Table } from '@quayside/api';
import type { Game } from '@quayside/engine';
import { inLanguage } from '@quayside/languages';
import { Button, Panel } from '@quayside/ui';
import { useBotName } from '../../lib/seat-names.ts';
import { useErrorText } from '../../lib/use-error-text.ts';
import { InviteFriends } from '../friends/invite-friends.tsx';
import { AddBot } from './add-bot.tsx';
import { InviteLink } from './invite-link.tsx';
import { SeatList } from './seat-list.tsx';
import { useWaitingTable } from './use-waiting-table.ts';
import { Variant } from './variant.tsx';

export interface WaitingTableProps {
  table: Table;
  names: readonly string[];
  game: Game;
}

/** Before the match: who sits where, who may still come, and the start. */
export function WaitingTable({ table, names, game }: WaitingTableProps) {
  const t = useTranslations('table');
  const errorText = useErrorText();
  const actions = useWaitingTable(table);
  const { id, seats, mine, minSeats } = table;
  const { isHost } = actions;
  const free = seats.filter((one) => one.kind === 'open').length;
  const botName = useBotName();
  const language = useLocale();
  const fillText = ({ bot, at }: NonNullable<Table['fill']>) =>
    t('fillAt', { bot: botName(bot), time: new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at) });
  const hostName = names[seats.findIndex((one) => one.accountId === table.host)] ?? '';
  const enough = seats.length - free >= minSeats;
  return (
    <div className="mx-auto grid w-full max-w-[60rem] gap-4 py-2 md:grid-cols-[3fr_2fr] lg:overflow-y-auto">
      <Panel title={t('waitingForPlayers')}>
        <SeatList table={table} names={names} actions={actions} />
        {isHost && free > 0 ? <AddBot actions={actions} /> : null}
        {table.fill && free > 0 ? <p className="mt-2 text-pencil">{fillText(table.fill)}</p> : null}
        <p role="alert" className="mt-2 font-semibold text-brick">
          {errorText(actions.error)}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-3">
          {isHost ? (
            <Button tone="brick" size="large" disabled={!enough || actions.busy} onClick={actions.start}>
              {t('start')}
            </Button>
          ) : null}
          {mine === null ? null : (
            <Button disabled={actions.busy} onClick={actions.leave}>
              {t('leave')}
            </Button>
          )}
          {isHost && enough ? null : (
            <p className="text-pencil">
              {isHost
                ? t('startSoon', { minSeats, seats: seats.length })
                : free === 0 && mine === null
                  ? t('allSeatsTaken', { name: hostName })
                  : t('waitHost', { name: hostName })}
            </p>
          )}
        </div>
      </Panel>
      <div className="grid content-start gap-4">
        {free > 0 ? (
          <>
            <InviteLink id={id} game={inLanguage(game.messages, language)['game.name'] ?? table.game} />
            <InviteFriends table={table} />
          </>
        ) : null}
        <Variant table={table} game={game} />
      </div>
    </div>
  );
}
