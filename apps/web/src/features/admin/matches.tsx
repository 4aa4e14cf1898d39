'use client';

import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import type { Table } from '@quayside/api';
import { Button, Chips, Dialog } from '@quayside/ui';
import { Form } from '../../components/form/form.tsx';
import { useAction } from '../../components/form/use-action.ts';
import { useGameName } from '../../lib/use-games.ts';
import { useSeatNames } from '../../lib/seat-names.ts';
import { useTRPCClient } from '../../lib/trpc/client.ts';
import { PagedListItem, PagedList, useRefreshAdmin } from './paged-list.tsx';

const STATUSES = ['running', 'waiting', 'over'] as const;

/** All tables, also those known only by their link; a match that its players can't end is ended here. */
export function AdminMatches() {
  const t = useTranslations('admin');
  const client = useTRPCClient();
  const [status, setStatus] = useState<(typeof STATUSES)[number]>('running');
  return (
    <div className="grid gap-4">
      <Chips
        label={t('status')}
        chosen={status}
        onChange={setStatus}
        choices={STATUSES.map((value) => ({ value, label: t(`counts.${value}`) }))}
      />
      <PagedList
        queryKey={['matches', status]}
        fetchPage={(after) => client.admin.listMatches.query({ ...after, status })}
        title={t('matches')}
        none={t('noMatches')}
      >
        {(table) => <MatchItem key={table.id} table={table} />}
      </PagedList>
    </div>
  );
}

function MatchItem({ table }: { table: Table }) {
  const language = useLocale();
  const names = useSeatNames(table.seats);
  const gameName = useGameName();
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <PagedListItem>
      <div className="grid grow">
        <Link href={`/tables/${table.id}`} className="link font-semibold">
          {gameName(table.game)}
        </Link>
        <span className="text-sm text-pencil">
          {names.filter((_, seat) => table.seats[seat]?.kind !== 'open').join(', ')}
          {' · '}
          {time.format(table.started ?? table.created)}
        </span>
      </div>
      {table.status === 'over' ? null : <EndMatchDialog id={table.id} />}
    </PagedListItem>
  );
}

function EndMatchDialog({ id }: { id: string }) {
  const t = useTranslations('admin');
  const shell = useTranslations('shell');
  const client = useTRPCClient();
  const act = useAction(() => client.admin.endMatch.mutate({ id }), useRefreshAdmin());
  return (
    <Dialog
      title={t('end')}
      about={t('endHint')}
      closeWord={shell('close')}
      trigger={<Button size="small">{t('end')}</Button>}
    >
      <Form action={act} submit={t('end')} tone="brick">
        {null}
      </Form>
    </Dialog>
  );
}
