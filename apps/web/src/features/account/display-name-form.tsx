'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { TextField } from '@quayside/ui';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';
import { useFields } from '../../components/form/fields.tsx';
import { Form, Saved } from '../../components/form/form.tsx';
import { useAct } from '../../components/form/use-action.ts';

/** Under which name one is shown. */
export function Rename({ name, done }: { name: string; done?: () => void }) {
  const t = useTranslations('shell');
  const client = useTRPCClient();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const [fields, field] = useFields({ name });
  const act = useAct(
    () => client.session.rename.mutate(fields),
    (account) => {
      queries.setQueryData(trpc.session.me.queryKey(), account);
      void queries.invalidateQueries();
      done?.();
    },
  );
  return (
    <Form act={act} submit={t('save')} aside={act.done ? <Saved /> : null}>
      <TextField label={t('name')} {...field('name')} maxLength={30} autoComplete="nickname" required />
    </Form>
  );
}
