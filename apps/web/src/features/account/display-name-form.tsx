'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { TextField } from '@quayside/ui';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';
import { useFields } from '../../components/form/fields.tsx';
import { Form, SavedMessage } from '../../components/form/form.tsx';
import { useAction } from '../../components/form/use-action.ts';

/** Under which name one is shown. */
export function DisplayNameForm({ name, done }: { name: string; done?: () => void }) {
  const t = useTranslations('shell');
  const client = useTRPCClient();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const [fields, field] = useFields({ name });
  const act = useAction(
    () => client.session.changeName.mutate(fields),
    (account) => {
      queries.setQueryData(trpc.session.me.queryKey(), account);
      void queries.invalidateQueries();
      done?.();
    },
  );
  return (
    <Form action={act} submit={t('save')} aside={act.done ? <SavedMessage /> : null}>
      <TextField label={t('name')} {...field('name')} maxLength={30} autoComplete="nickname" required />
    </Form>
  );
}
