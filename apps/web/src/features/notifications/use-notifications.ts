'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';
import { waitsForMe } from '../../lib/waits-for-me.ts';
import { useFriends } from '../friends/use-friends.ts';
import { useOwnTables } from '../lobby/use-own-tables.ts';
import { usePairing } from '../pairing/use-pairing.ts';

/** All that waits for the person, save what this page shows already. */
export function useNotifications() {
  const path = usePathname();
  const elsewhere = (table: string) => path !== `/tables/${table}`;
  const { waiting: search } = usePairing();
  const due = (useOwnTables() ?? []).filter((table) => waitsForMe(table) && elsewhere(table.id));
  const invitations = useInvitations().filter(({ table }) => elsewhere(table.id));
  const requests = useFriends().list.data?.asks ?? [];
  return { search: path === '/pairing' ? null : search, due, invitations, requests };
}

/** Tables to which friends have invited the person. */
const useInvitations = () => useQuery(useTRPC().tables.invitations.queryOptions()).data ?? [];

export function useDeclineInvitation() {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.tables.declineInvitation.mutate({ id }),
    onSettled: () => void queries.invalidateQueries({ queryKey: trpc.tables.invitations.queryKey() }),
  }).mutate;
}
