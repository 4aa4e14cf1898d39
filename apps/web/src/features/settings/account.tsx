'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import type { Profile } from '@quayside/api';
import { Button, Panel } from '@quayside/ui';
import { EmailField, PasswordField, useFields } from '../../components/form/fields.tsx';
import { Form, SavedMessage } from '../../components/form/form.tsx';
import { ConfirmNotice } from '../account/confirm-notice.tsx';
import { DisplayNameForm } from '../account/display-name-form.tsx';
import { endSubscription } from '../../lib/push.ts';
import { useAction } from '../../components/form/use-action.ts';
import { useTRPCClient } from '../../lib/trpc/client.ts';

/** Name, username, address and password. */
export function AccountSettings({ profile }: { profile: Profile }) {
  const t = useTranslations('settings');
  const client = useTRPCClient();
  const queries = useQueryClient();
  const router = useRouter();
  const fresh = () => void queries.invalidateQueries();
  const out = useAction(
    async () => {
      await endSubscription();
      return client.session.signOut.mutate();
    },
    () => {
      fresh();
      router.push('/');
    },
  );
  const member = profile.ways.length > 0;
  return (
    <Panel title={t('account')} className="p-5">
      <div className="grid gap-6">
        <DisplayNameForm name={profile.name} />
        {member ? (
          <>
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
              <dt className="text-pencil">{t('username')}</dt>
              <dd className="font-semibold">{profile.username ?? '–'}</dd>
              <dt className="text-pencil">{t('email')}</dt>
              <dd className="font-semibold break-all">{profile.email ?? '–'}</dd>
            </dl>
            {profile.pendingEmail ? <ConfirmNotice email={profile.pendingEmail} /> : null}
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

/** A form that most people need once a year. */
function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="rounded-card border border-rule bg-paper p-3">
      <summary className="min-h-9 cursor-pointer py-1 font-semibold">{title}</summary>
      <div className="mt-3">{children}</div>
    </details>
  );
}

function ChangeEmail({ profile, done }: { profile: Profile; done: () => void }) {
  const t = useTranslations('settings');
  const client = useTRPCClient();
  const [{ email, password }, field] = useFields({ email: profile.pendingEmail ?? '', password: '' });
  const act = useAction(
    () => client.session.changeEmail.mutate({ email, ...(password === '' ? {} : { password }) }),
    done,
  );
  return (
    <Disclosure title={t('changeEmail')}>
      <Form action={act} submit={t('sendMail')} aside={act.done ? <SavedMessage /> : null}>
        <EmailField label={t('email')} {...field('email')} hint={t('emailHint')} />
        {profile.ways.includes('password') ? (
          <PasswordField label={t('password')} {...field('password')} which="current" optional />
        ) : null}
      </Form>
    </Disclosure>
  );
}

function ChangePassword() {
  const t = useTranslations('settings');
  const client = useTRPCClient();
  const [fields, field] = useFields({ current: '', wanted: '' });
  const act = useAction(() => client.session.changePassword.mutate(fields));
  return (
    <Disclosure title={t('changePassword')}>
      <Form action={act} submit={t('save')} aside={act.done ? <SavedMessage /> : null}>
        <PasswordField label={t('current')} {...field('current')} which="current" />
        <PasswordField label={t('wanted')} {...field('wanted')} which="new" />
      </Form>
    </Disclosure>
  );
}
