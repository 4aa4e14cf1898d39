'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTRPC, useTRPCClient } from './trpc/client.ts';

/** After which answer to play on, on which seat, against which bot. */
export interface ForkChoice {
  at: number;
  as: number;
  bot: string;
}

/** Forks a finished match at a position. Signs in as a guest if needed. */
export function useFork(id: string) {
  const client = useTRPCClient();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: async (choice: ForkChoice) => {
      queries.setQueryData(trpc.session.me.queryKey(), await client.session.signInAsGuest.mutate({}));
      return client.match.fork.mutate({ id, ...choice });
    },
    onSuccess: (table) => router.push(`/tables/${table.id}`),
  });
}
