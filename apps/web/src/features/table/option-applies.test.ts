import { expect, it } from 'vitest';
import { optionApplies } from './option-applies.ts';

it('knows with how many seats an option changes anything', () => {
  const solo = { kind: 'flag', default: true, seats: { min: 1, max: 1 } } as const;
  expect([1, 2].map((seats) => optionApplies(solo, seats))).toEqual([true, false]);
  expect([1, 5].map((seats) => optionApplies({ kind: 'flag', default: true }, seats))).toEqual([true, true]);
});
