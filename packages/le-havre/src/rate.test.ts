import { expect, it } from 'vitest';
import { dueFor, each, half, yieldOf } from './rate.ts';

it('a rate rounds what is given up and what is received down', () => {
  expect([1, 2, 3].map((times) => dueFor(half, times))).toEqual([1, 1, 2]);
  expect([1, 2, 3].map((times) => yieldOf(half, times))).toEqual([0, 1, 1]);
  expect([dueFor(each(2), 3), yieldOf(each(2), 3), dueFor(undefined, 5), yieldOf(undefined, 5)]).toEqual([6, 6, 0, 0]);
});
