'use client';

import { useTranslations } from 'next-intl';
import type { Table } from '@quayside/api';
import { Panel } from '@quayside/ui';
import { PersonRow } from '../people/person-row.tsx';
import { useInvite } from './invite-to.tsx';
import { useFriends } from './use-friends.ts';

/** At a table that waits for players: friends who do not sit here yet, each with a button that invites them. */
export function InviteFriends({ table }: { table: Table }) {
  const t = useTranslations('friends');
  const { member, list } = useFriends();
  const invite = useInvite(table.id);
  const seated = new Set(table.seats.map((one) => one.accountId));
  const friends = (list.data?.friends ?? []).filter((one) => !seated.has(one.id));
  if (!member || table.mine === null || friends.length === 0) return null;
  return (
    <Panel title={t('inviteFriends')}>
      <ul className="grid gap-2">
        {friends.map((person) => (
          <PersonRow key={person.id} person={person}>
            {invite.button(person)}
          </PersonRow>
        ))}
      </ul>
      <p role="alert" className="mt-2 font-semibold text-brick empty:hidden">
        {invite.error}
      </p>
    </Panel>
  );
}
