'use client';

import { useTranslations } from 'next-intl';
import { useEdition } from '../board/use-edition.ts';
import { GuidedRound } from './guided-round.tsx';
import { useLesson } from './use-lesson.ts';

/** The guided first round of a game, once its rules and its script are here: in a browser, never on the server. */
export function FirstRound({ game }: { game: string }) {
  const t = useTranslations('shell');
  const edition = useEdition(game);
  const lesson = useLesson(game);
  if (!edition || !lesson) return <p className="p-8 text-center text-lg text-pencil">{t('loading')}</p>;
  return <GuidedRound edition={edition} lesson={lesson} />;
}
