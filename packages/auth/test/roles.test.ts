import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '@quayside/db';
import { freshTestDatabase, testDatabases } from '@quayside/db/testing';
import { openAuth } from '../src/index.ts';
import { member, Place, somebody, verdict, visit } from './place.ts';

const run = promisify(execFile);
let place: Place | null = null;
afterEach(async () => {
  await place?.close();
  place = null;
});

describe.each(testDatabases())('who looks after this place, on $name', ({ open }) => {
  it('is whom the operator names and who has confirmed an address; nobody else can take that name', async () => {
    const env = { NODE_ENV: 'test', QUAYSIDE_SECRET: 'a secret of at least thirty-two letters' };
    place = new Place(await open(), env);
    const ann = await member(place);
    expect((await place.browser(ann.token))?.account.admin).toBeUndefined();

    const said: string[] = [];
    const auth = openAuth(place.database, {
      env: { ...env, QUAYSIDE_ADMINS: `${ann.username},harbour-master` },
      dir: place.dir,
      say: (line) => said.push(line),
    });
    const [cookie = ''] = auth.cookie(ann.token, false).split(';');
    expect((await auth.who(cookie))?.account).toEqual({ id: ann.id, name: ann.username, guest: false, admin: true });
    expect((await auth.people.list({ text: ann.username })).items).toMatchObject([{ admin: true }]);
    await expect.poll(() => said).toEqual([expect.stringContaining('harbour-master')]);
    expect(said[0]).not.toContain(ann.username.toLowerCase());

    const thief = { ...somebody(), username: 'Harbour-Master' };
    expect(await verdict(auth.signUp(visit, null, thief))).toBe('username-taken');
    const ben = await member(place);
    expect(await verdict(auth.changeUsername(ben.id, 'harbour-master'))).toBe('username-taken');
    expect(await verdict(auth.changeUsername(ann.id, ann.username.toUpperCase()))).toBe('yes');
    expect((await auth.who(cookie))?.account.admin).toBe(true);

    // A guest with the right name has shown nothing.
    const { account: guest, token } = (await auth.guest(visit)) ?? {};
    const [guestCookie = ''] = auth.cookie(token, false).split(';');
    await place.auth.signUp(visit, guest, { ...somebody(), username: 'harbour-master' });
    expect((await auth.who(guestCookie))?.account.admin).toBeUndefined();
    // What a bot may do is not what its owner may do.
    const { token: key } = await auth.people.makeToken(ann.id, 'bot');
    expect((await auth.bot(`Bearer ${key}`))?.owner?.admin).toBeUndefined();
    await auth.close();
  });
});

describe('the command', () => {
  it('gives the role and takes it, and says when there is nobody of that name', async () => {
    const url = await freshTestDatabase();
    place = new Place(await openDatabase({ url }));
    const ann = await member(place);
    const roles = (...args: string[]) =>
      run(path.resolve(import.meta.dirname, '../node_modules/.bin/tsx'), ['scripts/roles.ts', ...args], {
        cwd: path.resolve(import.meta.dirname, '..'),
        env: { ...process.env, DATABASE_URL: url },
      });
    expect((await roles('grant', ann.username)).stdout).toContain('looks after this place now');
    await expect.poll(async () => (await place?.browser(ann.token))?.account.admin).toBe(true);
    expect((await roles('revoke', ann.username)).stdout).toContain('a player like all others');
    await expect.poll(async () => (await place?.browser(ann.token))?.account.admin).toBeUndefined();
    await expect(roles('grant', 'nobody-here')).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('No account with a confirmed address'),
    });
    await expect(roles()).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('roles grant ann') });
  });
});
