'use client';

import { ArrowLeft, ArrowRight, Crosshair, LogOut, RotateCcw } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useEffect, useRef, type Ref } from 'react';
import type { Lesson } from '@quayside/engine';
import type { Edition } from '@quayside/games/boards';
import { inLanguage } from '@quayside/languages';
import { Button } from '@quayside/ui';
import { TutorialIcon } from './tutorial-icon.tsx';
import { previousStep, isDone, nextStep, type TutorialProgress } from './progress.ts';
import { NextSteps } from './next-steps.tsx';

export interface StepPanelProps {
  ref: Ref<HTMLElement>;
  edition: Edition;
  lesson: Lesson;
  progress: TutorialProgress;
  /** What is said to a click that the round did not wait for. */
  reply: string | null;
  go: (course: TutorialProgress) => void;
  again: () => void;
  /** Shows once more what the step is about. */
  show?: () => void;
}

/** The explanation of a step, above the board; on a phone always visible. It covers nothing. */
export function StepPanel({ ref, edition, lesson, progress, reply, go, again, show }: StepPanelProps) {
  const t = useTranslations('tutorial');
  const language = useLocale();
  const { game } = edition;
  const { at } = progress;
  const { length } = lesson.steps;
  const step = lesson.steps[at];
  const done = isDone(lesson, progress);
  const forward = useRef<HTMLButtonElement>(null);
  const before = useRef(step);
  // The focus moves here when the element that had it is gone, and after an answer by keyboard, which leaves it on what was pressed.
  useEffect(() => {
    const { activeElement } = document;
    const gone = activeElement === document.body || activeElement === null;
    const answered = before.current !== step && before.current?.does !== undefined;
    before.current = step;
    if (!step?.does && (gone || (answered && activeElement?.matches(':focus-visible')))) forward.current?.focus();
  }, [step]);
  return (
    <section
      ref={ref}
      aria-label={t('coach')}
      data-step={at + 1}
      className="z-40 grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2 border-b-[3px] border-brick bg-sheet px-3 py-2 max-lg:sticky max-lg:top-0 max-lg:-mx-2 max-lg:max-h-[48dvh] max-lg:overflow-y-auto max-lg:shadow-[0_6px_16px_var(--press)] sm:max-lg:-mx-3 lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:rounded-card lg:border-[3px] lg:shadow-print"
    >
      <TutorialIcon className="row-span-2 h-14 w-9 shrink-0 max-lg:row-span-1 max-lg:h-11 max-lg:w-7" />
      <div className="min-w-0">
        <h1 className="label-caps text-[0.7rem] text-pencil">
          <span className="max-sm:sr-only">{inLanguage(game.messages, language)['game.name'] ?? game.id}: </span>
          {t('begin')}
          <span className="ml-2 tabular-nums">{done ? null : t('step', { at: at + 1, all: length })}</span>
        </h1>
        {/* Beside each other where there is room, so that the board does not move when something is replied. */}
        <div aria-live="polite" className="flex gap-x-5 gap-y-1 max-lg:flex-col lg:min-h-[4.2rem]">
          <p className="max-w-[82ch] flex-[3] leading-snug text-pretty">
            {step ? inLanguage(step.words, language) : t('done')}
          </p>
          {reply ? (
            <p className="max-w-[52ch] flex-[2] self-start border-l-4 border-brass bg-brass-wash px-2 py-0.5 text-[0.95rem] leading-snug text-pretty">
              {reply}
            </p>
          ) : null}
        </div>
      </div>
      {/* Beside the words, or below them where there is no room. */}
      <div className="col-span-full flex flex-wrap items-center justify-end gap-2 lg:col-span-1">
        {done ? (
          <NextSteps game={game} again={again} />
        ) : (
          <>
            <Button asChild size="small" tone="plain" className="mr-auto min-w-9 px-1 lg:mr-0">
              <Link href={`/learn/${game.id}`} title={t('leaveHint')}>
                <LogOut aria-hidden size={15} /> {t('leave')}
              </Link>
            </Button>
            <Button
              size="small"
              className="px-2.5"
              disabled={at === 0}
              aria-label={t('again')}
              title={t('again')}
              onClick={again}
            >
              <RotateCcw aria-hidden size={15} />
            </Button>
            <Button size="small" disabled={at === 0} onClick={() => go(previousStep(lesson, progress))}>
              <ArrowLeft aria-hidden size={15} /> <span className="max-[420px]:sr-only">{t('back')}</span>
            </Button>
            {step?.does ? (
              <Button size="small" tone="paper" className="min-w-28" disabled={!show} onClick={show}>
                <Crosshair aria-hidden size={15} /> {t('show')}
              </Button>
            ) : (
              <Button
                ref={forward}
                size="small"
                tone="brick"
                className="min-w-28"
                data-forward
                onClick={() => go(nextStep(progress))}
              >
                {t('forward')} <ArrowRight aria-hidden size={15} />
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}
