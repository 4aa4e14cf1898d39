import { expect, test } from 'vitest';
import type { Table } from '@quayside/api';
import { withTable } from './stream.ts';

// Only what the list looks at.
const table = (id: string, due: number[], status: Table['status'] = 'running') =>
  ({ id, due, status, mine: 0, seats: [] }) as unknown as Table;

test('a table that begins to wait for me comes first, and one that is over leaves', () => {
  const tables = [table('a', [1]), table('b', [1]), table('c', [1])];
  const waiting = withTable(tables, table('b', [0]));
  expect(waiting.map((one) => one.id)).toEqual(['b', 'a', 'c']);
  expect(withTable(waiting, table('b', [], 'over')).map((one) => one.id)).toEqual(['a', 'c']);
});

test('a table at which I have just sat down is in the list, one that I left or only watch is not', () => {
  const tables = withTable([table('a', [1])], table('b', [0]));
  expect(tables.map((one) => one.id)).toEqual(['b', 'a']);
  expect(withTable(tables, { ...table('b', [0]), mine: null }).map((one) => one.id)).toEqual(['a']);
  expect(withTable(tables, { ...table('c', [0]), mine: null }).map((one) => one.id)).toEqual(['b', 'a']);
});
