'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTRPC, useTRPCClient } from '../trpc/client.ts';

export interface Wanted {
  readonly game: string;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly options?: { readonly [key: string]: string | boolean | number };
  readonly visibility: 'public' | 'link';
  readonly pace?: 'live' | 'turns';
  readonly rated?: boolean;
}

/** Opens a table, as a guest if need be, starts it where all seats are taken, and goes there. */
export function useOpenTable() {
  const router = useRouter();
  const client = useTRPCClient();
  const trpc = useTRPC();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ game, seats, bots, options, visibility, pace, rated }: Wanted) => {
      const me = await client.session.guest.mutate({});
      queries.setQueryData(trpc.session.me.queryKey(), me);
      const table = await client.tables.create.mutate({
        game,
        seats,
        bots: [...bots],
        visibility,
        ...(pace ? { pace } : {}),
        ...(rated ? { rated } : {}),
        ...(options ? { options: { ...options } } : {}),
      });
      if (bots.length + 1 === seats) await client.tables.start.mutate({ id: table.id });
      return table.id;
    },
    onSuccess: (id) => router.push(`/tables/${id}`),
  });
}
