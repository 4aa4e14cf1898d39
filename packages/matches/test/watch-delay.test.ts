import { afterEach, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { match as matchTable, openDatabase, type Database } from '@quayside/db';
import type { Matches, NewTable } from '../src/index.ts';
import { ANN, BEN, CLEO, openMatches, people, playOn, started } from './fixtures.ts';

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of cleanUp.splice(0).reverse()) await end();
});

async function site(): Promise<{ database: Database; matches: Matches }> {
  const database = await openDatabase({ url: '', dir: 'memory:' });
  cleanUp.push(() => database.close());
  await people(database);
  const matches = await openMatches(database, { bots: { threads: 1 } });
  cleanUp.push(() => matches.close());
  return { database, matches };
}

async function threeAt(matches: Matches, wanted: Partial<NewTable>): Promise<string> {
  const { id } = await matches.create(ANN, { game: 'tidewater', seats: 3, ...wanted });
  await matches.join(BEN, id);
  await matches.join(CLEO, id);
  await matches.start(ANN, id);
  return id;
}

test('who has left reports a problem with the rules as it is shown to them', async () => {
  const { matches } = await site();
  const id = await threeAt(matches, { watchDelay: 2 });
  await playOn(matches, id, 'until somebody leaves', 9);
  const { due } = await matches.table(ANN, id);
  // No bot moves on meanwhile.
  const who = [ANN, BEN, CLEO].find((_, seat) => !due.includes(seat)) ?? '';
  await matches.resign(who, id);
  const shown = await matches.view(who, id);
  const report = await matches.reportRules(who, { match: id, text: 'This is wrong.' });
  expect(report.view).toEqual(shown.state);
  expect(report.at).toBeLessThanOrEqual(shown.seq);
});

test('that a hint was asked for is shown with the answer it was for, and is sent to nobody before', async () => {
  const { matches } = await site();
  const { id } = await started(matches, { watchDelay: 1 });
  await playOn(matches, id, 'a little', 5);
  const before = await matches.table(null, id);
  const end = new AbortController();
  const updates = matches.updates(null, id, -1, end.signal);
  const first = await updates.next();
  const next = updates.next();
  const [due = -1] = (await matches.table(ANN, id)).due;
  const asking = [ANN, BEN][due] ?? '';
  await matches.hint(asking, id);
  expect((await matches.table(asking, id)).seats[due]?.hints).toBe(1);
  expect(await matches.table(null, id)).toEqual(before);
  await playOn(matches, id, 'on', 12);
  expect((await next).value?.seq).toBeGreaterThan(first.value?.seq ?? Infinity);
  end.abort();
  expect((await matches.table(null, id)).seats[due]?.hints).toBe(1);
});

test('the order of the tables of who has left says nothing of whose turn it is', async () => {
  const { matches, database } = await site();
  const id = await threeAt(matches, { watchDelay: 1 });
  await matches.resign(BEN, id);
  const other = await matches.create(BEN, { game: 'tidewater', seats: 2 });
  await database.db
    .update(matchTable)
    .set({ due: sql`array[0, 1, 2]::smallint[]` })
    .where(eq(matchTable.id, id));
  expect((await matches.mine(BEN)).map((one) => one.id)).toEqual([other.id, id]);
});
