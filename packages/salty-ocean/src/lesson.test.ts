import { lessonAt } from '@quayside/engine/host';
import { describeLesson } from '@quayside/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { saltyOcean } from './index.ts';
import { lesson } from './lesson.ts';
import { priceOf } from './market.ts';
import { coinsOf, playerOf, type SaltyOcean } from './state.ts';

describeLesson(saltyOcean, lesson);

describe('the guided round of Upon a Salty Ocean', () => {
  const at = (step: number) => lessonAt(saltyOcean, lesson, step).state as SaltyOcean; // played by these rules
  const stepOf = (words: string) => lesson.steps.findIndex(({ words: { en } }) => en.startsWith(words));

  it('says no figures that are not on the board', () => {
    const start = at(0);
    expect([coinsOf(start, 0), priceOf(start, 'herring')]).toEqual([10, 6]);
    const sold = at(stepOf('18 coins'));
    expect([coinsOf(sold, 0), priceOf(sold, 'herring')]).toEqual([27, 4]);
    const over = at(lesson.steps.length);
    expect([coinsOf(over, 0), coinsOf(over, 1)]).toEqual([26, 9]);
    expect(playerOf(over, 0).store).toEqual({ salt: 6, herring: 0, cod: 0 });
    expect(over).toMatchObject({ round: 2, order: [1, 0] });
  });
});
