'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Table } from '@quayside/api';
import { useHub } from '../../lib/live/live-provider.tsx';
import { OWN_TABLES } from '../../lib/live/followed-topics.ts';
import { useTRPC } from '../../lib/trpc/client.ts';

/** One's own tables that are not over, as they change: those that wait for an answer first. Undefined until they are known. */
export function useOwnTables(): readonly Table[] | undefined {
  const me = useQuery(useTRPC().session.me.queryOptions());
  const hub = useHub();
  const [tables, setTables] = useState<readonly Table[]>();
  const id = me.data?.id;
  useEffect(() => {
    if (!hub || id === undefined) return;
    return hub.follow(OWN_TABLES, (event) => {
      if (event.kind === 'own-tables') setTables(event.tables);
    });
  }, [hub, id]);
  if (me.data === null) return [];
  return id === undefined ? undefined : tables;
}
