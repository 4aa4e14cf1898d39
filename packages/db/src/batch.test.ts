import { expect, it } from 'vitest';
import { inBatches } from './batch.ts';

/** A worker that notes its groups and answers when it is told to. */
function slow() {
  const groups: number[][] = [];
  const finish: (() => void)[] = [];
  const work = (items: readonly number[]) => {
    groups.push([...items]);
    return new Promise<number[]>((resolve) => finish.push(() => resolve(items.map((n) => n * 10))));
  };
  return { groups, finish, work };
}

it('asks together what came while an earlier question was under way, and answers each its own', async () => {
  const { groups, finish, work } = slow();
  const ask = inBatches(work, { most: 3 });
  const answers = [ask(1)];
  await expect.poll(() => groups.length).toBe(1);
  answers.push(...[2, 3, 4, 5].map(ask));
  for (let i = 0; i < 3; i++) {
    await expect.poll(() => finish.length).toBe(i + 1);
    finish[i]?.();
  }
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40, 50]);
  expect(groups).toEqual([[1], [2, 3, 4], [5]]);
});

it('asks at once what comes in the same moment', async () => {
  const { groups, finish, work } = slow();
  const ask = inBatches(work);
  const answers = [ask(1), ask(2)];
  await expect.poll(() => finish.length).toBe(1);
  finish[0]?.();
  expect(await Promise.all(answers)).toEqual([10, 20]);
  expect(groups).toEqual([[1, 2]]);
});

it('begins another group besides only when it is as big as the one under way', async () => {
  const { groups, finish, work } = slow();
  const ask = inBatches(work, { atOnce: 2 });
  const answers = [ask(1), ask(2)];
  await expect.poll(() => groups.length).toBe(1);
  answers.push(ask(3));
  await new Promise(setImmediate);
  expect(groups).toEqual([[1, 2]]);
  answers.push(ask(4));
  await expect
    .poll(() => groups)
    .toEqual([
      [1, 2],
      [3, 4],
    ]);
  answers.push(ask(5));
  finish[0]?.();
  finish[1]?.();
  await expect.poll(() => finish.length).toBe(3);
  finish[2]?.();
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40, 50]);
});

it('refuses only the group that failed, and goes on', async () => {
  const ask = inBatches(async (items: readonly number[]) => {
    if (items.includes(0)) throw new Error('no');
    return items;
  });
  await expect(Promise.all([ask(0), ask(1)])).rejects.toThrow('no');
  expect(await ask(2)).toBe(2);
});
