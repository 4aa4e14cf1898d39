'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useId, type ReactNode } from 'react';
import type { Person } from '@quayside/api';
import { Button } from '@quayside/ui';
import { useFriends, useFriendAction } from '../friends/use-friends.ts';
import { usePairing } from '../pairing/use-pairing.ts';
import { usePersonName } from '../../lib/person-name.ts';
import { useGameName } from '../../lib/use-games.ts';
import { formatClock, useNow } from '../../lib/use-now.ts';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';
import { useAccountEvents } from './use-account-events.ts';

/** What somebody wants of oneself: a flag in the header with a number, and a short list behind it. Nothing where nobody does. */
export function Notifications() {
  useAccountEvents();
  const t = useTranslations('notifications');
  const list = useId();
  const path = usePathname();
  const pairing = usePairing();
  const friends = useFriends();
  const asks = friends.list.data?.asks ?? [];
  const invitations = useInvitations();
  // The page of pairing says it itself, and goes to the table by itself.
  const paired = path === '/pairing' || (pairing.table !== null && path === `/tables/${pairing.table}`);
  const waits = !paired && (pairing.waiting !== null || pairing.table !== null);
  const n = asks.length + invitations.open.length + (waits ? 1 : 0);
  if (n === 0) return null;
  return (
    <>
      <Button size="small" popoverTarget={list} aria-label={t('button', { n })} className="gap-1.5">
        <Flag />
        <span className="tabular-nums">{n}</span>
      </Button>
      <div
        id={list}
        popover="auto"
        className="sheet fixed inset-auto top-16 right-3 m-0 max-h-[70dvh] w-[min(24rem,calc(100vw-1.5rem))] overflow-y-auto p-4 text-ink"
      >
        <h2 className="mb-2 font-display text-lg font-bold">{t('title')}</h2>
        <ul className="grid gap-3">
          {waits ? <PairingNotification /> : null}
          {invitations.open.map(({ table, by }) => (
            <Notification key={table.id} text={<InvitationText game={table.game} by={by} />}>
              <Button asChild size="small" tone="water">
                <Link href={`/tables/${table.id}`}>{t('toTable')}</Link>
              </Button>
              <Button size="small" onClick={() => invitations.decline(table.id)}>
                {t('decline')}
              </Button>
            </Notification>
          ))}
          {asks.map((person) => (
            <FriendRequest key={person.id} person={person} />
          ))}
        </ul>
      </div>
    </>
  );
}

function Notification({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <li className="grid gap-2 border-t border-rule pt-3">
      <p>{text}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}

function InvitationText({ game, by }: { game: string; by: Person }) {
  const t = useTranslations('notifications');
  const nameOf = usePersonName();
  const gameName = useGameName();
  return t('invited', { name: nameOf(by) ?? '', game: gameName(game) });
}

function FriendRequest({ person }: { person: Person }) {
  const t = useTranslations('notifications');
  const nameOf = usePersonName();
  const step = useFriendAction();
  return (
    <Notification text={t('asks', { name: nameOf(person) ?? '' })}>
      <Button size="small" tone="water" disabled={step.busy} onClick={() => step.take('accept', person.id)}>
        {t('accept')}
      </Button>
      <Button size="small" disabled={step.busy} onClick={() => step.take('remove', person.id)}>
        {t('decline')}
      </Button>
    </Notification>
  );
}

function PairingNotification() {
  const t = useTranslations('notifications');
  const { waiting, table } = usePairing();
  const now = useNow();
  return (
    <Notification
      text={
        table !== null
          ? t('paired')
          : t('waiting', { time: formatClock(now === null || !waiting ? 0 : now - waiting.since.getTime()) })
      }
    >
      <Button asChild size="small" tone={table === null ? 'paper' : 'brick'}>
        <Link href={table === null ? '/pairing' : `/tables/${table}`}>{t(table === null ? 'look' : 'toTable')}</Link>
      </Button>
    </Notification>
  );
}

/** Tables to which friends have called one, and saying no. */
function useInvitations() {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const path = usePathname();
  const asked = useQuery(trpc.tables.invitations.queryOptions());
  const decline = useMutation({
    mutationFn: (id: string) => client.tables.declineInvitation.mutate({ id }),
    onSettled: () => void queries.invalidateQueries({ queryKey: trpc.tables.invitations.queryKey() }),
  });
  const open = (asked.data ?? []).filter(({ table }) => path !== `/tables/${table.id}`);
  return { open, decline: decline.mutate };
}

function Flag() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" width="18" height="18">
      <path d="M5 2v20" className="stroke-ink" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M6 3h14l-4 5 4 5H6Z" className="fill-brick" />
    </svg>
  );
}
