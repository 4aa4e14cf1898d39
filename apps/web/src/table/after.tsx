'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { Table } from '@quayside/api';
import { Button } from '@quayside/ui';
import { useTRPCClient } from '../trpc/client.ts';

/** What to do after a match: the same again (one table, whoever asks first), look at it again, or back to the quay. */
export function After({ table }: { table: Table }) {
  const t = useTranslations('table');
  const client = useTRPCClient();
  const router = useRouter();
  const again = useMutation({
    mutationFn: async () => {
      const next = await client.tables.rematch.mutate({ id: table.id });
      const full = next.status === 'waiting' && next.seats.every((one) => one.kind !== 'open');
      if (full && next.mine !== null && next.seats[next.mine]?.accountId === next.host)
        await client.tables.start.mutate({ id: next.id });
      return next.id;
    },
    onSuccess: (id) => router.push(`/tables/${id}`),
  });
  return (
    <div className="flex flex-wrap gap-2">
      {table.mine === null || table.ending === 'cancelled' ? null : (
        <Button size="small" tone="brick" disabled={again.isPending || again.isSuccess} onClick={() => again.mutate()}>
          {t('again')}
        </Button>
      )}
      {table.ending === 'finished' ? (
        <Button asChild size="small">
          <Link href={`/matches/${table.id}`}>{t('replay')}</Link>
        </Button>
      ) : null}
      <Button asChild size="small">
        <Link href="/">{t('home')}</Link>
      </Button>
    </div>
  );
}
