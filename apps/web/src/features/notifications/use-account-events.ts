'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Paired } from '@quayside/api';
import { useHub } from '../../lib/live/live-provider.tsx';
import { ACCOUNT, type AccountEvent } from '../../lib/live/followed-topics.ts';
import { CO_PLAYERS } from '../people/co-players.ts';
import { useTRPC } from '../../lib/trpc/client.ts';

/** Writes what the stream tells of oneself where the pages look for it: friends, invitations, how a pairing stands. */
export function useAccountEvents(): void {
  const hub = useHub();
  const trpc = useTRPC();
  const queries = useQueryClient();
  useEffect(() => {
    if (!hub) return;
    return hub.follow(ACCOUNT, (heard) => {
      if (heard.kind !== 'news') return;
      const { news } = heard;
      switch (news.kind) {
        case 'pairing':
          queries.setQueryData(trpc.pairing.current.queryKey(), pairedBy(news));
          break;
        case 'people':
          queries.setQueryData(trpc.friends.list.queryKey(), news.friends);
          queries.setQueryData(CO_PLAYERS, news.company);
          break;
        case 'invited':
          void queries.invalidateQueries({ queryKey: trpc.tables.invitations.queryKey() });
          break;
      }
    });
    // The clients never change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hub]);
}

const pairedBy = ({ pairing, table }: Extract<AccountEvent, { kind: 'pairing' }>): Paired | null =>
  table === undefined ? pairing : { table };
