import { expect, it } from 'vitest';
import { mattersWith } from './option-applies.ts';

it('knows with how many seats an option changes anything', () => {
  const solo = { kind: 'flag', default: true, seats: { min: 1, max: 1 } } as const;
  expect([1, 2].map((seats) => mattersWith(solo, seats))).toEqual([true, false]);
  expect([1, 5].map((seats) => mattersWith({ kind: 'flag', default: true }, seats))).toEqual([true, true]);
});
