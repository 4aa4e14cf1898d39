'use client';

import { useTranslations } from 'next-intl';
import type { Person } from '@quayside/api';
import { Button } from '@quayside/ui';
import { usePersonName } from '../../lib/person-name.ts';
import type { FriendAction, useFriendAction } from './use-friends.ts';

/** The label of an action; removing a request is called differently from removing a friend. */
export type FriendActionLabel = FriendAction | 'decline' | 'takeBack';
export type FriendActions = ReturnType<typeof useFriendAction>;

interface FriendButtonProps {
  step: FriendActions;
  what: FriendAction;
  label: FriendActionLabel;
  person: Person;
  /** What is seldom wanted does not ask for attention. */
  quiet?: boolean;
}

/** An action about somebody; screen readers say whom, which others see beside the button. */
export function FriendButton({ step, what, label, person, quiet = false }: FriendButtonProps) {
  const t = useTranslations('friends');
  const nameOf = usePersonName();
  return (
    <Button
      size="small"
      tone={quiet ? 'plain' : what === 'accept' || what === 'request' ? 'water' : 'paper'}
      className={quiet ? 'px-1' : ''}
      disabled={step.busy}
      aria-label={`${t(`do.${label}`)}: ${nameOf(person) ?? ''}`}
      onClick={() => step.take(what, person.id)}
    >
      {t(`do.${label}`)}
    </Button>
  );
}
