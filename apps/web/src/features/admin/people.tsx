'use client';

import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useDeferredValue, useState } from 'react';
import type { AccountListing } from '@quayside/api';
import { TextField } from '@quayside/ui';
import { usePersonName } from '../../lib/person-name.ts';
import { useTRPCClient } from '../../lib/trpc/client.ts';
import { PagedListItem, PagedList, useRefreshAdmin } from './paged-list.tsx';
import { ActionButton } from './action-button.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';

const DAY_MS = 86_400_000;

/** All accounts: suspend them or reset offensive names. */
export function AdminPeople() {
  const t = useTranslations('admin');
  const client = useTRPCClient();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  return (
    <div className="grid gap-4">
      <TextField label={t('search')} hint={t('searchHint')} value={typed} onChange={setTyped} maxLength={30} />
      <PagedList
        queryKey={['people', text]}
        fetchPage={(after) => client.admin.listAccounts.query({ ...after, ...(text === '' ? {} : { text }) })}
        title={t('people')}
        none={t('nobody')}
      >
        {(person) => <PersonItem key={person.id} person={person} />}
      </PagedList>
    </div>
  );
}

function PersonItem({ person }: { person: AccountListing }) {
  const t = useTranslations('admin');
  const language = useLocale();
  const nameOf = usePersonName();
  const client = useTRPCClient();
  const fresh = useRefreshAdmin();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const name = nameOf(person) ?? '';
  const { id, username, guest, joined, admin, suspended, former } = person;
  return (
    <PagedListItem>
      <div className="grid grow">
        <Link href={`/people/${id}`} className="link font-semibold">
          {name}
        </Link>
        <span className="text-sm text-pencil">
          {[
            username,
            guest ? t('guest') : null,
            admin ? t('admin') : null,
            t('joined', { when: day.format(joined) }),
            suspended ? t('suspended', { when: day.format(suspended.until), why: suspended.reason }) : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {admin || former ? null : (
        <div className="flex flex-wrap gap-2">
          <ActionButton about={name} action={() => client.admin.resetName.mutate({ id })} done={fresh}>
            {t('rename')}
          </ActionButton>
          {suspended ? (
            <ActionButton
              about={name}
              action={() => client.admin.suspend.mutate({ id, until: null, reason: suspended.reason })}
              done={fresh}
            >
              {t('readmit')}
            </ActionButton>
          ) : (
            <SuspendDialog
              name={name}
              required
              suspend={(days, reason) =>
                client.admin.suspend.mutate({ id, until: new Date(Date.now() + days * DAY_MS), reason })
              }
              done={fresh}
            />
          )}
        </div>
      )}
    </PagedListItem>
  );
}
