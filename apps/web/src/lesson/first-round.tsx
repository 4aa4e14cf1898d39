'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useEdition } from '../table/use-match.ts';
import { useLesson } from './use-lesson.ts';

// Boards are heavy, and can only be shown in a browser.
const Guided = dynamic(async () => (await import('./guided.tsx')).Guided, { ssr: false });

/** The guided first round of a game, once its rules and its script are here. */
export function FirstRound({ game }: { game: string }) {
  const t = useTranslations('shell');
  const edition = useEdition(game);
  const lesson = useLesson(game);
  if (!edition || !lesson) return <p className="p-8 text-center text-lg text-pencil">{t('loading')}</p>;
  return <Guided edition={edition} lesson={lesson} />;
}
