import { expect, test } from 'vitest';
import type { MatchSnapshot } from './match-snapshot.ts';
import { SnapshotCache } from './snapshot-cache.ts';

// The cache reads nothing else of a snapshot.
const snapshot = (id: string, revision: number) => ({ row: { id, revision } }) as MatchSnapshot;

test('what other processes announce does not fill the memory, and no match that is kept here becomes old by it', () => {
  const cache = new SnapshotCache();
  for (let n = 0; n < 400; n++) cache.keep(snapshot(`here ${n}`, 1));
  for (let n = 0; n < 400; n++) cache.announce(`here ${n}`, 2);
  for (let n = 0; n < 20_000; n++) cache.announce(`elsewhere ${n}`, n);
  expect(cache.size).toBeLessThanOrEqual(1500);
  // Each of them has to be read again.
  for (let n = 0; n < 400; n++) expect(cache.currentRevision(`here ${n}`)).toBe(Infinity);
});
