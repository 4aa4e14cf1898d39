'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { loadEditionIn, type Edition } from '@quayside/games/boards';
import * as core from '@quayside/games/core';

/**
 * Rules are fetched once per game, version and language and never change. The core comes with the page: rules and boards have parts of it in
 * common, and each would bring its own copy of them otherwise.
 */
export function useEdition(game: string | undefined, version?: number): Edition | undefined {
  const language = useLocale();
  return useQuery({
    queryKey: ['edition', game, version, language],
    queryFn: () => loadEditionIn(language, game ?? '', version, core),
    // A table stays while its words come in another language.
    placeholderData: (before) =>
      before && before.game.id === game && before.game.version === (version ?? before.game.version)
        ? before
        : undefined,
    enabled: game !== undefined,
    // Practice and guided rounds need no connection.
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: Infinity,
  }).data;
}
