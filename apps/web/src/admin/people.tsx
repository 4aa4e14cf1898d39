'use client';

import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useDeferredValue, useState } from 'react';
import type { Listed } from '@quayside/api';
import { Button, Dialog, Stepper, TextField } from '@quayside/ui';
import { useFields } from '../account/fields.tsx';
import { Form } from '../account/form.tsx';
import { useAct } from '../account/use-act.ts';
import { useShownName } from '../shell/shown-name.ts';
import { useTRPCClient } from '../trpc/client.ts';
import { Item, Pages, useFresh } from './pages.tsx';

const DAY_MS = 86_400_000;

/** Everybody who is known here: shutting somebody out for a while, and names that nobody should have to read. */
export function People() {
  const t = useTranslations('admin');
  const client = useTRPCClient();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  return (
    <div className="grid gap-4">
      <TextField label={t('search')} hint={t('searchHint')} value={typed} onChange={setTyped} maxLength={30} />
      <Pages
        asked={['people', text]}
        ask={(after) => client.admin.people.query({ ...after, ...(text === '' ? {} : { text }) })}
        title={t('people')}
        none={t('nobody')}
      >
        {(person) => <Line key={person.id} person={person} />}
      </Pages>
    </div>
  );
}

function Line({ person }: { person: Listed }) {
  const t = useTranslations('admin');
  const language = useLocale();
  const nameOf = useShownName();
  const client = useTRPCClient();
  const fresh = useFresh();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const { id, username, guest, joined, admin, suspended, former } = person;
  return (
    <Item>
      <div className="grid grow">
        <Link href={`/people/${id}`} className="link font-semibold">
          {nameOf(person)}
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
          <Button size="small" onClick={() => void client.admin.rename.mutate({ id }).finally(fresh)}>
            {t('rename')}
          </Button>
          {suspended ? (
            <Button
              size="small"
              onClick={() =>
                void client.admin.suspend.mutate({ id, until: null, reason: suspended.reason }).finally(fresh)
              }
            >
              {t('readmit')}
            </Button>
          ) : (
            <Suspend id={id} name={nameOf(person) ?? ''} done={fresh} />
          )}
        </div>
      )}
    </Item>
  );
}

function Suspend({ id, name, done }: { id: string; name: string; done: () => void }) {
  const t = useTranslations('admin');
  const shell = useTranslations('shell');
  const client = useTRPCClient();
  const [days, setDays] = useState(7);
  const [fields, field] = useFields({ reason: '' });
  const act = useAct(
    () => client.admin.suspend.mutate({ id, until: new Date(Date.now() + days * DAY_MS), ...fields }),
    done,
  );
  return (
    <Dialog
      title={`${t('suspend')}: ${name}`}
      about={t('suspendHint')}
      closeWord={shell('close')}
      trigger={<Button size="small">{t('suspend')}</Button>}
    >
      <Form act={act} submit={t('suspend')} tone="brick">
        <div className="grid gap-1">
          <span className="label-caps text-pencil">{t('days')}</span>
          <Stepper
            label={t('days')}
            words={{ more: '+', less: '−' }}
            min={1}
            max={90}
            value={days}
            onChange={setDays}
          />
        </div>
        <TextField label={t('reason')} {...field('reason')} maxLength={300} hint={t('reasonHint')} required />
      </Form>
    </Dialog>
  );
}
