import { lessonAt } from '@quayside/engine/host';
import { describeLesson } from '@quayside/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { sectorOf } from './dial.ts';
import { numberOf } from './buildings.ts';
import { amountOf } from './holdings.ts';
import { inlandPort } from './index.ts';
import { lesson } from './lesson.ts';
import { GOODS } from './print.ts';
import type { InlandPort } from './state.ts';

describeLesson(inlandPort, lesson);

describe('the guided round of the Inland Port', () => {
  const at = (step: number) => lessonAt(inlandPort, lesson, step).state as InlandPort; // played by these rules
  const amounts = (s: InlandPort, seat: number) => GOODS.map((_, good) => amountOf(s, seat, good));
  const sector = (s: InlandPort, id: string) => sectorOf(s, numberOf(id));
  const stepOf = (words: string) => lesson.steps.findIndex(({ words: { en } }) => en.startsWith(words));

  it('shows what waiting is worth: the same building does three times what it could do twice a round before', () => {
    expect(sector(at(stepOf('Now you. Use your Clay Mound')), 'wood-company')).toBe('2');
    const [before, after] = [stepOf('Round C begins'), stepOf('3 more wood')];
    expect(sector(at(before), 'wood-company')).toBe('3');
    expect([amounts(at(before), 0)[0], amounts(at(after), 0)[0]]).toEqual([2, 5]);
  });

  it('says no amounts that are not on the board', () => {
    const s = at(lesson.steps.length);
    expect(amounts(s, 0)).toEqual([5, 4, 4, 1]); // wood, clay, fish, grain
    expect(amounts(s, 1)).toEqual([2, 5, 4, 3]);
    expect(s.francs).toEqual([1, 1]);
    expect(sector(s, 'clay-mound')).toBe('0');
  });

  it('ends where the person could go on', () => {
    expect(at(lesson.steps.length)).toMatchObject({ round: 2, turn: 0 });
  });
});
