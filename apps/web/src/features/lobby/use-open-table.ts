'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import type { Game } from '@quayside/engine';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';

export interface TableRequest {
  readonly game: string;
  readonly seats: number;
  /** With how many taken it may start; without it, with all. */
  readonly fewest?: number;
  readonly bots: readonly string[];
  readonly options?: { readonly [key: string]: string | boolean | number };
  readonly visibility: 'public' | 'link';
  readonly pace?: 'live' | 'turns';
  readonly rated?: boolean;
}

const BRIEF = { length: 'short' };
const BOTS = 2;
const OPPONENT = 'merchant';

/** The quickest way to a match: against bots, in the form of the game that takes least time. */
export function againstBots({ id, seats, options }: Pick<Game, 'id' | 'seats' | 'options'>): TableRequest {
  const bots = Array.from({ length: Math.min(BOTS, seats.max - 1) }, () => OPPONENT);
  return {
    game: id,
    seats: bots.length + 1,
    bots,
    options: Object.fromEntries(Object.entries(BRIEF).filter(([option]) => option in options)),
    visibility: 'link',
  };
}

/** Opens a table, as a guest if need be, starts it where all seats are taken, and goes there. */
export function useOpenTable() {
  const router = useRouter();
  const client = useTRPCClient();
  const trpc = useTRPC();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: TableRequest) => {
      const me = await client.session.signInAsGuest.mutate({});
      queries.setQueryData(trpc.session.me.queryKey(), me);
      const { seats, bots, options = {} } = wanted;
      const table = await client.tables.create.mutate({ ...wanted, bots: [...bots], options: { ...options } });
      if (bots.length + 1 === seats) await client.tables.start.mutate({ id: table.id });
      return table.id;
    },
    onSuccess: (id) => router.push(`/tables/${id}`),
  });
}
