import { expect, test } from 'vitest';
import { isPlayWindow } from '../src/index.ts';

test('own hours are eight at least, whole minutes of a day, in a time zone that there is', () => {
  const at = (from: number, until: number, zone = 'Europe/Berlin') => isPlayWindow({ from, until, zone });
  expect([at(480, 1320), at(480, 960), at(1200, 240), at(0, 1439, 'UTC')]).toEqual([true, true, true, true]);
  expect([at(480, 959), at(480, 480), at(1320, 300)]).toEqual([false, false, false]);
  expect([at(-1, 900), at(0, 1440), at(0.5, 900), at(Number.NaN, 900)]).toEqual([false, false, false, false]);
  expect([at(480, 1320, 'Europe/Nowhere'), at(480, 1320, '')]).toEqual([false, false]);
});
