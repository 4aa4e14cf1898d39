'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';
import { useErrorText } from '../../lib/use-error-text.ts';

/** Guests have no friends here: the browser is their only key, and whoever knows them would lose them with it. */
export function useFriends() {
  const trpc = useTRPC();
  const me = useQuery(trpc.session.me.queryOptions());
  const member = me.data?.guest === false;
  return { member, known: !me.isPending, list: useQuery({ ...trpc.friends.list.queryOptions(), enabled: member }) };
}

export type FriendAction = 'request' | 'accept' | 'remove' | 'block' | 'unblock';

/** What one can do about somebody. The server answers with the list as it is then. */
export function useFriendAction() {
  const client = useTRPCClient();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const act = useMutation({
    mutationFn: ({ step, id }: { step: FriendAction; id: string }) => client.friends[step].mutate({ id }),
    onSuccess: (list, { id }) => {
      queries.setQueryData(trpc.friends.list.queryKey(), list);
      void queries.invalidateQueries({ queryKey: trpc.profile.get.queryKey({ id }) });
    },
  });
  return {
    take: (step: FriendAction, id: string) => act.mutate({ step, id }),
    busy: act.isPending,
    error: errorText(act.error),
  };
}
