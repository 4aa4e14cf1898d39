'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import type { GameSource } from '@quayside/games/load';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useEdition } from '../board/use-edition.ts';

// No page of a player brings along what authors need.
const DevTable = dynamic(
  lazyPart(async () => (await import('./dev-table.tsx')).DevTable),
  { ssr: false },
);

/** The table at which a rule author plays all seats, once the rules are here: in a browser, never on the server. */
export function DevTablePage({ game, source }: { game: string; source: GameSource }) {
  const t = useTranslations('shell');
  const edition = useEdition(game);
  if (!edition) return <p className="p-8 text-center text-lg text-pencil">{t('loading')}</p>;
  return <DevTable edition={edition} source={source} />;
}
