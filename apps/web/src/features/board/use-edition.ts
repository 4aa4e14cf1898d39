'use client';

import { useQuery } from '@tanstack/react-query';
import { loadEdition, type Edition } from '@quayside/games/boards';
import * as core from '@quayside/games/core';

/**
 * Rules are fetched once per game and version and never change. The core comes with the page: rules and boards have parts of it in
 * common, and each would bring its own copy of them otherwise.
 */
export function useEdition(game: string | undefined, version?: number): Edition | undefined {
  return useQuery({
    queryKey: ['edition', game, version],
    queryFn: () => loadEdition(game ?? '', version, core),
    enabled: game !== undefined,
    // Practice and guided rounds need no connection.
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: Infinity,
  }).data;
}
