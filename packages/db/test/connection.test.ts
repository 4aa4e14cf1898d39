import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { account, type Database } from '../src/index.ts';
import { openPostgres } from '../src/postgres.ts';
import { freshTestDatabase, TcpProxy } from '../src/testing/index.ts';

/** What the driver says of a connection that is gone; Drizzle says which query it was about. */
const BROKEN = /Connection terminated|terminating connection|connection error|ECONNRESET|Failed query/;

// An unhandled error event would end the process; vitest fails such a run.
describe('a connection to PostgreSQL that breaks while it is in use', () => {
  let proxy: TcpProxy;
  let database: Database;
  beforeEach(async () => {
    proxy = await TcpProxy.before(await freshTestDatabase());
    database = await openPostgres(proxy.url, { most: 2 });
  });
  afterEach(async () => {
    await database.close();
    proxy.end();
  });

  const ENTER = {
    name: 'test-enter',
    text: `insert into "account" ("id", "name") values ($1, 'x') on conflict do nothing returning "id"`,
  };
  const enter = (id: string) => database.runAll([{ statement: ENTER, values: [id] }]);
  const names = async () =>
    (await database.db.select({ id: account.id }).from(account).orderBy(account.id)).map(({ id }) => id);
  const endSelf = sql`select pg_terminate_backend(pg_backend_pid())`;

  it('fails the transaction that has it, between two of its statements, and nothing of it is stored', async () => {
    const failed = database.db.transaction(async (tx) => {
      await tx.insert(account).values({ id: 'ann', name: 'Ann' });
      proxy.cut();
      // Until the process knows.
      await expect
        .poll(() =>
          tx.execute(sql`select 1`).then(
            () => 'works',
            () => 'broken',
          ),
        )
        .toBe('broken');
      await tx.insert(account).values({ id: 'ben', name: 'Ben' });
    });
    await expect(failed).rejects.toThrow(BROKEN);
    await expect.poll(names).toEqual([]);
  });

  it('fails the transaction whose backend is ended by an operator', async () => {
    await expect(database.db.transaction((tx) => tx.execute(endSelf))).rejects.toThrow(BROKEN);
    expect(await names()).toEqual([]);
  });

  it('fails the query that it answers', async () => {
    await expect(database.db.execute(endSelf)).rejects.toThrow(BROKEN);
    expect(await names()).toEqual([]);
  });

  it.each(['first', 'second'])(
    'fails statements that are asked together before they arrive, the %s time',
    async (time) => {
      if (time === 'second') await Promise.all(['a', 'b', 'c'].map(enter));
      const before = await names();
      proxy.pass = (bytes) => !bytes.includes('late');
      await expect(enter('late')).rejects.toThrow(BROKEN);
      proxy.pass = () => true;
      expect(await names()).toEqual(before);
      await enter('later');
      expect(await names()).toEqual([...before, 'later']);
    },
  );

  it('may have stored statements whose answer was lost, once', async () => {
    await enter('a');
    let kept = false;
    proxy.pass = (bytes) => {
      if (bytes.includes('late')) proxy.answer = () => !(kept = true);
      return true;
    };
    await expect(enter('late')).rejects.toThrow(BROKEN);
    [proxy.pass, proxy.answer] = [() => true, () => true];
    expect(kept).toBe(true);
    await enter('late');
    expect(await names()).toEqual(['a', 'late']);
  });

  it('is replaced, however often it breaks before a transaction has begun', async () => {
    for (let i = 0; i < 5; i++) {
      await database.db.execute(sql`select 1`);
      proxy.pass = (bytes) => !bytes.includes('begin');
      await expect(database.db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow(BROKEN);
      proxy.pass = () => true;
    }
    expect(await names()).toEqual([]);
  });
});
