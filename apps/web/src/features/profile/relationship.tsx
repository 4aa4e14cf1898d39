'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { PublicProfile } from '@quayside/api';
import { Button } from '@quayside/ui';
import { FriendButton } from '../friends/friend-button.tsx';
import { useFriendAction, type FriendAction } from '../friends/use-friends.ts';
import { useTRPC } from '../../lib/trpc/client.ts';

/** The viewer's relationship to a player, and the actions that change it. */
export function Relationship({ person }: { person: PublicProfile }) {
  const t = useTranslations('friends');
  const profile = useTranslations('profile');
  const { data: me } = useQuery(useTRPC().session.me.queryOptions());
  const step = useFriendAction();
  const { friendship, blocked, guest, former } = person;
  if (friendship === 'self')
    return (
      <Button asChild size="small">
        <Link href="/settings">{profile('settings')}</Link>
      </Button>
    );
  if (!me || former) return null;
  const steps: FriendAction[] = [];
  if (!blocked && !me.guest && !guest)
    steps.push(
      ...({ none: ['request'], asked: ['remove'], asks: ['accept', 'remove'], friends: ['remove'] } as const)[
        friendship
      ],
    );
  steps.push(blocked ? 'unblock' : 'block');
  const end = ({ asked: 'takeBack', asks: 'decline' } as const)[friendship as 'asked' | 'asks'] ?? 'remove';
  return (
    <div className="flex flex-wrap items-center gap-2">
      {friendship === 'friends' ? <span className="label-caps text-moss">{t('areFriends')}</span> : null}
      {blocked ? <span className="label-caps text-brick">{t('isBlocked')}</span> : null}
      {steps.map((what) => (
        <FriendButton
          key={what}
          step={step}
          what={what}
          label={what === 'remove' ? end : what}
          person={person}
          quiet={what === 'block' || (what === 'remove' && friendship === 'friends')}
        />
      ))}
      <p role="alert" className="basis-full font-semibold text-brick empty:hidden">
        {step.error}
      </p>
    </div>
  );
}
