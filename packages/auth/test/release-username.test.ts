import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '@quayside/db';
import { testDatabases } from '@quayside/db/testing';
import { openAuth, type Auth } from '../src/index.ts';
import { member, PASSWORD, TestAuth, somebody, verdict, client } from '../src/testing/index.ts';

const DAY_MS = 86_400_000;

describe.each(testDatabases())('the username of a guest, on $name', ({ open }) => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'quayside-names-'));
  let database: Database;
  let auth: Auth;
  let days = 0;
  beforeAll(async () => {
    database = await open();
    const now = () => new Date(Date.now() + days * DAY_MS);
    auth = openAuth(database, { env: { NODE_ENV: 'test' }, dir, now });
  });
  afterAll(async () => {
    await auth.close();
    await database.close();
    rmSync(dir, { recursive: true, force: true });
  });

  it('is free for others after a month without use, and until then it is the guest’s', async () => {
    const first = somebody();
    await auth.signUp(client, null, first);
    const other = { ...somebody(), username: first.username.toUpperCase() };
    days = 29;
    expect(await verdict(auth.signUp(client, null, other))).toBe('username-taken');
    const guest = await auth.signInAsGuest(client);
    expect(await verdict(auth.changeUsername(guest.account.id, first.username))).toBe('username-taken');
    // While nobody else wants it, it still opens the account.
    days = 31;
    expect(await verdict(auth.signIn(client, first.username, PASSWORD))).toBe('yes');
    expect(await verdict(auth.signUp(client, null, other))).toBe('yes');
    expect((await auth.signIn(client, first.username, PASSWORD)).account.name).toBe(other.username);
    days = 0;
  });

  it('is kept by who has confirmed an address', async () => {
    const place = new TestAuth(database);
    const ann = await member(place);
    days = 400;
    expect(await verdict(auth.signUp(client, null, { ...somebody(), username: ann.username }))).toBe('username-taken');
    days = 0;
    await place.auth.close();
    rmSync(place.dir, { recursive: true, force: true });
  });
});
