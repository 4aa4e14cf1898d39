import { expect, test } from 'vitest';
import { settle } from './slots.ts';

test('what stays does not move when something before it goes', () => {
  expect(settle(['farm', 'zoo', 'dock'], ['farm', 'dock'])).toEqual(['farm', null, 'dock']);
});

test('who comes takes what is free, then a new place', () => {
  expect(settle(['farm', null, 'dock'], ['farm', 'dock', 'zoo', 'pier'])).toEqual(['farm', 'zoo', 'dock', 'pier']);
});

test('free places at the end are no places', () => {
  expect(settle(['farm', null, 'dock'], ['farm'])).toEqual(['farm']);
  expect(settle([], [])).toEqual([]);
});
