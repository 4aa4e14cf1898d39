'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { Table } from '@quayside/api';
import { Button, Dialog } from '@quayside/ui';
import { comparedSeats } from '../replay/turning-points.ts';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';
import { tiebreakerRule } from './tiebreaker.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

// Fetched when somebody asks.
const Decided = dynamic(lazyPart(async () => (await import('../replay/result-analysis.tsx')).ResultAnalysis));

export interface AfterMatchProps {
  table: Table;
  names: readonly string[];
  /** The game's own words. */
  messages: { readonly [key: string]: string };
}

/**
 * What to do after a match: the same again (one table, whoever asks first), see what decided it, look at it again, or back to the
 * quay.
 */
export function AfterMatch({ table, names, messages }: AfterMatchProps) {
  const t = useTranslations('table');
  const shell = useTranslations('shell');
  const me = useQuery(useTRPC().session.me.queryOptions());
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
  const { result } = table;
  const pair = table.ending === 'finished' && result ? comparedSeats(result, table.mine) : null;
  const tie = tiebreakerRule(result, messages);
  return (
    <div className="flex gap-2 sm:flex-wrap">
      {tie ? <p className="self-center font-semibold text-pretty">{tie}</p> : null}
      {table.mine === null || table.ending === 'cancelled' ? null : (
        <Button size="small" tone="brick" disabled={again.isPending || again.isSuccess} onClick={() => again.mutate()}>
          {t('again')}
        </Button>
      )}
      {result && pair ? (
        <Dialog title={t('decided')} closeWord={t('close')} trigger={<Button size="small">{t('decided')}</Button>}>
          <Decided match={table.id} result={result} pair={pair} names={names} messages={messages} />
        </Dialog>
      ) : null}
      {table.ending === 'finished' ? (
        <Button asChild size="small">
          <Link href={`/matches/${table.id}`}>{t('replay')}</Link>
        </Button>
      ) : null}
      {table.mine !== null && me.data?.guest ? (
        <Button asChild size="small">
          <Link href="/account">{shell('become')}</Link>
        </Button>
      ) : null}
      <Button asChild size="small">
        <Link href="/">{t('home')}</Link>
      </Button>
    </div>
  );
}
