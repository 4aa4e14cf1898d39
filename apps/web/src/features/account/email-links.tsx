'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Button, Panel } from '@quayside/ui';
import { useTRPCClient } from '../../lib/trpc/client.ts';
import { EmailField, PasswordField, useFields } from '../../components/form/fields.tsx';
import { Form } from '../../components/form/form.tsx';
import { useAction } from '../../components/form/use-action.ts';
import { useLinkAction, useLinkToken } from './use-link-token.ts';

/** The link that confirms an address: it works by being opened. */
export function ConfirmEmail() {
  const t = useTranslations('account');
  const client = useTRPCClient();
  const queries = useQueryClient();
  const act = useLinkAction(
    (emailToken) => client.session.verifyEmail.mutate({ emailToken }),
    () => void queries.invalidateQueries(),
  );
  return (
    <Panel className="grid justify-items-start gap-4 p-6">
      <p role="status" className="text-lg">
        {act.done ? t('confirmed') : (act.error ?? (act.token === null ? t('noLink') : t('confirming')))}
      </p>
      <Button asChild tone="water">
        <Link href={act.done ? '/' : '/account'}>{act.done ? t('toHome') : t('toAccount')}</Link>
      </Button>
    </Panel>
  );
}

export function ResetPassword() {
  const t = useTranslations('account');
  const client = useTRPCClient();
  const token = useLinkToken();
  const [fields, field] = useFields({ password: '' });
  const act = useAction(() => client.session.resetPassword.mutate({ emailToken: token ?? '', ...fields }));
  if (act.done || token === null)
    return (
      <Panel className="grid justify-items-start gap-4 p-6">
        <p role="status" className="text-lg">
          {t(act.done ? 'resetDone' : 'noLink')}
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
