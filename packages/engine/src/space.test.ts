import { describe, expect, it } from 'vitest';
import { freeSpaces, hasRoom, isFree, stand } from './space.ts';

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
    expect(workers['quay']).toEqual([{ seat: 1 }, { seat: 0 }, { seat: 1 }]);
    expect(isFree(workers, 'inn')).toBe(true);
  });

  it('tells kinds of workers apart', () => {
    const workers = freeSpaces(['quay']);
    stand(workers, 'quay', 0, 'captain');
    stand(workers, 'quay', 0, 'sailor');
    expect(workers['quay']).toEqual([
      { seat: 0, kind: 'captain' },
      { seat: 0, kind: 'sailor' },
    ]);
    expect(hasRoom(workers, 'quay', 2)).toBe(false);
  });
});
