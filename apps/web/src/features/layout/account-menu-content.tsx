'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { Account } from '@quayside/api';
import { Button } from '@quayside/ui';
import { ConfirmNotice } from '../account/confirm-notice.tsx';
import { DisplayNameForm } from '../account/display-name-form.tsx';
import { endSubscription } from '../../lib/push.ts';
import { useAction } from '../../components/form/use-action.ts';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';

export interface AccountMenuContentProps {
  me: Account;
  close: () => void;
}

/** Pages of one's own, what is missing to the account, another name, and the way out. */
export function AccountMenuContent({ me, close }: AccountMenuContentProps) {
  const t = useTranslations('shell');
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const router = useRouter();
  const account = useQuery(trpc.session.account.queryOptions()).data;
  const out = useAction(
    async () => {
      await endSubscription();
      return client.session.signOut.mutate();
    },
    () => {
      close();
      void queries.invalidateQueries();
      router.push('/');
    },
  );
  // A guest who signed out could not come back.
  const member = (account?.ways.length ?? 0) > 0;
  const pages = [
    ...(me.guest && !member ? [['/account', 'become'] as const] : []),
    [`/people/${me.id}`, 'profile'],
    ['/friends', 'friends'],
    ['/settings', 'settings'],
    ...(me.admin ? [['/admin', 'admin'] as const] : []),
  ] as const;
  return (
    <div className="grid gap-4">
      {account?.pendingEmail ? <ConfirmNotice email={account.pendingEmail} /> : null}
      <nav aria-label={t('accountMenu')} className="grid grid-cols-2 gap-2">
        {pages.map(([href, word]) => (
          <Button key={href} asChild tone={word === 'become' ? 'brick' : 'paper'}>
            <Link href={href} onClick={close}>
              {t(word)}
            </Link>
          </Button>
        ))}
        {member ? (
          <Button disabled={out.busy} onClick={out.run}>
            {t('signOut')}
          </Button>
        ) : null}
      </nav>
      <div className="border-t border-rule pt-4">
        <DisplayNameForm name={me.name} done={close} />
      </div>
    </div>
  );
}
