import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlState, type Database } from '@quayside/db';
import { testDatabases } from '@quayside/db/testing';
import { Store } from '../src/store.ts';

const ENTER = { name: 'enter', text: `insert into "account" ("id", "name") values ($1, $2) returning "id"` };
const COUNT = { name: 'count', text: `select count(*)::int as "n" from "account"` };

describe.each(testDatabases())('what comes to the store in one moment, on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('is stored together, and each is answered', async () => {
    const store = new Store(database);
    const entered = ['ann', 'ben', 'cleo'].map((id) => store.run(id, ENTER, [id, id]));
    expect(await Promise.all(entered)).toEqual([[{ id: 'ann' }], [{ id: 'ben' }], [{ id: 'cleo' }]]);
    expect(await store.run('ann', COUNT, [])).toEqual([{ n: 3 }]);
  });

  it('is stored but for what the database refuses, and only that is told so', async () => {
    const store = new Store(database);
    const nobody = {
      id: 'nothing',
      revision: 0,
      after: 0,
      entries: [],
      due: [],
      botDue: false,
      announced: 'nothing:1',
    };
    const [dora, again, appended, emil] = await Promise.allSettled([
      store.run('dora', ENTER, ['dora', 'Dora']),
      store.run('ann', ENTER, ['ann', 'Ann']),
      store.append(nobody),
      store.run('emil', ENTER, ['emil', 'Emil']),
    ]);
    expect(dora).toMatchObject({ status: 'fulfilled', value: [{ id: 'dora' }] });
    expect(again.status === 'rejected' && sqlState(again.reason)).toBe('23505');
    expect(appended).toMatchObject({ status: 'fulfilled', value: false });
    expect(emil).toMatchObject({ status: 'fulfilled', value: [{ id: 'emil' }] });
    expect(await store.run('ann', COUNT, [])).toEqual([{ n: 5 }]);
  });
});
