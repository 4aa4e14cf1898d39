import { expect, test } from 'vitest';
import type { Result } from '@quayside/api';
import { differences, comparedSeats, turningPoints } from './turning-points.ts';

const result: Result = {
  sheets: [
    { seat: 0, lines: { buildings: 38, ships: 12, loans: -28 } },
    { seat: 1, lines: { buildings: 38, cash: 6 } },
    { seat: 2, lines: { loans: -60 } },
  ],
  totals: [22, 44, -60],
  places: [2, 1, 3],
};

test('who has lost is held against the winner; who has won or looked on, the winner against the next', () => {
  expect(comparedSeats(result, 2)).toEqual({ ahead: 1, behind: 2 });
  expect(comparedSeats(result, 1)).toEqual({ ahead: 1, behind: 0 });
  expect(comparedSeats(result, null)).toEqual({ ahead: 1, behind: 0 });
  expect(comparedSeats({ ...result, places: [1] }, 0)).toBeNull();
});

test('the lines of the score sheet that differ are told, what weighs most first', () => {
  expect(differences(result, { ahead: 1, behind: 0 })).toEqual([
    { line: 'loans', more: 28 },
    { line: 'ships', more: -12 },
    { line: 'cash', more: 6 },
  ]);
});

test('it was decided in the rounds in which the winner gained most on the other, told in their order', () => {
  const rounds = [
    { seq: 0, values: { wealth: [0, 0] } },
    { seq: 10, label: '1', values: { wealth: [5, 1] } },
    { seq: 20, label: '2', values: { wealth: [2, 9] } },
    { seq: 30, label: '3', values: { wealth: [2, 10] } },
    { seq: 40, label: '4', values: { wealth: [-8, 12] } },
  ];
  expect(turningPoints(rounds, { ahead: 1, behind: 0 }, 2)).toEqual([
    { label: '2', from: 10, at: 11, ahead: 8, behind: -3 },
    { label: '4', from: 30, at: 31, ahead: 2, behind: -10 },
  ]);
  expect(turningPoints(rounds.slice(0, 2), { ahead: 1, behind: 0 })).toEqual([]);
});
