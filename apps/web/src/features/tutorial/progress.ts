import type { Answer, Lesson } from '@quayside/engine';
import type { Edition } from '@quayside/games/boards';

/** How far somebody has come in a guided round, and what they have answered on the way. */
export interface TutorialProgress {
  readonly at: number;
  /** One answer for each step so far that waited for one. */
  readonly given: readonly Answer[];
}

export const START: TutorialProgress = { at: 0, given: [] };

export const isDone = ({ steps }: Lesson, { at }: TutorialProgress): boolean => at >= steps.length;

/** A step that was only to be read is behind. */
export const nextStep = ({ at, given }: TutorialProgress): TutorialProgress => ({ at: at + 1, given });

/** One step back; an answer given there is taken back with it. */
export function previousStep({ steps }: Lesson, { at, given }: TutorialProgress): TutorialProgress {
  if (at === 0) return START;
  return { at: at - 1, given: steps[at - 1]?.does ? given.slice(0, -1) : given };
}

/**
 * Where an answer leads, or null where the round does not go that way. Whoever does the next thing before having read up to it is
 * not held back, unless somebody else comes first.
 */
export function afterAnswer(
  { core }: Edition,
  { steps }: Lesson,
  course: TutorialProgress,
  key: string,
  answer: Answer,
): TutorialProgress | null {
  for (let { at } = course; at < steps.length; at++) {
    const step = steps[at];
    if (!step || (at > course.at && step.others)) return null;
    if (step.does) return core.isExpected(step, key, answer) ? { at: at + 1, given: [...course.given, answer] } : null;
  }
  return null;
}

/** What was kept in this browser, if it still makes sense: lessons and rules may have changed since. */
export function resume({ game, core }: Edition, lesson: Lesson, kept: TutorialProgress | null): TutorialProgress {
  if (!kept || !Number.isSafeInteger(kept.at) || kept.at < 0 || kept.at > lesson.steps.length) return START;
  const asked = lesson.steps.slice(0, kept.at).filter(({ does }) => does);
  const fit =
    asked.length === kept.given.length &&
    asked.every((step, i) => core.isExpected(step, step.does?.key ?? '', kept.given[i] ?? ''));
  if (!fit) return START;
  try {
    core.lessonAt(game, lesson, kept.at, kept.given);
    return kept;
  } catch {
    return START;
  }
}
