'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Button } from '@quayside/ui';
import { waitsForMe } from '../../lib/waits-for-me.ts';
import { useOwnTables } from './use-own-tables.ts';

/** The way to the next of one's tables that waits for an answer, and how many there are. */
export function NextTableLink({ besides }: { besides: string }) {
  const t = useTranslations('table');
  const waiting = (useOwnTables() ?? []).filter((table) => table.id !== besides && waitsForMe(table));
  const [next] = waiting;
  if (!next) return null;
  return (
    <Button asChild size="small" tone="water">
      <Link href={`/tables/${next.id}`}>{t('next', { n: waiting.length })}</Link>
    </Button>
  );
}
