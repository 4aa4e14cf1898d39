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

/** Explains each kind of decision the first time it comes up, unless hints are switched off. */
export function DecisionHint({ game, decision }: DecisionHintProps) {
  const t = useTranslations('tutorial');
  const language = useLocale();
  const { hints, enough } = seenHints.use();
  const later = useAfterLoad();
  const lesson = useLesson(game, later && !enough);
  const key = decision?.key;
  const words = key === undefined ? undefined : lesson?.hints?.[key];
  const said = words && !enough && !hints.includes(`${game}/${key}`) ? inLanguage(words, language) : null;
  // Answered once, its hint is not shown again.
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (last.current !== null && last.current !== key) markHintSeen(`${game}/${last.current}`);
    last.current = said !== null && key !== undefined ? key : null;
  }, [game, key, said]);
  if (said === null) return null;
  return (
    <aside
      aria-label={t('hint')}
      data-decision-hint
      className="flex items-center gap-x-2 gap-y-1 border-l-4 border-brick bg-sheet px-2 py-1 max-lg:h-(--hint) lg:flex-wrap lg:gap-x-3"
    >
      <TutorialIcon className="h-8 w-5 shrink-0 max-[359px]:hidden" />
      {/* Scrolls where it is long, so it must be reachable by keyboard. */}
      <p
        aria-live="polite"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-full min-w-0 flex-1 overflow-y-auto text-sm leading-snug text-pretty max-lg:text-[0.8rem] max-lg:leading-tight lg:basis-56"
      >
        {said}
      </p>
      <span className="ml-auto flex shrink-0 items-center gap-1.5 max-lg:flex-col max-lg:gap-0.5">
        <Button size="small" className="max-lg:w-full" onClick={() => markHintSeen(`${game}/${key ?? ''}`)}>
          {t('understood')}
        </Button>
        <Button
          size="small"
          tone="plain"
          className="max-lg:max-w-24 max-lg:px-0 max-lg:text-xs"
          onClick={() => seenHints.set({ hints, enough: true })}
        >
          {t('noHints')}
        </Button>
      </span>
    </aside>
  );
}
