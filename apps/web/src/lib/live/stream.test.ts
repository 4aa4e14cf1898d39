import { expect, test } from 'vitest';
import type { Table } from '@quayside/api';
import { withTable } from './stream.ts';

// Only what the list looks at.
const table = (id: string, due: number[], status: Table['status'] = 'running') =>
  ({ id, due, status, mine: 0 }) as unknown as Table;

test('a table that begins to wait for me comes first, and one that is over leaves', () => {
  const tables = [table('a', [1]), table('b', [1]), table('c', [1])];
  const waiting = withTable(tables, table('b', [0]));
  expect(waiting.map((one) => one.id)).toEqual(['b', 'a', 'c']);
  expect(withTable(waiting, table('b', [], 'over')).map((one) => one.id)).toEqual(['a', 'c']);
});
