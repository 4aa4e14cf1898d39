import { loadBoard } from '@quayside/games/boards';
import { lessonIds, loadEdition, loadLesson } from '@quayside/games/load';
import { GenericBoard } from '@quayside/ui/generic-board';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

describe.each(lessonIds)('the guided round of %s', (id) => {
  it('points at nothing that is not on the board', async () => {
    const [edition, lesson, own] = await Promise.all([loadEdition(id), loadLesson(id), loadBoard('en', id)]);
    const { game, core } = edition;
    expect(lesson).not.toBeNull();
    if (!lesson) return;
    const missing: string[] = [];
    lesson.steps.forEach(({ at, does, instead = {} }, step) => {
      const { state } = core.lessonAt(game, lesson, step);
      const board = renderToStaticMarkup(
        createElement(own ?? GenericBoard, {
          rules: edition,
          view: core.conceal(game, state, lesson.seat),
          seat: lesson.seat,
          names: lesson.names,
          language: 'en',
          log: [],
          answer: () => undefined,
        }),
      );
      const isThere = (place: string) =>
        place === 'decision' ? board.includes('data-decision=') : board.includes(`data-place="${place}"`);
      const things = [at ?? [], Object.keys(instead).filter((one) => one.includes(':'))].flat();
      for (const thing of things) if (!isThere(thing)) missing.push(`step ${step + 1}: ${thing}`);
      // What is not begun with a thing on the board is a button of the decision.
      const option = at === undefined && typeof does?.answer === 'string' ? does.answer : null;
      if (option !== null && !board.includes(`data-option="${option}"`)) missing.push(`step ${step + 1}: ${option}`);
    });
    expect(missing).toEqual([]);
  });
});
