import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { account, openDatabase } from '@quayside/db';
import { freshTestDatabase, testDatabases } from '@quayside/db/testing';
import { openAuth } from '../src/index.ts';
import { operatorSocket, runOperatorCommand } from '../src/operator.ts';
import { member, TestAuth, somebody, client } from '../src/testing/index.ts';

const run = promisify(execFile);
let place: TestAuth | null = null;
afterEach(async () => {
  await place?.close();
  place = null;
});

describe.each(testDatabases())('an admin, on $name', ({ open }) => {
  it('is whom the operator names by a confirmed address or an account’s id, never by a name', async () => {
    place = new TestAuth(await open());
    const { db } = place.database;
    const ann = await member(place);
    // A guest has the username that the operator may mean, with an unconfirmed address.
    const wanted = { ...somebody(), username: 'harbour-master' };
    const guest = await place.auth.signUp(client, null, wanted);
    if (!('token' in guest)) throw new Error('who is nobody comes in with a token');
    for (const name of ['harbour-master', ann.username, wanted.email, guest.account.id, 'nobody@example.org', ''])
      expect((await runOperatorCommand(db, ['grant-admin', name])).done).toBe(false);
    expect((await place.browser(guest.token))?.account.admin).toBeUndefined();
    expect((await place.browser(ann.token))?.account.admin).toBeUndefined();

    for (const name of [ann.email.toUpperCase(), ann.id]) {
      expect((await runOperatorCommand(db, ['grant-admin', name])).done).toBe(true);
      await expect.poll(async () => (await place?.browser(ann.token))?.account.admin).toBe(true);
      expect((await runOperatorCommand(db, ['admins'])).text).toContain(ann.email);
      expect((await runOperatorCommand(db, ['revoke-admin', name])).done).toBe(true);
      await expect.poll(async () => (await place?.browser(ann.token))?.account.admin).toBeUndefined();
    }
    await runOperatorCommand(db, ['grant-admin', ann.id]);
    // The role goes with the account, not with its address.
    await place.auth.deleteAccount(ann.id);
    const [left] = await db.select({ role: account.role }).from(account).where(eq(account.id, ann.id));
    expect(left?.role).toBe('player');
  });

  it('is not made by the old setting, which says what to do instead', async () => {
    place = new TestAuth(await open());
    const { database, dir } = place;
    expect(() => openAuth(database, { env: { NODE_ENV: 'test', QUAYSIDE_ADMINS: 'ann' }, dir })).toThrow(
      /pnpm operator grant-admin/,
    );
  });
});

describe('the operator’s command', () => {
  const operator = (env: Record<string, string>, ...args: string[]) =>
    run(path.resolve(import.meta.dirname, '../node_modules/.bin/tsx'), ['scripts/operator.ts', ...args], {
      cwd: path.resolve(import.meta.dirname, '..'),
      env: { ...process.env, DATABASE_URL: '', ...env },
    });

  it('works on PostgreSQL', async () => {
    const url = await freshTestDatabase();
    place = new TestAuth(await openDatabase({ url }));
    const ann = await member(place);
    const env = { DATABASE_URL: url };
    expect((await operator(env, 'grant-admin', ann.email)).stdout).toContain('is an admin now');
    await expect.poll(async () => (await place?.browser(ann.token))?.account.admin).toBe(true);
    await expect(operator(env)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('grant-admin') });
  });

  it('works while a server has the embedded database open, by a socket that only its user can reach, and after it', async () => {
    place = new TestAuth(await openDatabase({ url: '', dir: 'memory:' }));
    const ann = await member(place);
    const env = { DATA_DIR: place.dir };
    expect((await operator(env, 'grant-admin', ann.email)).stdout).toContain('is an admin now');
    await expect.poll(async () => (await place?.browser(ann.token))?.account.admin).toBe(true);
    await expect(operator(env, 'grant-admin', ann.username)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('A username is not enough'),
    });
    expect(statSync(path.dirname(operatorSocket(place.dir))).mode & 0o777).toBe(0o700);

    // Without a server the folder is opened; a new server finds what was granted.
    await place.auth.close();
    await expect(operator(env, 'grant-admin', ann.email)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('No account has'),
    });
  });

  it('backs a running server up, restores without one only, and moves an embedded database to PostgreSQL', async () => {
    place = new TestAuth(await openDatabase({ url: '', dir: 'memory:' }));
    const ann = await member(place);
    const { dir } = place;
    const env = { DATA_DIR: dir, INIT_CWD: dir };
    expect((await operator(env, 'backup', 'all.backup')).stdout).toMatch(/^\d+ rows of \d+ tables are stored in /);
    await expect(operator(env, 'restore', 'all.backup')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Stop the server first'),
    });
    await place.auth.close();
    expect((await operator(env, 'restore', 'all.backup')).stdout).toContain('are restored from');
    await expect(operator(env, 'restore', 'all.backup')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('not empty'),
    });
    const url = await freshTestDatabase();
    expect((await operator(env, 'move-to-postgres', url)).stdout).toContain('Start the server with DATABASE_URL');
    const moved = await openDatabase({ url });
    const found = await moved.db.select({ id: account.id }).from(account).where(eq(account.id, ann.id));
    await moved.close();
    expect(found).toEqual([{ id: ann.id }]);
  });
});
