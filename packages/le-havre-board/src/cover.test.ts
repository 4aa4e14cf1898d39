import { expect, test } from 'vitest';
import { coverOf } from './cover.ts';

test('wood that a ship is built of is not counted as energy too', () => {
  const wood = { units: 5, worth: { wood: 1 }, name: 'wood' };
  const energy = { units: 3, worth: { wood: 1, coal: 3 }, name: 'energy' };
  expect(coverOf(energy, [wood, energy], { wood: 5, coal: 1 })).toBe(3);
  expect(coverOf(energy, [wood, energy], { wood: 8 })).toBe(3);
  expect(coverOf(energy, [wood, energy], { wood: 5 })).toBe(0);
  expect(coverOf(wood, [wood, energy], { wood: 5, coal: 1 })).toBe(5);
});
