'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { Button, Panel, TextField } from '@quayside/ui';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';
import { EmailField, PasswordField, useFields } from '../../components/form/fields.tsx';
import { Form } from '../../components/form/form.tsx';
import { usePersonName } from '../../lib/person-name.ts';
import { useAction } from '../../components/form/use-action.ts';
import { ConfirmNotice } from './confirm-notice.tsx';

/** Signing up and signing in. A guest who signs up stays the same person. */
export function AccountPage({ failed }: { failed: boolean }) {
  const t = useTranslations('account');
  const trpc = useTRPC();
  const nameOf = usePersonName();
  const me = useQuery(trpc.session.me.queryOptions());
  const account = useQuery({ ...trpc.session.account.queryOptions(), enabled: Boolean(me.data) });
  if (me.isPending || (me.data && account.isPending)) return null;
  if (account.data && account.data.ways.length > 0)
    return (
      <Panel className="grid justify-items-start gap-4 p-6">
        <p className="text-lg">{t('hello', { name: account.data.name })}</p>
        {account.data.pendingEmail ? <ConfirmNotice email={account.data.pendingEmail} /> : null}
        <Button asChild tone="water">
          <Link href="/settings">{t('toSettings')}</Link>
        </Button>
      </Panel>
    );
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      {failed ? (
        <p role="alert" className="font-semibold text-brick md:col-span-2">
          {t('elsewhereFailed')}
        </p>
      ) : null}
      <SignUp guest={me.data ? nameOf(me.data) : null} />
      <SignIn />
    </div>
  );
}

function SignUp({ guest }: { guest: string | null }) {
  const t = useTranslations('account');
  const client = useTRPCClient();
  const queries = useQueryClient();
  const [fields, field] = useFields({ username: '', email: '', password: '' });
  const act = useAction(
    () => client.session.signUp.mutate(fields),
    () => void queries.invalidateQueries(),
  );
  return (
    <Panel title={t('signUp')} className="p-5">
      <p className="mb-4">{guest === null ? t('signUpHint') : t('guestHint', { name: guest })}</p>
      <Form action={act} submit={t('signUp')} tone="brick">
        <TextField label={t('username')} {...field('username')} maxLength={20} autoComplete="username" required />
        <EmailField label={t('email')} {...field('email')} hint={t('emailHint')} />
        <PasswordField label={t('password')} {...field('password')} which="new" />
      </Form>
    </Panel>
  );
}

function SignIn() {
  const t = useTranslations('account');
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const router = useRouter();
  const providers = useQuery({ ...trpc.session.providers.queryOptions(), staleTime: Infinity });
  const [fields, field] = useFields({ login: '', password: '' });
  const act = useAction(
    () => client.session.signIn.mutate(fields),
    () => {
      void queries.invalidateQueries();
      router.push('/');
    },
  );
  return (
    <Panel title={t('signIn')} className="p-5">
      <Form
        action={act}
        submit={t('signIn')}
        aside={
          <Link href="/account/forgotten" className="link">
            {t('forgotten')}
          </Link>
        }
      >
        <TextField label={t('login')} {...field('login')} autoComplete="username" required />
        <PasswordField label={t('password')} {...field('password')} which="current" />
      </Form>
      {(providers.data ?? []).length > 0 ? (
        <div className="mt-5 grid gap-2 border-t border-rule pt-4">
          {(providers.data ?? []).map((one) => (
            <Button
              key={one.id}
              onClick={() => {
                void client.session.signInWithProvider.mutate({ provider: one.id }).then(
                  ({ url }) => window.location.assign(url),
                  () => router.push('/account?error=elsewhere'),
                );
              }}
            >
              {t('with', { name: one.name })}
            </Button>
          ))}
        </div>
      ) : null}
    </Panel>
  );
}
