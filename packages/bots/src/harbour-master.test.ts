import { expect, it } from 'vitest';
import { merged } from './harbour-master.ts';

const way = (answer: string, value: number, visits: number) => ({
  moves: [{ seat: 0, key: 'turn', answer }],
  value,
  own: value,
  visits,
});
const order = (lists: Parameters<typeof merged>[0]) => merged(lists).map(({ moves }) => moves[0]?.answer);

it('a way to play that was looked into comes before one that only seems better', () => {
  expect(
    order([
      [way('sound', 10, 5), way('tempting', 30, 0)],
      [way('sound', 12, 5), way('tempting', 31, 0)],
    ]),
  ).toEqual(['sound', 'tempting']);
});

it('what a way to play is worth is the mean of the worlds in which it was looked into', () => {
  const [first, second] = merged([
    [way('a', 10, 3), way('b', 14, 1)],
    [way('b', 4, 1), way('a', 12, 2)],
  ]);
  expect(first).toMatchObject({ value: 11, visits: 5 });
  expect(second).toMatchObject({ value: 9, visits: 2 });
  expect(merged([[way('a', 10, 3)], [way('a', 90, 0)]])[0]).toMatchObject({ value: 10, visits: 3 });
});

it('one that was looked into in a single world of three is not trusted', () => {
  const lists = [
    [way('steady', 8, 4), way('lucky', 50, 4)],
    [way('steady', 8, 4)],
    [way('steady', 9, 4), way('lucky', 40, 0)],
  ];
  expect(order(lists)).toEqual(['steady', 'lucky']);
});
