import type { LessonStep } from '@quayside/engine';
import { describe, expect, it } from 'vitest';
import { lessonFailure } from './lesson.ts';
import { lesson } from './sample/lesson.ts';
import { tidewater } from './sample/tidewater.ts';

const withStep = (at: number, change: Partial<LessonStep>) => ({
  ...lesson,
  steps: lesson.steps.map((step, i) => (i === at ? { ...step, ...change } : step)),
});

describe('the check of a guided round', () => {
  it('finds nothing wrong with one that the rules go along with', () => {
    expect(lessonFailure(tidewater, lesson)).toBeNull();
  });

  it('says which step waits for something that is not offered, and what is', () => {
    const failure = lessonFailure(tidewater, withStep(1, { does: { key: 'place', answer: 'shipyard' } }));
    expect(failure).toMatch(/^Step 2 .* place = shipyard/);
    expect(failure).toContain('Open now: seat 0: place [nets | woods');
  });

  it('says which step is never reached because somebody else could not do what is written', () => {
    const failure = lessonFailure(tidewater, withStep(3, { others: [{ seat: 1, key: 'bid', answer: '1' }] }));
    expect(failure).toMatch(/^Step 4 .* is never reached/);
  });
});
