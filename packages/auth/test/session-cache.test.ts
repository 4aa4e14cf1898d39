import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, openDatabase, session, type Database } from '@quayside/db';
import { freshTestDatabase } from '@quayside/db/testing';
import { openAuth, type Auth, type ClientInfo } from '../src/index.ts';

const SECRET = 'a secret that both processes here share';
const CLIENT: ClientInfo = { address: null, agent: 'a test', language: 'en', url: 'http://localhost' };

/** One process, and two on one database: what one changes counts at the other. */
const places = [
  {
    name: 'one process on PGlite',
    open: async () => {
      const database = await openDatabase({ url: '', dir: 'memory:' });
      return [database, database] as const;
    },
  },
  {
    name: 'two processes on PostgreSQL',
    open: async () => {
      const url = await freshTestDatabase();
      return [await openDatabase({ url }), await openDatabase({ url })] as const;
    },
  },
];

describe.each(places)('somebody who is remembered by $name', ({ open }) => {
  let databases: readonly [Database, Database];
  let here: Auth;
  let there: Auth;
  beforeAll(async () => {
    databases = await open();
    [here, there] = databases.map((database) =>
      openAuth(database, { env: { QUAYSIDE_SECRET: SECRET }, dir: 'memory:' }),
    ) as [Auth, Auth];
  });
  afterAll(async () => {
    await here.close();
    await there.close();
    for (const database of new Set(databases)) await database.close();
  });

  /** A guest whom both have seen, again and again. */
  async function seen() {
    const { account: guest, token } = await here.signInAsGuest(CLIENT, 'Ann');
    const cookies = here.sessionCookie(token, false).split(';')[0] ?? '';
    for (const auth of [here, there, here, there])
      expect(await auth.getSession(cookies)).toMatchObject({ account: { id: guest.id, name: 'Ann' } });
    const who = (await here.getSession(cookies))!;
    return { id: guest.id, token, cookies, who };
  }
  const nameAt = async (auth: Auth, cookies: string) => (await auth.getSession(cookies))?.account.name ?? null;

  it('is asked for no more than once', async () => {
    const { cookies } = await seen();
    let asked = 0;
    for (const database of databases) {
      const { run } = database;
      Object.assign(database, {
        run: (...given: Parameters<Database['run']>) => {
          asked++;
          return run(...given);
        },
      });
    }
    const askedFor = async (times: number) => {
      asked = 0;
      for (let i = 0; i < times; i++) await there.getSession(cookies);
      return asked;
    };
    // Nobody is remembered before this process hears of changes.
    await expect.poll(() => askedFor(1)).toBe(0);
    expect(await askedFor(10)).toBe(0);
  });

  it('is nobody from the moment on when signing out, here at once and there too', async () => {
    const { token, cookies } = await seen();
    await here.signOut(token);
    expect(await here.getSession(cookies)).toBeNull();
    await expect.poll(() => there.getSession(cookies)).toBeNull();
  });

  it('is nobody when another browser has ended the session', async () => {
    const { cookies, who } = await seen();
    await there.revokeSession(who, who.sessionId);
    expect(await there.getSession(cookies)).toBeNull();
    await expect.poll(() => here.getSession(cookies)).toBeNull();
  });

  it('has the new name at once', async () => {
    const { id, cookies } = await seen();
    await here.changeName(id, 'Anna');
    expect(await nameAt(here, cookies)).toBe('Anna');
    await expect.poll(() => nameAt(there, cookies)).toBe('Anna');
  });

  it('is seen as somebody else has changed the tables, whoever that was', async () => {
    const { id, cookies } = await seen();
    const { db } = databases[1];
    await db.update(account).set({ name: 'Renamed by hand' }).where(eq(account.id, id));
    for (const auth of [here, there]) await expect.poll(() => nameAt(auth, cookies)).toBe('Renamed by hand');
    await db.delete(session).where(eq(session.accountId, id));
    for (const auth of [here, there]) await expect.poll(() => nameAt(auth, cookies)).toBeNull();
  });
});
