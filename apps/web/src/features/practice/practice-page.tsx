'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useEdition } from '../board/use-edition.ts';

const PracticeTable = dynamic(
  lazyPart(async () => (await import('./practice-table.tsx')).PracticeTable),
  { ssr: false },
);

/** Practice against bots, once the rules are here: in a browser, never on the server. */
export function PracticePage({ game }: { game: string }) {
  const t = useTranslations('shell');
  const edition = useEdition(game);
  if (!edition) return <p className="p-8 text-center text-lg text-pencil">{t('loading')}</p>;
  return <PracticeTable edition={edition} />;
}
