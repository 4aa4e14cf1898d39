'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PairingStatus } from '@quayside/api';
import { useHub } from '../../lib/live/live-provider.tsx';
import { ACCOUNT, type AccountEvent } from '../../lib/live/followed-topics.ts';
import { CO_PLAYERS } from '../people/co-players.ts';
import { useTRPC } from '../../lib/trpc/client.ts';

/** Writes events of the account into the query cache: friends, invitations, pairing. */
export function useAccountEvents(): void {
  const hub = useHub();
  const trpc = useTRPC();
  const queries = useQueryClient();
  useEffect(() => {
    if (!hub) return;
    return hub.follow(ACCOUNT, (topicEvent) => {
      if (topicEvent.kind !== 'account') return;
      const { event } = topicEvent;
      switch (event.kind) {
        case 'pairing':
          queries.setQueryData(trpc.pairing.current.queryKey(), pairedBy(event));
          break;
        case 'people':
          queries.setQueryData(trpc.friends.list.queryKey(), event.friends);
          queries.setQueryData(CO_PLAYERS, event.company);
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

const pairedBy = ({ pairing, table }: Extract<AccountEvent, { kind: 'pairing' }>): PairingStatus | null =>
  table === undefined ? pairing : { table };
