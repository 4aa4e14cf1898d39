'use client';

import { useQuery } from '@tanstack/react-query';
import type { Lesson } from '@quayside/engine';
import { loadLesson } from '@quayside/games/boards';

/** The guided round of a game, fetched once; null where it has none, undefined until that is known or where nobody asks. */
export function useLesson(game: string, wanted = true): Lesson | null | undefined {
  return useQuery({
    queryKey: ['lesson', game],
    queryFn: () => loadLesson(game),
    enabled: wanted,
    // Practice and guided rounds need no connection.
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: Infinity,
  }).data;
}
