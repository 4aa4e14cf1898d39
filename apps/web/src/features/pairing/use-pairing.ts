'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Pairing } from '@quayside/api';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';
import { useErrorText } from '../../lib/use-error-text.ts';
import type { toInput } from './form-values.ts';

/** Polls beside the stream: the calls tell the server that the player still waits. */
const HEARTBEAT_MS = 15_000;

/** Whether one waits to be paired, or the table where one was. */
export function usePairing() {
  const trpc = useTRPC();
  const me = useQuery(trpc.session.me.queryOptions());
  const current = useQuery({
    ...trpc.pairing.current.queryOptions(),
    enabled: Boolean(me.data),
    refetchInterval: ({ state }) => (state.data ? HEARTBEAT_MS : false),
  });
  const paired = me.data ? (current.data ?? null) : null;
  const waiting: Pairing | null = paired && 'since' in paired ? paired : null;
  return {
    known: me.data === null || current.data !== undefined,
    waiting,
    table: paired && 'table' in paired ? paired.table : null,
  };
}

/** Begins to wait (as a guest if need be) and ends it. */
export function usePairingActions() {
  const client = useTRPCClient();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const key = trpc.pairing.current.queryKey();
  const ask = useMutation({
    mutationFn: async (wanted: ReturnType<typeof toInput>) => {
      queries.setQueryData(trpc.session.me.queryKey(), await client.session.signInAsGuest.mutate({}));
      return client.pairing.request.mutate(wanted);
    },
    onSuccess: (paired) => queries.setQueryData(key, paired),
  });
  const leave = useMutation({
    mutationFn: () => client.pairing.cancel.mutate(),
    onSuccess: () => queries.setQueryData(key, null),
    // Paired in the meantime: the match has started.
    onSettled: () => void queries.invalidateQueries({ queryKey: key }),
  });
  const failed = ask.error ?? leave.error;
  return {
    ask: ask.mutate,
    leave: () => leave.mutate(),
    busy: ask.isPending || leave.isPending,
    error: errorText(failed),
  };
}
