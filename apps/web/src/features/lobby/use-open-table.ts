'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import type { ClockSettings, GameEntry, WhenLeft } from '@quayside/api';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';

export interface TableRequest {
  readonly game: string;
  readonly seats: number;
  /** With how many taken it may start; without it, with all. */
  readonly minSeats?: number;
  readonly bots: readonly string[];
  readonly options?: { readonly [key: string]: string | boolean | number };
  readonly visibility: 'public' | 'link';
  readonly pace?: 'real-time' | 'turn-based';
  readonly rated?: boolean;
  /** How much time everybody has; null is no clock. */
  readonly clock?: ClockSettings | null;
  /** What becomes of the seat of who leaves. */
  readonly whenLeft?: WhenLeft;
  /** How many turns behind onlookers are. */
  readonly watchDelay?: number;
  /** The bot that takes the open seats after so many seconds. */
  readonly fill?: { readonly bot: string; readonly after: number };
}

const BOTS = 2;
/** Replaced by the level that fits the player, which the server knows. */
const FITTING = 'fitting';

/** The quickest way to a match: against bots that fit, or against these, in the form of the game that takes least time. */
export function againstBots(
  { id, seats, quickPlay }: Pick<GameEntry, 'id' | 'seats' | 'quickPlay'>,
  wanted?: readonly string[],
): TableRequest {
  const others = Math.max(seats.min - 1, Math.min(wanted?.length ?? BOTS, seats.max - 1));
  const bots = Array.from({ length: others }, (_, i) => wanted?.[i] ?? wanted?.at(-1) ?? FITTING);
  return { game: id, seats: others + 1, bots, options: quickPlay, visibility: 'link' };
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
      const { game, seats, options = {} } = wanted;
      const fits = wanted.bots.includes(FITTING) ? await client.games.fittingLevel.query({ game }) : FITTING;
      const bots = wanted.bots.map((bot) => (bot === FITTING ? fits : bot));
      const table = await client.tables.create.mutate({ ...wanted, bots, options: { ...options } });
      if (bots.length + 1 === seats) await client.tables.start.mutate({ id: table.id });
      return table.id;
    },
    onSuccess: (id) => router.push(`/tables/${id}`),
  });
}
