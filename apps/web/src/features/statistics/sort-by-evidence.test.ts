import { expect, test } from 'vitest';
import { byEvidence } from './sort-by-evidence.ts';

const order = (cards: readonly (readonly [name: string, won: number, matches: number, usual: number])[]) =>
  cards
    .map(([name, won, matches, usual]) => ({ name, won, matches, usual }))
    .sort(byEvidence)
    .map((one) => one.name);

test('a few lucky wins do not stand above many', () => {
  expect(order([['lucky', 5, 5, 0.5], ['bad', 10, 50, 0.5], ['good', 45, 50, 0.5]])).toEqual(['good', 'lucky', 'bad']); // prettier-ignore
});

test('a third of the wins is much where five play and little where two do', () => {
  expect(order([['of two', 20, 60, 0.5], ['of five', 20, 60, 0.2]])).toEqual(['of five', 'of two']); // prettier-ignore
});
