'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { Friends as List, Person } from '@quayside/api';
import { Button, Panel } from '@quayside/ui';
import { FindPerson } from '../people/find-person.tsx';
import { PersonRow } from '../people/person-row.tsx';
import { ConfirmNotice } from '../account/confirm-notice.tsx';
import { useTRPC } from '../../lib/trpc/client.ts';
import { QueryResult } from '../../components/query-result.tsx';
import { FriendButton, type FriendActions, type FriendActionLabel } from './friend-button.tsx';
import { InviteTo, useInviting } from './invite-to.tsx';
import { useFriends, useFriendAction, type FriendAction } from './use-friends.ts';

/** Whom one knows here: who is about, who would like to be friends, and whom one does not want to meet. */
export function FriendsPage() {
  const { member, known, list } = useFriends();
  if (!known) return null;
  if (!member) return <NotYet />;
  return <QueryResult query={list}>{(all) => <Lists all={all} />}</QueryResult>;
}

/** What is missing before one can have friends: an account, or its confirmation. */
function NotYet() {
  const t = useTranslations('friends');
  const trpc = useTRPC();
  const me = useQuery(trpc.session.me.queryOptions());
  const account = useQuery({ ...trpc.session.account.queryOptions(), enabled: Boolean(me.data) });
  if (me.data && account.isPending) return null;
  const email = account.data?.pendingEmail;
  return (
    <Panel className="grid justify-items-start gap-4 p-6">
      <p className="text-lg text-pretty">{t(email ? 'needsConfirmation' : 'needsAccount')}</p>
      {email ? (
        <ConfirmNotice email={email} />
      ) : (
        <Button asChild tone="brick">
          <Link href="/account">{t('toAccount')}</Link>
        </Button>
      )}
    </Panel>
  );
}

function Lists({ all }: { all: List }) {
  const t = useTranslations('friends');
  const step = useFriendAction();
  const inviting = useInviting();
  const friends = [...all.friends].sort((a, b) => rank(a) - rank(b));
  const known = [...all.friends, ...all.asked, ...all.asks].map((one) => one.id);
  return (
    <div className="grid items-start gap-5 md:grid-cols-[3fr_2fr]">
      <div className="grid min-w-0 gap-5">
        {all.asks.length > 0 ? (
          <Panel title={t('asks')}>
            <People people={all.asks} steps={['accept', 'remove']} step={step} end="decline" />
          </Panel>
        ) : null}
        <Panel title={t('yours')} aside={<InviteTo inviting={inviting} />}>
          {friends.length === 0 ? <p className="text-pretty text-pencil">{t('none')}</p> : null}
          <ul className="grid gap-2">
            {friends.map((person) => (
              <PersonRow key={person.id} person={person}>
                {inviting.button(person)}
                <FriendButton step={step} what="remove" label="remove" person={person} quiet />
              </PersonRow>
            ))}
          </ul>
        </Panel>
        <p role="alert" className="font-semibold text-brick empty:hidden">
          {step.error ?? inviting.error}
        </p>
      </div>
      <div className="grid gap-5">
        <Panel title={t('find')}>
          <FindPerson label={t('username')} hint={t('findHint')} skip={known}>
            {(person) => <FriendButton step={step} what="request" label="request" person={person} />}
          </FindPerson>
        </Panel>
        {all.asked.length > 0 ? (
          <Panel title={t('asked')}>
            <People people={all.asked} steps={['remove']} step={step} end="takeBack" />
          </Panel>
        ) : null}
        {all.blocked.length > 0 ? (
          <Panel title={t('blocked')}>
            <p className="mb-2 text-sm text-pencil">{t('blockedHint')}</p>
            <People people={all.blocked} steps={['unblock']} step={step} />
          </Panel>
        ) : null}
      </div>
    </div>
  );
}

/** Who is here comes first. */
const rank = ({ presence }: Person): number => (presence === 'here' ? 0 : 1);

interface PeopleProps {
  people: readonly Person[];
  steps: readonly FriendAction[];
  step: FriendActions;
  /** What ending it is called here. */
  end?: FriendActionLabel;
}

function People({ people, steps, step, end = 'remove' }: PeopleProps) {
  return (
    <ul className="grid gap-2">
      {people.map((person) => (
        <PersonRow key={person.id} person={person}>
          {steps.map((what) => (
            <FriendButton key={what} step={step} what={what} label={what === 'remove' ? end : what} person={person} />
          ))}
        </PersonRow>
      ))}
    </ul>
  );
}
