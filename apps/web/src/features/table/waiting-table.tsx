'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Table } from '@quayside/api';
import type { Game } from '@quayside/engine';
import { Button, Panel, SeatMark } from '@quayside/ui';
import { InviteFriends } from '../friends/invite-friends.tsx';
import { FirstRoundLink } from '../tutorial/first-round-link.tsx';
import { errorText, useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';
import { InviteLink } from './invite-link.tsx';
import { optionApplies } from './option-applies.ts';
import { useBotName } from '../../lib/seat-names.ts';

export interface WaitingTableProps {
  table: Table;
  names: readonly string[];
  game: Game;
}

/** Before the match: who sits where, who may still come, and the start. */
export function WaitingTable({ table, names, game }: WaitingTableProps) {
  const t = useTranslations('table');
  const shell = useTranslations('shell');
  const language = useLocale();
  const client = useTRPCClient();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const router = useRouter();
  const botName = useBotName();
  const bots = useQuery({ ...trpc.games.bots.queryOptions(), staleTime: Infinity });
  const me = useQuery(trpc.session.me.queryOptions());
  const [bot, setBot] = useState('deckhand');
  const act = useMutation({ mutationFn: (work: () => Promise<unknown>) => work() });
  const { id, seats, mine, fewest } = table;
  const free = seats.filter((one) => one.kind === 'open').length;
  const host = me.data !== undefined && me.data !== null && me.data.id === table.host;
  const hostName = names[seats.findIndex((one) => one.accountId === table.host)] ?? '';
  const enough = seats.length - free >= fewest;
  // What is as usual needs no words, but for how long it takes and the like.
  const said = Object.entries(table.options).filter(([key, value]) => {
    const spec = game.options[key];
    return (
      spec !== undefined && optionApplies(spec, seats.length) && (spec.kind === 'choice' || value !== spec.default)
    );
  });

  const sit = async (seat?: number) => {
    const account = await client.session.guest.mutate({});
    await client.tables.join.mutate({ id, ...(seat === undefined ? {} : { seat }) });
    queries.setQueryData(trpc.session.me.queryKey(), account);
  };
  return (
    <div className="mx-auto grid w-full max-w-[60rem] gap-4 py-2 md:grid-cols-[3fr_2fr] lg:overflow-y-auto">
      <Panel title={t('waitingRoom')}>
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
                <span className="block text-sm text-pencil">
                  {[
                    holder.kind === 'bot' ? t('bot') : null,
                    seat === mine ? t('you') : null,
                    holder.accountId !== null && holder.accountId === table.host ? t('host') : null,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              {holder.kind === 'open' && mine === null ? (
                <Button tone="water" disabled={act.isPending} onClick={() => act.mutate(() => sit(seat))}>
                  {t('sit')}
                </Button>
              ) : null}
              {holder.kind === 'bot' && host ? (
                <Button
                  size="small"
                  aria-label={t('removeBot', { name: names[seat] ?? '' })}
                  disabled={act.isPending}
                  onClick={() => act.mutate(() => client.tables.unseatBot.mutate({ id, seat }))}
                >
                  ✕
                </Button>
              ) : null}
            </li>
          ))}
        </ol>
        {host && free > 0 ? (
          <div className="mt-3 flex flex-wrap items-center gap-2">
            <select
              aria-label={t('addBot')}
              className="min-h-11 rounded-card border-[1.5px] border-ink bg-paper px-2"
              value={bot}
              onChange={(event) => setBot(event.target.value)}
            >
              {(bots.data ?? []).map((one) => (
                <option key={one} value={one}>
                  {botName(one, true)}
                </option>
              ))}
            </select>
            <Button
              disabled={act.isPending}
              onClick={() => act.mutate(() => client.tables.seatBot.mutate({ id, bot }))}
            >
              {t('addBot')}
            </Button>
          </div>
        ) : null}
        <p role="alert" className="mt-2 font-semibold text-brick">
          {act.error ? errorText(act.error, language, shell('broken')) : null}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-3">
          {host ? (
            <Button
              tone="brick"
              size="large"
              disabled={!enough || act.isPending}
              onClick={() => act.mutate(() => client.tables.start.mutate({ id }))}
            >
              {t('start')}
            </Button>
          ) : null}
          {mine === null ? null : (
            <Button
              disabled={act.isPending}
              onClick={() =>
                act.mutate(async () => {
                  await client.tables.leave.mutate({ id });
                  router.push('/');
                })
              }
            >
              {t('leave')}
            </Button>
          )}
          {host && enough ? null : (
            <p className="text-pencil">
              {host
                ? t('startSoon', { fewest, seats: seats.length })
                : free === 0 && mine === null
                  ? t('fullRoom', { name: hostName })
                  : t('waitHost', { name: hostName })}
            </p>
          )}
        </div>
      </Panel>
      <div className="grid content-start gap-4">
        {free > 0 ? (
          <>
            <InviteLink id={id} />
            <InviteFriends table={table} />
          </>
        ) : null}
        <Panel title={t('variant')}>
          <p className="mb-2">{game.messages[language]['game.about']}</p>
          <FirstRoundLink game={game.id} size="small" className="mb-3" />
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
            {said.map(([key, value]) => (
              <div key={key} className="contents">
                <dt className="text-pencil">{game.messages[language][`option.${key}`] ?? key}</dt>
                <dd className="font-semibold">
                  {typeof value === 'boolean'
                    ? t(value ? 'yes' : 'no')
                    : (game.messages[language][`option.${key}.${value}`] ??
                      game.messages[language][`term.${value}`] ??
                      value)}
                </dd>
              </div>
            ))}
          </dl>
        </Panel>
      </div>
    </div>
  );
}
