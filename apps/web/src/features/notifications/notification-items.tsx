'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import type { Invitation, Pairing, Person, Table } from '@quayside/api';
import { Button } from '@quayside/ui';
import { usePersonName } from '../../lib/person-name.ts';
import { useSeatNames } from '../../lib/seat-names.ts';
import { useGameName } from '../../lib/use-games.ts';
import { formatClock, useNow } from '../../lib/use-now.ts';
import { useFriendAction } from '../friends/use-friends.ts';
import { useDeclineInvitation } from './use-notifications.ts';

function NotificationItem({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <li className="grid gap-2 border-t border-rule pt-3">
      <p>{text}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}

/** A match that waits for a decision. */
export function DueMatch({ table }: { table: Table }) {
  const t = useTranslations('notifications');
  const gameName = useGameName();
  const names = useSeatNames(table.seats).filter((_, seat) => seat !== table.mine);
  const game = gameName(table.game);
  return (
    <NotificationItem text={names.length === 0 ? t('dueAlone', { game }) : t('due', { game, names: names.join(', ') })}>
      <Button asChild size="small" tone="water">
        <Link href={`/tables/${table.id}`}>{t('play')}</Link>
      </Button>
    </NotificationItem>
  );
}

/** A search for players that goes on. */
export function SearchItem({ search }: { search: Pairing }) {
  const t = useTranslations('notifications');
  const now = useNow();
  const time = formatClock(now === null ? 0 : now - search.since.getTime());
  return (
    <NotificationItem text={t('waiting', { time })}>
      <Button asChild size="small">
        <Link href="/pairing">{t('look')}</Link>
      </Button>
    </NotificationItem>
  );
}

export function InvitationItem({ table, by }: Invitation) {
  const t = useTranslations('notifications');
  const nameOf = usePersonName();
  const gameName = useGameName();
  const decline = useDeclineInvitation();
  return (
    <NotificationItem text={t('invited', { name: nameOf(by) ?? '', game: gameName(table.game) })}>
      <Button asChild size="small" tone="water">
        <Link href={`/tables/${table.id}`}>{t('toTable')}</Link>
      </Button>
      <Button size="small" onClick={() => decline(table.id)}>
        {t('decline')}
      </Button>
    </NotificationItem>
  );
}

export function FriendRequest({ person }: { person: Person }) {
  const t = useTranslations('notifications');
  const nameOf = usePersonName();
  const step = useFriendAction();
  return (
    <NotificationItem text={t('asks', { name: nameOf(person) ?? '' })}>
      <Button size="small" tone="water" disabled={step.busy} onClick={() => step.take('accept', person.id)}>
        {t('accept')}
      </Button>
      <Button size="small" disabled={step.busy} onClick={() => step.take('remove', person.id)}>
        {t('decline')}
      </Button>
    </NotificationItem>
  );
}
