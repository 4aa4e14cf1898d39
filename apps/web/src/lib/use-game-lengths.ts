'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import type { GameEntry } from '@quayside/api';
import { useTRPC } from './trpc/client.ts';

/** In which lengths a game can be played, in its own words; none where it has one only. */
export function useGameLengths(
  game: GameEntry | undefined,
): readonly { readonly value: string; readonly label: string }[] {
  const language = useLocale();
  const trpc = useTRPC();
  const spec = game?.options['length'];
  const words = useQuery({
    ...trpc.games.messages.queryOptions({ game: game?.id ?? '', language }),
    staleTime: Infinity,
    enabled: spec?.kind === 'choice',
  });
  if (spec?.kind !== 'choice') return [];
  return spec.values.map((value) => ({ value, label: words.data?.[`option.length.${value}`] ?? value }));
}
