import type { Entry } from '@quayside/engine/host';
import { expect, test } from 'vitest';
import { delayedSeq } from './watch-delay.ts';

const by = (seat: number): Entry => ({ kind: 'answer', seat, key: 'place', answer: 'woods' });
const chance = by(-1);
const undo = (seat: number): Entry => ({ kind: 'undo', by: seat, to: 0 });
const holder: Entry = { kind: 'seat', seat: 0, who: 'merchant' };

test('the last turns are left out, the one that is being played among them; chance belongs to the turn before it', () => {
  const log = [chance, by(0), by(0), chance, by(1), by(0), by(0)];
  expect([1, 2, 3, 4, 20].map((turns) => delayedSeq(log, turns))).toEqual([5, 4, 1, 1, 1]);
  expect(delayedSeq(log, 0)).toBe(7);
});

test('to undo is a part of the turn of who undoes, a new holder of a seat is no turn', () => {
  expect(delayedSeq([by(0), by(1), undo(1), by(1)], 1)).toBe(1);
  expect(delayedSeq([by(0), by(1), holder, by(1)], 1)).toBe(1);
});

test('before the first turn all is shown, and what was shown is never hidden again', () => {
  expect(delayedSeq([chance, chance], 3)).toBe(2);
  expect(delayedSeq([], 1)).toBe(0);
  const log = [chance, by(0), by(1), by(1), undo(1), by(1), chance, by(0), holder, by(1), by(0)];
  const seen = log.map((_, at) => delayedSeq(log.slice(0, at + 1), 1));
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});
