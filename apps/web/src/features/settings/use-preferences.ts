import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';

/** The preferences that are kept with the account, and how to change some of them. */
export function usePreferences() {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const preferences = useQuery(trpc.profile.preferences.queryOptions());
  const change = useMutation({
    mutationFn: (changes: Parameters<typeof client.profile.updatePreferences.mutate>[0]) =>
      client.profile.updatePreferences.mutate(changes),
    onSuccess: (now) => queries.setQueryData(trpc.profile.preferences.queryKey(), now),
  });
  return { preferences, change };
}
