'use client';

import { useQuery } from '@tanstack/react-query';
import { loadEdition, type Edition } from '@quayside/games/boards';

/** Rules are fetched once per game and version and never change. */
export function useEdition(game: string | undefined, version?: number): Edition | undefined {
  return useQuery({
    queryKey: ['edition', game, version],
    queryFn: () => loadEdition(game ?? '', version),
    enabled: game !== undefined,
    // Practice and guided rounds need no connection.
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: Infinity,
  }).data;
}
