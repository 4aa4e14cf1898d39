'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';
import { useErrorText } from '../../lib/use-error-text.ts';

/** Guests have no friends: their account is lost with the browser's cookie. */
export function useFriends() {
  const trpc = useTRPC();
  const me = useQuery(trpc.session.me.queryOptions());
  const member = me.data?.guest === false;
  return { member, known: !me.isPending, list: useQuery({ ...trpc.friends.list.queryOptions(), enabled: member }) };
}

export type FriendAction = 'request' | 'accept' | 'remove' | 'block' | 'unblock';

/** Actions on a person. The server returns the new list. */
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
