'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState, type ReactNode } from 'react';
import type { Person } from '@quayside/api';
import { Button } from '@quayside/ui';
import { usePersonName } from '../../lib/person-name.ts';
import { useGameName } from '../../lib/use-games.ts';
import { useOwnTables } from '../lobby/use-own-tables.ts';
import { useTRPCClient } from '../../lib/trpc/client.ts';
import { useErrorText } from '../../lib/use-error-text.ts';

/** Calls friends to a table: a button beside each, which says when it is done. */
export function useInvite(table: string | null): { button: (person: Person) => ReactNode; error: string | null } {
  const t = useTranslations('friends');
  const errorText = useErrorText();
  const client = useTRPCClient();
  const nameOf = usePersonName();
  const [invited, setInvited] = useState<ReadonlySet<string>>(new Set());
  const act = useMutation({
    mutationFn: ({ id, account }: { id: string; account: string }) => client.tables.invite.mutate({ id, account }),
    onSuccess: (_, { id, account }) => setInvited((before) => new Set(before).add(`${id} ${account}`)),
  });
  const button = (person: Person) => {
    if (table === null) return null;
    const done = invited.has(`${table} ${person.id}`);
    return (
      <Button
        size="small"
        tone="water"
        disabled={done || act.isPending}
        aria-label={`${t(done ? 'invited' : 'invite')}: ${nameOf(person) ?? ''}`}
        onClick={() => act.mutate({ id: table, account: person.id })}
      >
        {t(done ? 'invited' : 'invite')}
      </Button>
    );
  };
  return { button, error: errorText(act.error) };
}

/** The same from anywhere: to one of the tables at which one waits for others. */
export function useInviting() {
  const waiting = (useOwnTables() ?? []).filter(
    (one) => one.status === 'waiting' && one.seats.some((seat) => seat.kind === 'open'),
  );
  const [wanted, setWanted] = useState<string | null>(null);
  const table = waiting.find((one) => one.id === wanted) ?? waiting[0];
  return { waiting, table, choose: setWanted, ...useInvite(table?.id ?? null) };
}

/** To which table; where there is none, the way to one. */
export function InviteTo({ inviting: { waiting, table, choose } }: { inviting: ReturnType<typeof useInviting> }) {
  const t = useTranslations('friends');
  const gameName = useGameName();
  if (!table)
    return (
      <Link href="/tables/new" className="link text-sm">
        {t('openFirst')}
      </Link>
    );
  return (
    <label className="flex min-w-0 flex-wrap items-center gap-2 text-sm">
      {t('inviteTo')}
      <select
        className="min-h-9 max-w-full min-w-0 rounded-card border-[1.5px] border-ink bg-paper px-2"
        value={table.id}
        onChange={(event) => choose(event.target.value)}
      >
        {waiting.map((one) => (
          <option key={one.id} value={one.id}>
            {t('tableOf', {
              game: gameName(one.game),
              n: one.seats.filter((seat) => seat.kind === 'open').length,
            })}
          </option>
        ))}
      </select>
    </label>
  );
}
