import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs, {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readMigrations } from '../scripts/read-migrations.ts';
import { account, entry, match, notify, openDatabase, sqlState, type Database } from '../src/index.ts';
import { DatabaseUnavailable, DataFolderInUse } from '../src/errors.ts';
import { lockFolder } from '../src/lock.ts';
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

  it('a statement takes any text as it is', async () => {
    const echo = { name: 'test-echo', text: 'select $1::text as "text", $2::int + 1 as "more", $3::boolean as "yes"' };
    const texts = [`it's "one"; \\' drop`, '\\', `');--`, '$1', 'åß\u{1f6a2}', ''];
    const asked = texts.map((text) => ({ statement: echo, values: [text, 1, true] }));
    expect(await database.runAll(asked)).toEqual(texts.map((text) => [{ text, more: 2, yes: true }]));
    const list = {
      name: 'test-list',
      text: 'select "one" from unnest($1::text[]) with ordinality as "x"("one", "n") order by "n"',
    };
    expect(await database.run(list, [texts])).toEqual(texts.map((one) => ({ one })));
    expect(await database.run(list, [[]])).toEqual([]);
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
      minSeats: 1,
      maxSeats: 1,
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
        minSeats: 1,
        maxSeats: 1,
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

describe('a PostgreSQL server that does not let us in', () => {
  it.each([
    ['knows no such database', (url: URL) => (url.pathname = '/nothing'), 'Make that database'],
    ['knows no such user', (url: URL) => (url.username = 'nobody'), 'Check user and password'],
    ['is not there', (url: URL) => (url.port = '1'), 'Start the server'],
  ])('%s', async (_, change, remedy) => {
    const url = new URL(await freshTestDatabase());
    change(url);
    const refused = await openPostgres(url.href).then(null, (error: unknown) => error);
    expect(refused).toBeInstanceOf(DatabaseUnavailable);
    expect((refused as Error).message).toContain(remedy);
    expect((refused as Error).message).not.toContain(url.password + '@');
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
    await expect.poll(async () => (database = await open())).not.toBeInstanceOf(DataFolderInUse);
    expect(await (database as Database).db.$count(account)).toBeGreaterThanOrEqual(stored);
    await (database as Database).close();
  });

  it('is on the disk when a row is said to be stored', async () => {
    fresh();
    const database = await openDatabase({ url: '', dir: folder });
    const { rows } = await database.db.execute(sql`show fsync`);
    expect(rows).toEqual([{ fsync: 'on' }]);
    const synced = vi.spyOn(fs, 'fsyncSync');
    await database.db.insert(account).values({ id: 'ann', name: 'Ann' });
    const files = synced.mock.calls.map(([fd]) => readlinkSync(`/proc/self/fd/${fd}`));
    synced.mockRestore();
    expect(files).toEqual([expect.stringContaining('/db/pg_wal/')]);
    await database.close();
  });

  it('is refused under another name of the same folder', async () => {
    fresh();
    const database = await openDatabase({ url: '', dir: dir() });
    const linked = path.join(folder, 'linked');
    mkdirSync(linked);
    symlinkSync(path.join(dir(), 'db'), path.join(linked, 'db'));
    await expect(openDatabase({ url: '', dir: linked })).rejects.toThrow(DataFolderInUse);
    await database.close();
  });

  it('is closed to other users of the machine, also where it was open to them', async () => {
    fresh();
    const open = async () => (await openDatabase({ url: '', dir: folder })).close();
    const db = path.join(folder, 'db');
    await open();
    expect(statSync(db).mode & 0o777).toBe(0o700);
    chmodSync(db, 0o755);
    await open();
    expect(statSync(db).mode & 0o777).toBe(0o700);
  });

  it('is made anew where a first start was killed before there was one', async () => {
    fresh();
    const dir = path.join(folder, 'db');
    mkdirSync(dir);
    writeFileSync(path.join(dir, 'PG_VERSION'), '18');
    writeFileSync(`${dir}.unfinished`, '');
    const database = await openDatabase({ url: '', dir: folder });
    await database.db.insert(account).values({ id: 'ann', name: 'Ann' });
    await database.close();
    const again = await openDatabase({ url: '', dir: folder });
    expect(await again.db.$count(account)).toBe(1);
    await again.close();
  });

  it.each([
    ['its control file', (dir: string) => truncateSync(path.join(dir, 'global/pg_control'), 100)],
    ['its tables', (dir: string) => rmSync(path.join(dir, 'base'), { recursive: true })],
    ['its version', (dir: string) => writeFileSync(path.join(dir, 'PG_VERSION'), '9')],
  ])('says so when %s can’t be read, and lets go of the folder', async (_, damage) => {
    fresh();
    await (await openDatabase({ url: '', dir: folder })).close();
    damage(path.join(folder, 'db'));
    for (let i = 0; i < 2; i++)
      await expect(openDatabase({ url: '', dir: folder })).rejects.toThrow(/files are damaged.*backup/);
  });

  it('is not made among somebody else’s files', async () => {
    fresh();
    writeFileSync(path.join(folder, 'letter.txt'), 'dear');
    await expect(openPGlite(folder)).rejects.toThrow('not a database');
    expect(readFileSync(path.join(folder, 'letter.txt'), 'utf8')).toBe('dear');
  });
});

describe('the lock of a folder', () => {
  let folder: string;
  const dir = () => path.join(folder, 'data');
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'quayside-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is held by whoever has it, and is free again once it is given back', () => {
    const unlock = lockFolder(dir());
    expect(() => lockFolder(dir())).toThrow(DataFolderInUse);
    unlock();
    lockFolder(dir())();
  });

  it('holds against processes that do not see its holder among their own', () => {
    const unlock = lockFolder(dir());
    // What a process of another container is called there: here nobody is, or somebody else.
    for (const stranger of ['999999999', '1 123', '']) {
      writeFileSync(`${dir()}.lock`, stranger);
      expect(() => lockFolder(dir())).toThrow(DataFolderInUse);
    }
    unlock();
  });

  it('is refused to a process in a PID namespace of its own, and let go by one that is killed there', async () => {
    const holder = spawn(...containerised(tsx, ...elsewhere(folder, 'write')), {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    await once(holder.stdout, 'data');
    const second = await run(...containerised(tsx, ...elsewhere(folder))).then(
      null,
      (error: { stderr: string }) => error.stderr,
    );
    expect(second).toContain('is in use by process');
    expect(() => lockFolder(path.join(folder, 'db'))).toThrow(DataFolderInUse);
    process.kill(-(holder.pid ?? 0), 'SIGKILL');
    await expect.poll(() => lockFolder(path.join(folder, 'db'))()).toBeUndefined();
  });
});

/** The command in a PID namespace of its own where this machine allows that, as in a container; plainly where it does not. */
function containerised(program: string, ...words: string[]): [string, string[]] {
  const apart = ['--user', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc'];
  return spawnSync('unshare', [...apart, 'true']).status === 0
    ? ['unshare', [...apart, program, ...words]]
    : [program, words];
}
