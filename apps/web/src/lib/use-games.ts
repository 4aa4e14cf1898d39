'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useTRPC } from './trpc/client.ts';

/** All games, in the order in which they are shown. They change with the server only. */
export const useGames = () => useQuery({ ...useTRPC().games.list.queryOptions(), staleTime: Infinity });

/** What a game is called in the reader's language. */
export function useGameName(): (id: string) => string {
  const language = useLocale();
  const { data = [] } = useGames();
  return (id) => data.find((one) => one.id === id)?.names[language] ?? id;
}
