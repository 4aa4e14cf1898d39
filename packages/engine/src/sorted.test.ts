import { array, assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import { sorted } from './sorted.ts';

it('a sorted copy is as the runtime sorts it, however many cards there are, and the list stays as it was', () => {
  assert(
    property(array(constantFrom('rum', 'silk', 'Tea', 'tea', 'wine', 'ä'), { maxLength: 40 }), (cards) => {
      const before = [...cards];
      expect(sorted(cards)).toEqual(cards.toSorted());
      expect(cards).toEqual(before);
    }),
  );
});
