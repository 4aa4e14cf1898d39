'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { Table } from '@quayside/api';
import { Button } from '@quayside/ui';
import { useOpenTable } from './open-table.ts';

/** What to do after a match: the same again, or back to the quay. */
export function After({ table }: { table: Table }) {
  const t = useTranslations('table');
  const open = useOpenTable();
  const bots = table.seats.flatMap((one) => (one.kind === 'bot' && one.bot !== null ? [one.bot] : []));
  return (
    <div className="flex flex-wrap gap-2">
      {table.mine === null ? null : (
        <Button
          size="small"
          tone="brick"
          disabled={open.isPending || open.isSuccess}
          onClick={() =>
            open.mutate({
              game: table.game,
              seats: table.seats.length,
              bots,
              options: table.options,
              visibility: table.visibility,
            })
          }
        >
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
