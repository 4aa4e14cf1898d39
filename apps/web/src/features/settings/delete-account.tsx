'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import type { Profile } from '@quayside/api';
import { Button, Dialog, Panel } from '@quayside/ui';
import { PasswordField, useFields } from '../../components/form/fields.tsx';
import { Form } from '../../components/form/form.tsx';
import { useAction } from '../../components/form/use-action.ts';
import { download } from '../../lib/download.ts';
import { useTRPCClient } from '../../lib/trpc/client.ts';

/** Taking one's data along, and leaving for good. */
export function DeleteAccount({ profile }: { profile: Profile }) {
  const t = useTranslations('settings');
  const shell = useTranslations('shell');
  const client = useTRPCClient();
  const queries = useQueryClient();
  const router = useRouter();
  const [{ password }, field] = useFields({ password: '' });
  const take = useAction(
    () => client.session.exportData.query(),
    (all) => download(all, 'quayside-account.json'),
  );
  const leave = useAction(
    () => client.session.deleteAccount.mutate({ confirm: true, ...(password === '' ? {} : { password }) }),
    () => {
      queries.clear();
      router.push('/');
    },
  );
  return (
    <Panel title={t('leaving')} className="p-5">
      <p className="mb-4">{t('leavingHint')}</p>
      <div className="flex flex-wrap gap-3">
        <Button disabled={take.busy} onClick={take.run}>
          {t('export')}
        </Button>
        <Dialog
          title={t('delete')}
          about={t('deleteHint')}
          closeWord={shell('close')}
          trigger={<Button>{t('delete')}</Button>}
        >
          <Form action={leave} submit={t('deleteSure')} tone="brick">
            {profile.ways.includes('password') ? (
              <PasswordField label={t('password')} {...field('password')} which="current" />
            ) : null}
          </Form>
        </Dialog>
      </div>
      <p role="alert" className="mt-2 empty:hidden font-semibold text-brick">
        {take.error}
      </p>
    </Panel>
  );
}
