'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { Button, Panel } from '@quayside/ui';
import { useTRPCClient } from '../../lib/trpc/client.ts';
import { EmailField, PasswordField, useFields } from '../../components/form/fields.tsx';
import { Form } from '../../components/form/form.tsx';
import { useAction } from '../../components/form/use-action.ts';

/** The token that a mail's link brings behind the hash sign, taken out of the address at once. */
function useToken(): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const found = new URLSearchParams(window.location.hash.slice(1)).get('token');
    if (found === null) return;
    window.history.replaceState(null, '', window.location.pathname);
    // The address is known only in the browser, after the server's page has been taken over.
    // oxlint-disable-next-line react/set-state-in-effect
    setToken(found);
  }, []);
  return token;
}

/** The link that confirms an address: it works by being opened. */
export function ConfirmEmail() {
  const t = useTranslations('account');
  const client = useTRPCClient();
  const queries = useQueryClient();
  const token = useToken();
  const sent = useRef<string | null>(null);
  const act = useAction(
    () => client.session.verifyEmail.mutate({ emailToken: token ?? '' }),
    () => void queries.invalidateQueries(),
  );
  const { run } = act;
  useEffect(() => {
    if (token === null || sent.current === token) return;
    sent.current = token;
    run();
  }, [token, run]);
  return (
    <Panel className="grid justify-items-start gap-4 p-6">
      <p role="status" className="text-lg">
        {act.done ? t('confirmed') : (act.error ?? (token === null ? t('noToken') : t('confirming')))}
      </p>
      <Button asChild tone="water">
        <Link href={act.done ? '/' : '/account'}>{act.done ? t('toQuay') : t('toAccount')}</Link>
      </Button>
    </Panel>
  );
}

export function ResetPassword() {
  const t = useTranslations('account');
  const client = useTRPCClient();
  const token = useToken();
  const [fields, field] = useFields({ password: '' });
  const act = useAction(() => client.session.resetPassword.mutate({ emailToken: token ?? '', ...fields }));
  if (act.done || token === null)
    return (
      <Panel className="grid justify-items-start gap-4 p-6">
        <p role="status" className="text-lg">
          {t(act.done ? 'resetDone' : 'noToken')}
        </p>
        <Button asChild tone="water">
          <Link href={act.done ? '/account' : '/account/forgotten'}>{t(act.done ? 'signIn' : 'forgottenTitle')}</Link>
        </Button>
      </Panel>
    );
  return (
    <Panel className="p-6">
      <Form action={act} submit={t('setPassword')}>
        <PasswordField label={t('newPassword')} {...field('password')} which="new" />
      </Form>
    </Panel>
  );
}

export function ForgottenPassword() {
  const t = useTranslations('account');
  const client = useTRPCClient();
  const [fields, field] = useFields({ email: '' });
  const act = useAction(() => client.session.requestPasswordReset.mutate(fields));
  return (
    <Panel className="p-6">
      {act.done ? (
        <p role="status" className="text-lg">
          {t('resetSent')}
        </p>
      ) : (
        <Form action={act} submit={t('sendLink')}>
          <EmailField label={t('email')} {...field('email')} hint={t('forgottenHint')} />
        </Form>
      )}
    </Panel>
  );
}
