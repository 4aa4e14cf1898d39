import { expect, test } from 'vitest';
import type { VisibleEvents } from '@quayside/api';
import { momentOf, toLog } from './event-log.ts';

const answer = (seq: number): VisibleEvents => ({ seq, kind: 'answer', seat: 0, events: [{ key: `e${seq}` }] });
const start: VisibleEvents = { seq: 0, kind: 'start', seat: -1, events: [] };

test('what was taken back stays in the log, marked, and what came later is not', () => {
  const story: VisibleEvents[] = [
    start,
    answer(1),
    answer(2),
    { seq: 3, kind: 'undo', seat: 0, events: [], to: 1 },
    answer(4),
  ];
  expect(toLog(story).map(({ seq, undone }) => [seq, undone ?? false])).toEqual([
    [0, false],
    [1, false],
    [2, true],
    [4, false],
  ]);
});

test('an entry leads to its moment in the replay, where what was taken back never was', () => {
  const story: VisibleEvents[] = [
    start,
    answer(1),
    answer(2),
    { seq: 3, kind: 'undo', seat: 0, events: [], to: 1 },
    answer(4),
  ];
  const log = toLog(story);
  expect([0, 1, 2, 4].map((seq) => momentOf(log, seq))).toEqual([0, 1, 1, 2]);
});
