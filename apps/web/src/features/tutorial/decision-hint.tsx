'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { Decision } from '@quayside/engine/host';
import { inLanguage } from '@quayside/languages';
import { Button } from '@quayside/ui';
import { useAfterLoad } from '../../lib/use-after-load.ts';
import { TutorialIcon } from './tutorial-icon.tsx';
import { markHintSeen, seenHints } from './seen-hints.ts';
import { useLesson } from './use-lesson.ts';

export interface DecisionHintProps {
  game: string;
  /** What the person has to decide now. */
  decision: Decision | undefined;
}

/** A sentence to each kind of decision the first time it comes up; whoever has met it, or wants none, is left alone. */
export function DecisionHint({ game, decision }: DecisionHintProps) {
  const t = useTranslations('tutorial');
  const language = useLocale();
  const { hints, enough } = seenHints.use();
  const later = useAfterLoad();
  const lesson = useLesson(game, later && !enough);
  const key = decision?.key;
  const words = key === undefined ? undefined : lesson?.hints?.[key];
  const said = words && !enough && !hints.includes(`${game}/${key}`) ? inLanguage(words, language) : null;
  // Whoever has decided it once has met it.
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (last.current !== null && last.current !== key) markHintSeen(`${game}/${last.current}`);
    last.current = said !== null && key !== undefined ? key : null;
  }, [game, key, said]);
  if (said === null) return null;
  return (
    <aside
      aria-label={t('hint')}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-l-4 border-brick bg-sheet px-2 py-1"
    >
      <TutorialIcon className="h-8 w-5 shrink-0" />
      <p aria-live="polite" className="min-w-0 flex-1 basis-56 text-sm leading-snug text-pretty">
        {said}
      </p>
      <span className="ml-auto flex gap-1.5">
        <Button size="small" onClick={() => markHintSeen(`${game}/${key ?? ''}`)}>
          {t('understood')}
        </Button>
        <Button size="small" tone="plain" onClick={() => seenHints.set({ hints, enough: true })}>
          {t('noHints')}
        </Button>
      </span>
    </aside>
  );
}
