import { expect, test } from 'vitest';
import type { AnalysisTurn } from '@quayside/api';
import { worstTurns } from './worst-turns.ts';

const turn = (at: number, seat: number, lost: number): AnalysisTurn => ({
  at,
  seat,
  key: 'place',
  played: 'woods',
  value: 0,
  lost,
  best: [],
});

test('the costliest decisions come first, one of each turn, and trifles are left out', () => {
  const turns = [turn(1, 0, 2), turn(2, 0, 5), turn(3, 1, 0.4), turn(4, 0, 3), turn(5, 1, 9)];
  expect(worstTurns(turns).map((one) => one.at)).toEqual([5, 2, 4]);
});
