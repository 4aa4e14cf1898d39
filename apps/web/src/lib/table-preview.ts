import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import type { MatchUpdate } from '@quayside/api';
import { loadGame } from '@quayside/games/load';
import { inLanguage } from '@quayside/languages';
import { prefetch } from './trpc/prefetch.ts';
import { serializer } from './trpc/serializer.ts';

/** What a link to a table tells before it is opened: the game, who plays, and how far it is. Nothing that is hidden from spectators. */
export interface TablePreview {
  readonly game: string;
  readonly people: readonly string[];
  readonly text: string;
}

export const tablePreview = cache(async (id: string): Promise<TablePreview | null> => {
  const [prefetched, language, t] = await Promise.all([prefetch(), getLocale(), getTranslations('table')]);
  const found = await prefetched?.table(id).catch(() => null);
  if (!found || !('update' in found)) return null;
  const { table } = serializer.parse(found.update) as MatchUpdate;
  const { messages } = await loadGame(table.game);
  const game = inLanguage(messages, language)['game.name'] ?? table.game;
  const people = table.seats.flatMap((one) => (one.name === null ? [] : [one.name]));
  const free = table.seats.filter((one) => one.kind === 'open').length;
  const state =
    table.status === 'waiting' ? 'preview.waiting' : table.status === 'over' ? 'preview.over' : 'preview.running';
  const text = people.length === 0 ? t(state, { free }) : `${people.join(', ')} · ${t(state, { free })}`;
  return { game, people, text };
});
