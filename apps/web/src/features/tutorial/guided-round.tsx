'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState, type CSSProperties, type MouseEvent } from 'react';
import type { Answer, Lesson } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import type { Edition } from '@quayside/games/boards';
import { inLanguage } from '@quayside/languages';
import type { LogEntry } from '@quayside/ui/board';
import { usePersonName } from '../../lib/person-name.ts';
import { MOVEMENT_TIMES, usePlayPreferences } from '../board/play-preferences.ts';
import { GameBoard } from '../board/game-board.tsx';
import { useTRPC } from '../../lib/trpc/client.ts';
import { StepPanel } from './step-panel.tsx';
import { afterAnswer, START, isDone, resume, type TutorialProgress } from './progress.ts';
import { saveProgress, progressOf } from './stored-progress.ts';
import { TargetHighlight } from './target-highlight.tsx';
import { thingAt, useTarget } from './step-target.ts';
import { useOpponentAnswers } from './use-opponent-answers.ts';
import { useShowTarget } from './use-show-target.ts';

export interface GuidedRoundProps {
  edition: Edition;
  lesson: Lesson;
}

/** A guided round on the real board. Everything happens in this browser; it can be left at any step and gone on with later. */
export function GuidedRound({ edition, lesson }: GuidedRoundProps) {
  const { game, core } = edition;
  const t = useTranslations('tutorial');
  const language = useLocale();
  const [preferences] = usePlayPreferences();
  const names = useLessonNames(lesson);
  const [course, setCourse] = useState<TutorialProgress>(() => resume(edition, lesson, progressOf(game.id)));
  const [reply, setReply] = useState<string | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const coach = useRef<HTMLElement>(null);
  const touched = useRef<string | null>(null);
  const step = lesson.steps[course.at];
  const others = useOpponentAnswers(course.at, step?.others?.length ?? 0);

  const moment = useMemo(
    () => core.lessonAt(game, lesson, course.at, course.given, others),
    [core, game, lesson, course, others],
  );
  const view = useMemo(() => core.conceal(game, moment.state, lesson.seat), [core, game, moment, lesson]);
  const log = useMemo(
    (): LogEntry[] =>
      moment.told.map(({ seat, events }, seq) => ({
        seq,
        seat,
        events: events.map((event) => core.eventFor(event, lesson.seat)),
      })),
    [core, moment, lesson],
  );
  const target = useTarget(board, step);
  const show = useShowTarget(board, coach, step, target?.element ?? null);

  const go = (next: TutorialProgress) => {
    setCourse(next);
    setReply(null);
    touched.current = null;
    saveProgress(game.id, { ...next, of: lesson.steps.length });
  };
  // Progress is stored from the first step on, not when the page is opened.
  useEffect(() => {
    if (course.at > 0) saveProgress(game.id, { ...course, of: lesson.steps.length });
    // The course is kept wherever it changes; this is for one that was found and is still good.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const answer = (decision: Decision, given: Answer) => {
    const next = afterAnswer(edition, lesson, course, decision.key, given);
    if (next) go(next);
    else setReply(replyTo(decision, given));
  };
  /** What it would have done, and that the round goes another way. */
  const replyTo = ({ seat, key }: Decision, given: Answer): string => {
    const own = step?.instead?.[typeof given === 'string' ? given : ''] ?? step?.instead?.[touched.current ?? ''];
    if (own) return inLanguage(own, language);
    const [event] = core.preview(game, view, { seat, key, answer: given }).events;
    const words = inLanguage(game.messages, language);
    return event
      ? t('otherwise', { what: core.say(words, core.eventText(words, core.eventFor(event, lesson.seat), names)) })
      : t('elsewhere');
  };
  const touch = (event: MouseEvent) => {
    const thing = thingAt(event.target);
    if (thing === null || !step?.does) return;
    touched.current = thing;
    if (thing === step.at || target?.element.contains(event.target as Node)) setReply(null);
    else {
      const own = step.instead?.[thing];
      setReply(own ? inLanguage(own, language) : t('look'));
    }
  };

  return (
    <div
      style={{ '--pace': MOVEMENT_TIMES[preferences.motion] } as CSSProperties}
      className="mx-auto flex max-w-[100rem] flex-col gap-2 p-2 pt-0 sm:p-3 sm:pt-0 lg:h-[calc(100dvh-var(--head)-2px-var(--strip,0px))] lg:overflow-hidden lg:pt-3"
    >
      <StepPanel
        ref={coach}
        edition={edition}
        lesson={lesson}
        progress={course}
        reply={reply}
        go={go}
        again={() => go(START)}
        {...(target && step?.does ? { show } : {})}
      />
      {/* Clicks are only overheard here; what is clicked are the board's own buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div ref={board} onClickCapture={touch} className="min-h-0 lg:flex-1">
        <GameBoard
          rules={edition}
          view={view}
          seat={lesson.seat}
          names={names}
          language={language}
          log={log}
          answer={answer}
          confirmation={preferences.confirmation}
        />
      </div>
      {target && !isDone(lesson, course) ? <TargetHighlight {...target} /> : null}
    </div>
  );
}

/** The lesson's cast, with the person under their own name. */
function useLessonNames({ names, seat }: Lesson): readonly string[] {
  const t = useTranslations('tutorial');
  const nameOf = usePersonName();
  const me = useQuery(useTRPC().session.me.queryOptions()).data;
  const mine = (me && nameOf(me)) ?? t('newcomer');
  return useMemo(() => names.map((name, at) => (at === seat ? mine : name)), [names, seat, mine]);
}
