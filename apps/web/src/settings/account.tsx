'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Profile } from '@quayside/api';
import { Button, Panel, TextField } from '@quayside/ui';
import { Form } from '../account/form.tsx';
import { useAct } from '../account/use-act.ts';
import { useTRPCClient } from '../trpc/client.ts';

/** Name, username, address and password. */
export function Account({ profile }: { profile: Profile }) {
  const t = useTranslations('settings');
  const client = useTRPCClient();
  const queries = useQueryClient();
  const router = useRouter();
  const fresh = () => void queries.invalidateQueries();
  const out = useAct(
    () => client.session.signOut.mutate(),
    () => {
      fresh();
      router.push('/');
    },
  );
  const [name, setName] = useState(profile.name);
  const rename = useAct(() => client.session.rename.mutate({ name }), fresh);
  const member = profile.ways.length > 0;
  return (
    <Panel title={t('account')} className="p-5">
      <div className="grid gap-6">
        <Form act={rename} submit={t('save')} aside={rename.done ? <Saved /> : null}>
          <TextField
            label={t('name')}
            value={name}
            onChange={setName}
            maxLength={30}
            autoComplete="nickname"
            required
          />
        </Form>
        {member ? (
          <>
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
              <dt className="text-pencil">{t('username')}</dt>
              <dd className="font-semibold">{profile.username ?? '–'}</dd>
              <dt className="text-pencil">{t('email')}</dt>
              <dd className="font-semibold break-all">
                {profile.email ?? '–'}
                {profile.unconfirmed ? (
                  <span className="block font-normal text-brick">
                    {t('unconfirmed', { email: profile.unconfirmed })}
                  </span>
                ) : null}
              </dd>
            </dl>
            <ChangeEmail profile={profile} done={fresh} />
            {profile.ways.includes('password') ? <ChangePassword /> : null}
            <div>
              <Button disabled={out.busy} onClick={out.run}>
                {t('signOut')}
              </Button>
            </div>
          </>
        ) : (
          <div className="grid justify-items-start gap-3 border-t border-rule pt-4">
            <p>{t('guest')}</p>
            <Button asChild tone="brick">
              <Link href="/account">{t('become')}</Link>
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}

function Saved() {
  const t = useTranslations('settings');
  return (
    <span role="status" className="font-semibold text-moss">
      {t('saved')}
    </span>
  );
}

function ChangeEmail({ profile, done }: { profile: Profile; done: () => void }) {
  const t = useTranslations('settings');
  const client = useTRPCClient();
  const [email, setEmail] = useState(profile.unconfirmed ?? '');
  const [password, setPassword] = useState('');
  const act = useAct(
    () => client.session.changeEmail.mutate({ email, ...(password === '' ? {} : { password }) }),
    done,
  );
  return (
    <details className="rounded-card border border-rule bg-paper p-3">
      <summary className="min-h-9 cursor-pointer py-1 font-semibold">{t('changeEmail')}</summary>
      <div className="mt-3">
        <Form act={act} submit={t('sendMail')} aside={act.done ? <Saved /> : null}>
          <TextField
            label={t('email')}
            type="email"
            value={email}
            onChange={setEmail}
            autoComplete="email"
            hint={t('emailHint')}
            required
          />
          {profile.ways.includes('password') ? (
            <TextField
              label={t('password')}
              type="password"
              value={password}
              onChange={setPassword}
              autoComplete="current-password"
            />
          ) : null}
        </Form>
      </div>
    </details>
  );
}

function ChangePassword() {
  const t = useTranslations('settings');
  const client = useTRPCClient();
  const [current, setCurrent] = useState('');
  const [wanted, setWanted] = useState('');
  const act = useAct(() => client.session.changePassword.mutate({ current, wanted }));
  return (
    <details className="rounded-card border border-rule bg-paper p-3">
      <summary className="min-h-9 cursor-pointer py-1 font-semibold">{t('changePassword')}</summary>
      <div className="mt-3">
        <Form act={act} submit={t('save')} aside={act.done ? <Saved /> : null}>
          <TextField
            label={t('current')}
            type="password"
            value={current}
            onChange={setCurrent}
            autoComplete="current-password"
            required
          />
          <TextField
            label={t('wanted')}
            type="password"
            value={wanted}
            onChange={setWanted}
            autoComplete="new-password"
            required
          />
        </Form>
      </div>
    </details>
  );
}
