'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@quayside/ui';
import { useAction } from '../../components/form/use-action.ts';
import { useTRPCClient } from '../../lib/trpc/client.ts';

/** That an account waits for its confirmation, where the mail has gone, and a way to have it sent again. */
export function ConfirmNotice({ email }: { email: string }) {
  const t = useTranslations('account');
  const client = useTRPCClient();
  const again = useAction(() => client.session.changeEmail.mutate({ email }));
  return (
    <div className="grid justify-items-start gap-2 rounded-card border-[1.5px] border-ink bg-brass-wash p-3">
      <p className="break-words">{t('unconfirmed', { email })}</p>
      <Button size="small" disabled={again.busy} onClick={again.run}>
        {t('sendAgain')}
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {again.error ?? (again.done ? t('sentAgain') : null)}
      </p>
    </div>
  );
}
