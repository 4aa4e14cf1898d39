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

test('who has a seat from now on is said in words, stays when moves are taken back, and is no moment of the replay', () => {
  const story: VisibleEvents[] = [
    start,
    answer(1),
    { seq: 2, kind: 'seat', seat: 1, events: [], who: 'merchant' },
    { seq: 3, kind: 'seat', seat: 1, events: [], who: 'substitute' },
    answer(4),
    { seq: 5, kind: 'undo', seat: 0, events: [], to: 1 },
  ];
  const log = toLog(story, ({ who }) => (who === 'substitute' ? 'Somebody new.' : null));
  expect(log.map(({ seq, note, undone }) => [seq, note, undone])).toEqual([
    [0, undefined, undefined],
    [1, undefined, undefined],
    [3, 'Somebody new.', undefined],
    [4, undefined, true],
  ]);
  expect(momentOf(log, 3)).toBe(1);
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
