'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import type { Table } from '@quayside/api';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';

export type WaitingTableActions = ReturnType<typeof useWaitingTable>;

/** What can be done at a table before its match, one thing at a time. */
export function useWaitingTable({ id, host }: Table) {
  const client = useTRPCClient();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const router = useRouter();
  const me = useQuery(trpc.session.me.queryOptions());
  const { mutate, isPending, error } = useMutation({ mutationFn: (action: () => Promise<unknown>) => action() });
  return {
    isHost: me.data !== undefined && me.data !== null && me.data.id === host,
    busy: isPending,
    error,
    join: (seat: number) =>
      mutate(async () => {
        const account = await client.session.signInAsGuest.mutate({});
        await client.tables.join.mutate({ id, seat });
        queries.setQueryData(trpc.session.me.queryKey(), account);
      }),
    leave: () =>
      mutate(async () => {
        await client.tables.leave.mutate({ id });
        router.push('/');
      }),
    start: () => mutate(() => client.tables.start.mutate({ id })),
    addBot: (bot: string) => mutate(() => client.tables.addBot.mutate({ id, bot })),
    removeBot: (seat: number) => mutate(() => client.tables.removeBot.mutate({ id, seat })),
  };
}
