import { loadEdition, loadLesson } from '@quayside/games/load';
import { describe, expect, it } from 'vitest';
import { answered, backwards, BEGINNING, isDone, onwards, resumed } from './progress.ts';
import { readKept } from './stored-progress.ts';

const [edition, lesson] = await Promise.all([loadEdition('tidewater'), loadLesson('tidewater')]);
if (!lesson) throw new Error('the sample game has lost its guided round');
const begun = onwards(BEGINNING);
const placed = { at: 2, given: ['ropewalk'] };

describe('a way through a guided round', () => {
  it('goes on by what a step waits for, and by nothing else', () => {
    expect(answered(edition, lesson, begun, 'place', 'nets')).toBeNull();
    expect(answered(edition, lesson, begun, 'place', 'ropewalk')).toEqual(placed);
  });

  it('does not hold back who does the next thing before having read up to it', () => {
    expect(answered(edition, lesson, BEGINNING, 'place', 'ropewalk')).toEqual(placed);
  });

  it('lets nobody overtake the others', () => {
    const waiting = { ...lesson, steps: lesson.steps.map((step, i) => (i === 1 ? { ...step, others: [] } : step)) };
    expect(answered(edition, waiting, BEGINNING, 'place', 'ropewalk')).toBeNull();
  });

  it('goes back step by step and takes answers back with it', () => {
    expect(backwards(lesson, placed)).toEqual(begun);
    expect(backwards(lesson, begun)).toEqual(BEGINNING);
    expect(backwards(lesson, BEGINNING)).toEqual(BEGINNING);
  });

  it('ends after the last step', () => {
    expect(isDone(lesson, { at: lesson.steps.length - 1, given: [] })).toBe(false);
    expect(isDone(lesson, { at: lesson.steps.length, given: [] })).toBe(true);
  });

  it('is resumed where it was left, and begins anew where what was kept no longer fits', () => {
    expect(resumed(edition, lesson, placed)).toEqual(placed);
    expect(resumed(edition, lesson, null)).toEqual(BEGINNING);
    expect(resumed(edition, lesson, { at: 2, given: ['nets'] })).toEqual(BEGINNING);
    expect(resumed(edition, lesson, { at: 2, given: [] })).toEqual(BEGINNING);
    expect(resumed(edition, lesson, { at: 99, given: [] })).toEqual(BEGINNING);
  });

  it('is read from whatever a browser has kept', () => {
    const kept = { tidewater: { at: 2, given: ['ropewalk'], of: 5 } };
    expect(readKept(JSON.stringify({ ...kept, chess: { at: 'far' }, go: null }))).toEqual(kept);
    for (const text of [null, '', 'nonsense', '[]', 'null', '7']) expect(readKept(text)).toEqual({});
  });
});
