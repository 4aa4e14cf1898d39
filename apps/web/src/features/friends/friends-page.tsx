'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { Friends as List, Person } from '@quayside/api';
import { Button, Panel } from '@quayside/ui';
import { FindPerson } from '../people/find-person.tsx';
import { PersonLine } from '../people/person-row.tsx';
import { Await } from '../../components/query-result.tsx';
import { Do, type Stepping, type Word } from './friend-button.tsx';
import { InviteTo, useInviting } from './invite-to.tsx';
import { useFriends, useStep, type Step } from './use-friends.ts';

/** Whom one knows here: who is about, who would like to be friends, and whom one does not want to meet. */
export function Friends() {
  const t = useTranslations('friends');
  const { member, known, list } = useFriends();
  if (!known) return null;
  if (!member)
    return (
      <Panel className="grid justify-items-start gap-4 p-6">
        <p className="text-lg text-pretty">{t('needsAccount')}</p>
        <Button asChild tone="brick">
          <Link href="/account">{t('toAccount')}</Link>
        </Button>
      </Panel>
    );
  return <Await query={list}>{(all) => <Lists all={all} />}</Await>;
}

function Lists({ all }: { all: List }) {
  const t = useTranslations('friends');
  const step = useStep();
  const inviting = useInviting();
  const friends = [...all.friends].sort((a, b) => rank(a) - rank(b));
  const known = [...all.friends, ...all.asked, ...all.asks].map((one) => one.id);
  return (
    <div className="grid items-start gap-5 md:grid-cols-[3fr_2fr]">
      <div className="grid min-w-0 gap-5">
        {all.asks.length > 0 ? (
          <Panel title={t('asks')}>
            <People people={all.asks} steps={['accept', 'end']} step={step} end="decline" />
          </Panel>
        ) : null}
        <Panel title={t('yours')} aside={<InviteTo inviting={inviting} />}>
          {friends.length === 0 ? <p className="text-pretty text-pencil">{t('none')}</p> : null}
          <ul className="grid gap-2">
            {friends.map((person) => (
              <PersonLine key={person.id} person={person}>
                {inviting.button(person)}
                <Do step={step} what="end" word="end" person={person} quiet />
              </PersonLine>
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
            {(person) => <Do step={step} what="ask" word="ask" person={person} />}
          </FindPerson>
        </Panel>
        {all.asked.length > 0 ? (
          <Panel title={t('asked')}>
            <People people={all.asked} steps={['end']} step={step} end="takeBack" />
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
  steps: readonly Step[];
  step: Stepping;
  /** What ending it is called here. */
  end?: Word;
}

function People({ people, steps, step, end = 'end' }: PeopleProps) {
  return (
    <ul className="grid gap-2">
      {people.map((person) => (
        <PersonLine key={person.id} person={person}>
          {steps.map((what) => (
            <Do key={what} step={step} what={what} word={what === 'end' ? end : what} person={person} />
          ))}
        </PersonLine>
      ))}
    </ul>
  );
}
