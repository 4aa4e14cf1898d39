import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readMigrations } from '../scripts/read-migrations.ts';
import { account, entry, match, notify, openDatabase, sqlState, type Database } from '../src/index.ts';
import { DataFolderInUse, lockFolder } from '../src/lock.ts';
import { migrate } from '../src/migrate.ts';
import migrations from '../src/migrations.json' with { type: 'json' };
import { openPGlite } from '../src/pglite.ts';
import { openPostgres } from '../src/postgres.ts';
import { freshTestDatabase, testDatabases } from '../src/testing/index.ts';

const run = promisify(execFile);
const tsx = path.resolve(import.meta.dirname, '../node_modules/.bin/tsx');
const elsewhere = (dir: string, what = '') => [path.join(import.meta.dirname, 'other-process.ts'), dir, what];

const ENTER = {
  name: 'test-enter',
  text: `insert into "account" ("id", "name", "suspended_until") values ($1, 'x', $2) returning "id", "suspended_until", "guest"`,
};
const COUNT = {
  name: 'test-count',
  text: `select count(*)::int as "n", json_agg("id" order by "id") as "names" from "account" where "id" like $1`,
};

describe('the migrations that travel with the code', () => {
  it('are those drizzle-kit wrote', () => {
    expect(migrations).toEqual(readMigrations());
  });

  it('run once when several processes start together', async () => {
    const url = await freshTestDatabase();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('drop schema public cascade; create schema public');
    await client.end();
    const opened = await Promise.all([1, 2, 3, 4].map(() => openPostgres(url)));
    const { rows } = await opened[0]!.db.execute(sql`select name from migration order by name`);
    expect(rows.map((row) => row['name'])).toEqual(migrations.map(({ name }) => name));
    expect(await migrate(opened[1]!.db)).toEqual([]);
    await Promise.all(opened.map((one) => one.close()));
  });
});

describe.each(testDatabases())('on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('what a transaction announces is heard once it is stored, and never if it is rolled back', async () => {
    const heard: (string | null)[] = [];
    const end = await database.listen('harbour', (payload) => heard.push(payload));
    await database.db.transaction((tx) => notify(tx, 'harbour', 'ship in'));
    const failed = database.db.transaction(async (tx) => {
      await notify(tx, 'harbour', 'never');
      throw new Error('storm');
    });
    await expect(failed).rejects.toThrow('storm');
    await database.db.transaction((tx) => notify(tx, 'harbour', 'ship out'));
    await expect.poll(() => heard).toEqual(['ship in', 'ship out']);
    await end();
    await notify(database.db, 'harbour', 'nobody is here');
    const [answer] = (await database.db.execute<{ n: number }>(sql`select 1 as n`)).rows;
    expect(answer?.n).toBe(1);
    expect(heard).toHaveLength(2);
  });

  // The second time a connection knows the statements, and is sent all of them at once.
  it.each(['first', 'second'])('statements that are asked together are one transaction, the %s time', async (time) => {
    const [host, guest] = [`host ${time}`, `guest ${time}`];
    const enter = (id: string) => ({ statement: ENTER, values: [id, null] });
    const count = { statement: COUNT, values: [`%${time}`] };
    const answers = await database.runAll([count, enter(host), count, enter(guest), count]);
    expect(answers).toEqual([
      [{ n: 0, names: null }],
      [{ id: host, suspended_until: null, guest: true }],
      [{ n: 1, names: [host] }],
      [{ id: guest, suspended_until: null, guest: true }],
      [{ n: 2, names: [guest, host] }],
    ]);
    const again = database.runAll([enter(`late ${time}`), enter(host), count]);
    expect(await again.then(null, sqlState)).toBe('23505');
    expect(await database.runAll([count])).toEqual([[{ n: 2, names: [guest, host] }]]);
  });

  it('a broken constraint is known by its code', async () => {
    await database.db.insert(account).values({ id: 'ann', name: 'Ann' });
    const again = database.db.insert(account).values({ id: 'ann', name: 'Ann' });
    expect(await again.then(null, sqlState)).toBe('23505');
    const wrong = database.db.insert(match).values({
      id: 'm',
      game: 'g',
      version: 0,
      options: {},
      fewest: 1,
      most: 1,
      // A status the table does not know.
      status: 'sunk' as 'over',
      visibility: 'link',
      secret: 's',
      commitment: 'c',
    });
    expect(await wrong.then(null, sqlState)).toBe('23514');
  });

  it.each(['3', 'null', '"', 'end', { wood: 2, coal: 1 }, ['bank', 'dock'], null])(
    'the answer %j comes back as it went in',
    async (answer) => {
      const id = JSON.stringify(answer);
      const none = {
        version: 0,
        options: {},
        fewest: 1,
        most: 1,
        visibility: 'link',
        secret: '',
        commitment: '',
      } as const;
      await database.db.insert(match).values({ id, game: 'g', ...none });
      await database.db.insert(entry).values({ matchId: id, seq: 1, kind: 'answer', seat: 0, answer });
      const [found] = await database.db.select().from(entry).where(eq(entry.matchId, id));
      expect(JSON.stringify(found?.answer)).toBe(JSON.stringify(answer));
    },
  );

  it('moments come back as they went in', async () => {
    const created = new Date('2026-11-16T03:25:23.123Z');
    await database.db.insert(account).values({ id: 'ben', name: 'Ben', created });
    const found = await database.db
      .select()
      .from(account)
      .where(sql`id = 'ben'`);
    expect(found).toMatchObject([{ id: 'ben', name: 'Ben', guest: true, created }]);
  });
});

describe('a listener on PostgreSQL', () => {
  it('comes back when its connection breaks, and says that something may have been missed', async () => {
    const url = await freshTestDatabase();
    const database = await openPostgres(url);
    const heard: (string | null)[] = [];
    await database.listen('harbour', (payload) => heard.push(payload));
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
    );
    await expect.poll(() => heard).toEqual([null]);
    await notify(database.db, 'harbour', 'ship in');
    await expect.poll(() => heard).toEqual([null, 'ship in']);
    await database.close();
  });
});

describe('the embedded database in a folder', () => {
  let folder: string;
  const dir = () => path.join(folder, 'data');
  const fresh = () => (folder = mkdtempSync(path.join(os.tmpdir(), 'quayside-db-')));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is refused to a second process, which is told what to do', async () => {
    fresh();
    const database = await openDatabase({ url: '', dir: dir() });
    const second = await run(tsx, elsewhere(dir())).then(null, (error: { stderr: string }) => error.stderr);
    expect(second).toContain(`is in use by process ${process.pid}`);
    expect(second).toContain('DATABASE_URL');
    await database.db.insert(account).values({ id: 'ann', name: 'Ann' });
    await database.close();
    const again = await openDatabase({ url: '', dir: dir() });
    expect(await again.db.$count(account)).toBe(1);
    await again.close();
  });

  it('keeps every stored row of a process that is killed, and lets the next one in', async () => {
    fresh();
    const child = spawn(tsx, elsewhere(dir(), 'write'), { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
    let [stored, killed] = [0, false];
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        stored += chunk.toString().split('\n').length - 1;
        if (stored <= 200 || killed) return;
        killed = true;
        // tsx starts a process of its own, so the whole group is killed.
        process.kill(-(child.pid ?? 0), 'SIGKILL');
      });
      child.on('close', () => resolve());
    });
    expect(stored).toBeGreaterThan(200);
    // Its output ends a moment before the process does.
    const open = () => openDatabase({ url: '', dir: dir() }).catch((error: unknown) => error);
    let database: unknown;
    await expect.poll(async () => (database = await open()), { timeout: 20_000 }).not.toBeInstanceOf(DataFolderInUse);
    expect(await (database as Database).db.$count(account)).toBeGreaterThanOrEqual(stored);
    await (database as Database).close();
  });

  it('is not made among somebody else’s files', async () => {
    fresh();
    writeFileSync(path.join(folder, 'letter.txt'), 'dear');
    await expect(openPGlite(folder)).rejects.toThrow('not a database');
    expect(readFileSync(path.join(folder, 'letter.txt'), 'utf8')).toBe('dear');
  });
});

describe('the lock of a folder', () => {
  it('is taken over from a process that is gone, also where its number has been given to another', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'quayside-lock-'));
    const dir = path.join(folder, 'db');
    writeFileSync(`${dir}.lock`, '999999999');
    lockFolder(dir)();
    writeFileSync(`${dir}.lock`, '1 123'); // process 1 lives, but began at another moment
    const unlock = lockFolder(dir);
    expect(() => lockFolder(dir)).toThrow(DataFolderInUse);
    unlock();
    lockFolder(dir)();
    rmSync(folder, { recursive: true });
  });
});
