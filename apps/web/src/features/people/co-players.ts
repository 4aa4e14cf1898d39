'use client';

import { useQuery } from '@tanstack/react-query';
import type { Person } from '@quayside/api';

/** Where the stream writes who of those with whom one plays is online. */
export const CO_PLAYERS = ['co-players'] as const;

export function useCoPlayers(): readonly Person[] {
  const { data = [] } = useQuery<readonly Person[]>({
    queryKey: CO_PLAYERS,
    queryFn: () => [],
    staleTime: Infinity,
    enabled: false,
  });
  return data;
}
