import { describe, expect, it } from 'vitest';
import { countOn, freeSpaces, hasRoom, isFree, leave, stand, workersOn } from './space.ts';

describe('a space', () => {
  it('has room for as many workers as the rules say, whosoever they are', () => {
    const workers = freeSpaces(['quay', 'inn']);
    expect([isFree(workers, 'quay'), hasRoom(workers, 'quay', 1)]).toEqual([true, true]);
    stand(workers, 'quay', 1);
    expect([isFree(workers, 'quay'), hasRoom(workers, 'quay', 1), hasRoom(workers, 'quay', 3)]).toEqual([
      false,
      false,
      true,
    ]);
    stand(workers, 'quay', 0);
    stand(workers, 'quay', 1);
    expect(hasRoom(workers, 'quay', 3)).toBe(false);
    expect(workersOn(workers, 'quay')).toEqual([{ seat: 1 }, { seat: 0 }, { seat: 1 }]);
    expect(isFree(workers, 'inn')).toBe(true);
  });

  it('tells kinds of workers apart', () => {
    const workers = freeSpaces(['quay']);
    stand(workers, 'quay', 0, 'captain');
    stand(workers, 'quay', 0, 'sailor');
    stand(workers, 'quay', 1, 'sailor');
    expect(countOn(workers, 'quay', 0)).toBe(2);
    expect(countOn(workers, 'quay', 0, 'sailor')).toBe(1);
    expect(countOn(workers, 'quay', 1, 'captain')).toBe(0);
  });

  it('is left by one worker at a time', () => {
    const workers = freeSpaces(['quay']);
    stand(workers, 'quay', 0, 'captain');
    stand(workers, 'quay', 1);
    stand(workers, 'quay', 0, 'sailor');
    expect(leave(workers, 'quay', 0, 'sailor')).toBe(true);
    expect(leave(workers, 'quay', 0, 'sailor')).toBe(false);
    expect(leave(workers, 'quay', 1)).toBe(true);
    expect(workersOn(workers, 'quay')).toEqual([{ seat: 0, kind: 'captain' }]);
    expect(leave(workers, 'inn', 0)).toBe(false);
  });
});
