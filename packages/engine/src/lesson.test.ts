import { describe, expect, it } from 'vitest';
import { isExpected, lessonAt, type Lesson } from './lesson.ts';
import type { Answer } from './offer.ts';
import { ferry, type Ferry } from './testing/ferry.ts';

const words = { en: 'Look.', de: 'Sieh her.' };
const lesson: Lesson = {
  seats: 2,
  nature: { decks: { trees: ['elm', 'oak'] }, rolls: { 'roll 1': '6' } },
  seat: 0,
  names: ['', 'Bo'],
  steps: [
    { words },
    { words, does: { key: 'act', answer: 'draw' } },
    { words, does: { key: 'act', answer: 'gain', accepts: (answer) => answer === 'roll' } },
    { words, does: { key: 'act', answer: 'pass' } },
    {
      words,
      others: [
        { seat: 1, key: 'act', answer: 'draw' },
        { seat: 1, key: 'act', answer: 'pass' },
      ],
    },
  ],
};
const at = (step: number, given?: readonly Answer[], others?: number) => {
  const { state, told } = lessonAt(ferry, lesson, step, given, others);
  return { s: state as Ferry, told }; // the lesson is one of the ferry's
};

describe('a guided round', () => {
  it('stands where all steps before have been done, with the cards that were laid down', () => {
    expect(at(1).s.drawn).toEqual([]);
    expect(at(2).s.drawn).toEqual(['elm']);
    expect(at(4).s.drawn).toEqual(['elm', 'oak']);
  });

  it('takes the person’s own answers where they were others', () => {
    expect(at(3).s.goods[0]).toMatchObject({ coin: 3 });
    expect(at(3, ['draw', 'roll']).s.goods[0]).toMatchObject({ coin: 2 });
    expect(at(3, ['draw', 'roll']).s.rolled).toEqual(['6']);
  });

  it('shows what the others do one by one', () => {
    expect(at(4, [], 0).s.drawn).toEqual(['elm']);
    expect(at(4, [], 1).s.drawn).toEqual(['elm', 'oak']);
    expect(at(4, [], 1).told.map(({ seat }) => seat)).toEqual([-1, 0, 0, 0, 1]);
  });

  it('knows what a step waits for', () => {
    const [read, draw, gain] = lesson.steps;
    if (!read || !draw || !gain) throw new Error('the lesson has become shorter');
    expect(isExpected(draw, 'act', 'draw')).toBe(true);
    expect(isExpected(draw, 'act', 'gain')).toBe(false);
    expect(isExpected(draw, 'tip', 'draw')).toBe(false);
    expect(isExpected(gain, 'act', 'roll')).toBe(true);
    expect(isExpected(read, 'act', 'draw')).toBe(false);
    expect(
      isExpected({ words, does: { key: 'toll', answer: { coin: 1, fish: 2 } } }, 'toll', { fish: 2, coin: 1 }),
    ).toBe(true);
  });

  it('stops at an answer that the rules refuse', () => {
    expect(() => at(3, ['draw', 'swim'])).toThrow('not-offered');
  });
});
