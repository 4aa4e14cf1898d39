'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Button, Panel } from '@quayside/ui';
import { useTRPCClient } from '../../lib/trpc/client.ts';
import { useLinkAction } from './use-link-token.ts';

/** The link that ends mails: it works by being opened, signed in or not. */
export function Unsubscribe() {
  const t = useTranslations('unsubscribe');
  const client = useTRPCClient();
  const act = useLinkAction((token) => client.notifications.unsubscribeMails.mutate({ token }));
  return (
    <Panel className="grid justify-items-start gap-4 p-6">
      <p role="status" className="text-lg">
        {act.result === true ? t('done') : (act.error ?? (act.token === null || act.done ? t('noLink') : t('working')))}
      </p>
      <Button asChild tone="water">
        <Link href="/settings">{t('settings')}</Link>
      </Button>
    </Panel>
  );
}
