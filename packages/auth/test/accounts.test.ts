import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, rating, seat, session } from '@quayside/db';
import { testDatabases } from '@quayside/db/testing';
import { member, PASSWORD, TestAuth, seated, somebody, tokenOf, verdict, client } from '../src/testing/index.ts';

describe.each(testDatabases())('accounts on $name', ({ open }) => {
  let place: TestAuth;
  beforeAll(async () => {
    place = new TestAuth(await open());
  });
  afterAll(() => place.close());

  describe('a guest', () => {
    it('comes in with one call and is known by the cookie alone', async () => {
      const { account: guest, token } = await place.auth.signInAsGuest(client);
      expect(guest).toMatchObject({ guest: true, name: expect.stringMatching(/^Guest \d{4}$/) });
      expect((await place.browser(token))?.account).toEqual(guest);
      expect(await place.auth.getProfile(guest.id)).toMatchObject({ username: null, email: null, ways: [] });
    });

    it('is nobody with a cookie that the server has not signed', async () => {
      const { token } = await place.auth.signInAsGuest(client);
      const [cookie = ''] = place.auth.sessionCookie(token, false).split(';');
      expect(await place.auth.getSession(cookie)).not.toBeNull();
      for (const forged of [
        `quayside-session=${token}`,
        `quayside-session=${token}.${'A'.repeat(43)}%3D`,
        cookie.replace('quayside-session', 'session'),
        `quayside-session=%`,
        cookie.slice(0, -6),
        '',
      ])
        expect(await place.auth.getSession(forged), forged).toBeNull();
    });

    it('is shown by the username it chooses, where its name was a generated one', async () => {
      const { account: guest, token } = await place.auth.signInAsGuest(client);
      const wanted = somebody();
      expect(await place.auth.signUp(client, guest, wanted)).toMatchObject({ id: guest.id, name: wanted.username });
      expect((await place.browser(token))?.account.name).toBe(wanted.username);
    });

    it('keeps id, name, seats, ratings and browser when it becomes a member', async () => {
      const { account: guest, token } = await place.auth.signInAsGuest(client, 'Ann');
      await seated(place, guest.id);
      await place.database.db.insert(rating).values({
        accountId: guest.id,
        game: 'tidewater',
        ladder: 'bots',
        mu: 25,
        sigma: 8,
        matches: 1,
        changed: new Date(),
      });
      const wanted = somebody();
      expect(await place.auth.signUp(client, guest, wanted)).toEqual(guest);
      // Until the click it is a guest still, only one who can sign in.
      expect(await place.auth.getProfile(guest.id)).toMatchObject({
        guest: true,
        email: null,
        pendingEmail: wanted.email,
        ways: ['password'],
        username: wanted.username,
      });
      await place.auth.confirmEmail(client, tokenOf(await place.mail(wanted.email, 'Hello Ann')));
      expect(await place.auth.getProfile(guest.id)).toMatchObject({
        id: guest.id,
        name: 'Ann',
        guest: false,
        email: wanted.email,
        pendingEmail: null,
      });
      expect((await place.browser(token))?.account).toEqual({ id: guest.id, name: 'Ann', guest: false });
      expect(await place.database.db.$count(seat, eq(seat.accountId, guest.id))).toBe(1);
      expect(await place.database.db.$count(rating, eq(rating.accountId, guest.id))).toBe(1);
      const again = await place.auth.signIn(client, wanted.username, wanted.password);
      expect(again.account.id).toBe(guest.id);
    });

    it('that is a member already can’t become one again', async () => {
      const ann = await member(place);
      const who = { id: ann.id, name: 'x', guest: false };
      expect(await verdict(place.auth.signUp(client, who, { ...somebody(), username: ann.username }))).toBe(
        'already-member',
      );
    });
  });

  describe('signing in', () => {
    it('takes the address or the username, in any case, and says the same whatever is wrong', async () => {
      const ann = await member(place);
      for (const login of [ann.username, ann.username.toUpperCase(), ann.email, ` ${ann.email.toUpperCase()} `]) {
        const { account: who, token } = await place.auth.signIn(client, login, PASSWORD);
        expect(who.id).toBe(ann.id);
        expect((await place.browser(token))?.account.id).toBe(ann.id);
      }
      for (const [login, password] of [
        [ann.username, 'a wrong password'],
        [ann.email, 'a wrong password'],
        [ann.email, ''],
        ['nobody-at-all', PASSWORD],
        ['nobody@example.org', PASSWORD],
        ['not an address@', PASSWORD],
        ['', ''],
        ['x'.repeat(500), 'y'.repeat(500)],
      ] as const)
        expect(await verdict(place.auth.signIn(client, login, password)), login).toBe('wrong-login');
    });

    it('keeps only a hash of the password', async () => {
      const ann = await member(place);
      const rows = await place.database.db.query.credential.findMany({ where: (one) => eq(one.owner, ann.id) });
      expect(rows).toHaveLength(1);
      expect(rows[0]?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    });

    it('is over when one signs out, in this browser only', async () => {
      const ann = await member(place);
      const { token } = await place.auth.signIn(client, ann.email, PASSWORD);
      await place.auth.signOut(token);
      expect(await place.browser(token)).toBeNull();
      expect(await place.browser(ann.token)).not.toBeNull();
    });

    it('is over when the session has expired, and lasts for who keeps coming', async () => {
      const ann = await member(place);
      const who = (await place.browser(ann.token))!;
      expect(await place.auth.refreshSession(who, false)).toBeNull();
      const yesterday = new Date(Date.now() - 2 * 86_400_000);
      await place.database.db.update(session).set({ changed: yesterday }).where(eq(session.token, ann.token));
      const seen = async () => (await place.browser(ann.token))?.seen.getTime() ?? null;
      // Changed behind its back, so it has to hear of it first.
      await expect.poll(seen).toBe(yesterday.getTime());
      const stale = (await place.browser(ann.token))!;
      expect(await place.auth.refreshSession(stale, true)).toMatch(/^quayside-session=.*Max-Age=15552000; Secure$/);
      await expect.poll(seen).toBeGreaterThan(yesterday.getTime());
      await place.database.db.update(session).set({ expires: yesterday }).where(eq(session.token, ann.token));
      await expect.poll(() => place.browser(ann.token)).toBeNull();
    });
  });

  describe('names', () => {
    it('are taken by one person only, whatever the case', async () => {
      const ann = await member(place);
      const taken = { ...somebody(), username: ann.username.toUpperCase() };
      expect(await verdict(place.auth.signUp(client, null, taken))).toBe('username-taken');
      const ben = await member(place);
      expect(await verdict(place.auth.changeUsername(ben.id, ann.username))).toBe('username-taken');
      await place.auth.changeUsername(ben.id, ben.username.toUpperCase());
      expect((await place.auth.getProfile(ben.id))?.username).toBe(ben.username.toUpperCase());
    });

    it('go to one of two who want the same at the same moment', async () => {
      const wanted = somebody();
      const asked = await Promise.all(
        [1, 2, 3, 4].map((n) => verdict(place.auth.signUp(client, null, { ...wanted, email: `${n}-${wanted.email}` }))),
      );
      expect(asked.sort()).toEqual(['username-taken', 'username-taken', 'username-taken', 'yes']);
    });

    it.each(['ab', 'a'.repeat(21), 'has space', '-hyphen', 'аnn', 'ann@home', ''])('can’t be %j', async (username) => {
      expect(await verdict(place.auth.signUp(client, null, { ...somebody(), username }))).toBe('bad-username');
    });

    it('can’t look official', async () => {
      expect(await verdict(place.auth.signUp(client, null, { ...somebody(), username: 'Admin' }))).toBe(
        'username-taken',
      );
    });

    it.each(['seven77', 'x'.repeat(129)])('need a password of a fair length', async (password) => {
      expect(await verdict(place.auth.signUp(client, null, { ...somebody(), password }))).toBe('weak-password');
    });

    it.each([
      'nonsense',
      'a@b',
      'a b@example.org',
      'x@guest.invalid',
      `${'x'.repeat(250)}@example.org`,
      'a@b.org\r\nBcc: c@d.org',
    ])('need an address that can be one: not %j', async (email) => {
      const before = await place.database.db.$count(account);
      expect(await verdict(place.auth.signUp(client, null, { ...somebody(), email }))).toBe('bad-email');
      expect(await place.database.db.$count(account)).toBe(before);
    });
  });
});
