'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { Table } from '@quayside/api';
import { Button } from '@quayside/ui';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';
import { useErrorText } from '../../lib/use-error-text.ts';

/** For who watches: a button for each seat whose player has left, where the table is open to substitutes. */
export function TakeOver({ table, names }: { table: Table; names: readonly string[] }) {
  const t = useTranslations('leavers');
  const client = useTRPCClient();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (seat: number) => {
      const account = await client.session.signInAsGuest.mutate({});
      await client.tables.takeOver.mutate({ id: table.id, seat });
      queries.setQueryData(trpc.session.me.queryKey(), account);
    },
  });
  return (
    <>
      {table.seats.map((one) =>
        one.vacant ? (
          <Button key={one.seat} size="small" tone="brick" disabled={isPending} onClick={() => mutate(one.seat)}>
            {t('takeOver', { name: names[one.seat] ?? '' })}
          </Button>
        ) : null,
      )}
      {error ? (
        <p role="alert" className="text-sm font-semibold text-brick">
          {errorText(error)}
        </p>
      ) : null}
    </>
  );
}
