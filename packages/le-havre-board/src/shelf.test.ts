import { describe, expect, test } from 'vitest';
import { fitting, ROOM } from './shelf.tsx';

describe('cards on a shelf', () => {
  test('are drawn with their pictures where there is room', () =>
    expect(fitting(2, 480, 180)).toMatchObject({ size: 'compact', columns: 2 }));

  test('shrink step by step as more come to lie there', () => {
    const steps = ROOM.map(({ size }) => size);
    let last = 0;
    for (let n = 1; n <= 40; n++) {
      const { size, high } = fitting(n, 300, 200);
      const step = ROOM.findIndex((one) => one.size === size && one.high === high);
      expect(step).toBeGreaterThanOrEqual(last);
      last = step;
    }
    expect(steps[last]).toBe('plate');
  });

  test('lie inside of their room whenever the smallest size allows it', () => {
    for (const [n, width, height] of [
      [15, 300, 200],
      [12, 190, 230],
      [8, 250, 180],
      [3, 190, 130],
    ] as const) {
      const { columns, high } = fitting(n, width, height);
      expect(Math.ceil(n / columns) * (high + 3) - 3).toBeLessThanOrEqual(height);
    }
  });
});
