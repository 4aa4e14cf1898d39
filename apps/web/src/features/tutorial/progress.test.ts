import { loadEdition, loadLesson } from '@quayside/games/load';
import { describe, expect, it } from 'vitest';
import { afterAnswer, previousStep, START, isDone, nextStep, resume } from './progress.ts';
import { readProgress } from './stored-progress.ts';

const [edition, lesson] = await Promise.all([loadEdition('tidewater'), loadLesson('tidewater')]);
if (!lesson) throw new Error('the sample game has lost its guided round');
const begun = nextStep(START);
const placed = { at: 2, given: ['ropewalk'] };

describe('a way through a guided round', () => {
  it('goes on by what a step waits for, and by nothing else', () => {
    expect(afterAnswer(edition, lesson, begun, 'place', 'nets')).toBeNull();
    expect(afterAnswer(edition, lesson, begun, 'place', 'ropewalk')).toEqual(placed);
  });

  it('does not hold back who does the next thing before having read up to it', () => {
    expect(afterAnswer(edition, lesson, START, 'place', 'ropewalk')).toEqual(placed);
  });

  it('lets nobody overtake the others', () => {
    const waiting = { ...lesson, steps: lesson.steps.map((step, i) => (i === 1 ? { ...step, others: [] } : step)) };
    expect(afterAnswer(edition, waiting, START, 'place', 'ropewalk')).toBeNull();
  });

  it('goes back step by step and takes answers back with it', () => {
    expect(previousStep(lesson, placed)).toEqual(begun);
    expect(previousStep(lesson, begun)).toEqual(START);
    expect(previousStep(lesson, START)).toEqual(START);
  });

  it('ends after the last step', () => {
    expect(isDone(lesson, { at: lesson.steps.length - 1, given: [] })).toBe(false);
    expect(isDone(lesson, { at: lesson.steps.length, given: [] })).toBe(true);
  });

  it('is resumed where it was left, and begins anew where what was kept no longer fits', () => {
    expect(resume(edition, lesson, placed)).toEqual(placed);
    expect(resume(edition, lesson, null)).toEqual(START);
    expect(resume(edition, lesson, { at: 2, given: ['nets'] })).toEqual(START);
    expect(resume(edition, lesson, { at: 2, given: [] })).toEqual(START);
    expect(resume(edition, lesson, { at: 99, given: [] })).toEqual(START);
  });

  it('is read from whatever a browser has kept', () => {
    const kept = { tidewater: { at: 2, given: ['ropewalk'], of: 5 } };
    expect(readProgress(JSON.stringify({ ...kept, chess: { at: 'far' }, go: null }))).toEqual(kept);
    for (const text of [null, '', 'nonsense', '[]', 'null', '7']) expect(readProgress(text)).toEqual({});
  });
});
