import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlState, type Database } from '@quayside/db';
import { testDatabases } from '@quayside/db/testing';
import { BatchWriter } from '../src/store/batch-writer.ts';

const ENTER = { name: 'enter', text: `insert into "account" ("id", "name") values ($1, $2) returning "id"` };
const COUNT = { name: 'count', text: `select count(*)::int as "n" from "account"` };

describe.each(testDatabases())('what comes to the store in one moment, on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('is stored together, and each is answered', async () => {
    const writer = new BatchWriter(database);
    const entered = ['ann', 'ben', 'cleo'].map((id) => writer.run(id, ENTER, [id, id]));
    expect(await Promise.all(entered)).toEqual([[{ id: 'ann' }], [{ id: 'ben' }], [{ id: 'cleo' }]]);
    expect(await writer.run('ann', COUNT, [])).toEqual([{ n: 3 }]);
  });

  it('is stored but for what the database refuses, and only that is told so', async () => {
    const writer = new BatchWriter(database);
    const nobody = {
      id: 'nothing',
      revision: 0,
      after: 0,
      entries: [],
      due: [],
      botDue: false,
      clockState: null,
      deadline: null,
      notification: 'nothing:1',
    };
    const [dora, again, appended, emil] = await Promise.allSettled([
      writer.run('dora', ENTER, ['dora', 'Dora']),
      writer.run('ann', ENTER, ['ann', 'Ann']),
      writer.tryWrite({ append: nobody }),
      writer.run('emil', ENTER, ['emil', 'Emil']),
    ]);
    expect(dora).toMatchObject({ status: 'fulfilled', value: [{ id: 'dora' }] });
    expect(again.status === 'rejected' && sqlState(again.reason)).toBe('23505');
    expect(appended).toMatchObject({ status: 'fulfilled', value: false });
    expect(emil).toMatchObject({ status: 'fulfilled', value: [{ id: 'emil' }] });
    expect(await writer.run('ann', COUNT, [])).toEqual([{ n: 5 }]);
  });
});
