import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, seat } from '@quayside/db';
import { testDatabases } from '@quayside/db/testing';
import { from, member, PASSWORD, TestAuth, seated, somebody, tokenOf, verdict, client } from '../src/testing/index.ts';

describe.each(testDatabases())('looking after an account on $name', ({ open }) => {
  let place: TestAuth;
  beforeAll(async () => {
    place = new TestAuth(await open());
  });
  afterAll(() => place.close());

  describe('sessions', () => {
    it('are listed with their browsers and revoked one by one, one’s own only', async () => {
      const [ann, ben] = [await member(place), await member(place)];
      const second = await place.auth.signIn({ ...client, agent: 'Phone' }, ann.email, PASSWORD);
      const here = (await place.browser(ann.token))!;
      const listed = await place.auth.listSessions(here);
      expect(listed.map((one) => [one.agent, one.current]).sort((a, b) => Number(b[1]) - Number(a[1]))).toEqual([
        [client.agent, true],
        ['Phone', false],
      ]);
      expect(JSON.stringify(listed)).not.toContain(second.token);
      const phone = listed.find((one) => !one.current)!;
      expect(await verdict(place.auth.revokeSession((await place.browser(ben.token))!, phone.id))).toBe(
        'unknown-session',
      );
      expect(await place.browser(second.token)).not.toBeNull();
      await place.auth.revokeSession(here, phone.id);
      expect(await place.browser(second.token)).toBeNull();
      expect(await verdict(place.auth.revokeSession(here, phone.id))).toBe('unknown-session');
    });

    it('all others end at once when asked, and when the password is changed', async () => {
      const ann = await member(place);
      const here = (await place.browser(ann.token))!;
      const second = await place.auth.signIn(client, ann.email, PASSWORD);
      await place.auth.revokeOtherSessions(here);
      expect(await place.browser(second.token)).toBeNull();
      const third = await place.auth.signIn(client, ann.email, PASSWORD);
      const wanted = 'a better password';
      expect(await verdict(place.auth.changePassword(client, here, { current: 'wrong', wanted }))).toBe('wrong-login');
      expect(await place.browser(third.token)).not.toBeNull();
      await place.auth.changePassword(client, here, { current: PASSWORD, wanted });
      expect(await place.browser(third.token)).toBeNull();
      expect(await place.browser(ann.token)).not.toBeNull();
      expect(await verdict(place.auth.signIn(client, ann.email, wanted))).toBe('yes');
    });

    it('of a guest without a password have none to change', async () => {
      const { token } = await place.auth.signInAsGuest(client);
      const here = (await place.browser(token))!;
      expect(await verdict(place.auth.changePassword(client, here, { current: '', wanted: PASSWORD }))).toBe(
        'no-password',
      );
    });
  });

  describe('limits', () => {
    it('stop who guesses a password, even many at once, but not the owner elsewhere', async () => {
      const ann = await member(place);
      const guesses = await Promise.all(
        Array.from({ length: 15 }, (_, n) => verdict(place.auth.signIn(from('192.0.2.1'), ann.username, `guess ${n}`))),
      );
      expect(guesses.filter((one) => one === 'wrong-login')).toHaveLength(10);
      expect(guesses.filter((one) => one === 'too-many')).toHaveLength(5);
      expect(await verdict(place.auth.signIn(from('192.0.2.1'), ann.username, PASSWORD))).toBe('too-many');
      expect(await verdict(place.auth.signIn(from('192.0.2.2'), ann.username, PASSWORD))).toBe('yes');
    });

    it('forget the tries of who remembers the password', async () => {
      const ann = await member(place);
      for (let round = 0; round < 3; round++) {
        for (let n = 0; n < 6; n++) await verdict(place.auth.signIn(client, ann.email, 'wrong'));
        expect(await verdict(place.auth.signIn(client, ann.email, PASSWORD))).toBe('yes');
      }
    });

    it('stop who tries one password on everybody', async () => {
      const asked = Array.from({ length: 101 }, (_, n) =>
        verdict(place.auth.signIn(from('192.0.2.9'), `victim-${n}`, '')),
      );
      expect((await Promise.all(asked)).filter((one) => one === 'too-many')).toHaveLength(1);
    });

    it('stop mails from flooding somebody', async () => {
      const ann = await member(place);
      const asked: string[] = [];
      for (let n = 0; n < 6; n++) asked.push(await verdict(place.auth.requestPasswordReset(client, ann.email)));
      // One of the five was the mail that confirmed the address.
      expect(asked).toEqual(['yes', 'yes', 'yes', 'yes', 'too-many', 'too-many']);
    });

    it('stop who makes guests by the dozen, and say for how long', async () => {
      const made = await Promise.all(
        Array.from({ length: 61 }, () => verdict(place.auth.signInAsGuest(from('192.0.2.3')))),
      );
      expect(made.filter((one) => one === 'too-many')).toHaveLength(1);
      await expect(place.auth.signInAsGuest(from('192.0.2.3'))).rejects.toMatchObject({
        text: { args: { minutes: 60 } },
      });
      expect(await verdict(place.auth.signInAsGuest(from('192.0.2.4')))).toBe('yes');
    });
  });

  describe('who leaves', () => {
    it('takes everything along that is kept', async () => {
      const ann = await member(place);
      const data = await place.auth.exportAccount(ann.id);
      expect(data).toMatchObject({
        account: { id: ann.id, username: ann.username, email: ann.email, ways: ['password'] },
        browsers: [{ agent: client.agent }],
        signInWith: [{ provider: 'credential' }],
        ratings: [],
        matches: [],
      });
      const text = JSON.stringify(data);
      expect(text).not.toContain('$argon2');
      expect(text).not.toContain(ann.token);
    });

    it('needs the password, where there is one', async () => {
      const ann = await member(place);
      expect(await verdict(place.auth.assertPassword(ann.id, undefined))).toBe('wrong-login');
      expect(await verdict(place.auth.assertPassword(ann.id, PASSWORD))).toBe('yes');
      const { account: guest } = await place.auth.signInAsGuest(client);
      expect(await verdict(place.auth.assertPassword(guest.id, undefined))).toBe('yes');
    });

    it('is forgotten: the row stays for the matches of others and holds nothing of the person', async () => {
      const ann = await member(place);
      await place.auth.changeName(ann.id, 'Ann of the Quay');
      await seated(place, ann.id);
      await place.auth.deleteAccount(ann.id);
      expect(await place.browser(ann.token)).toBeNull();
      expect(await place.auth.getProfile(ann.id)).toBeNull();
      expect(await verdict(place.auth.signIn(client, ann.email, PASSWORD))).toBe('wrong-login');
      expect(await verdict(place.auth.signIn(client, ann.username, PASSWORD))).toBe('wrong-login');
      const [row] = await place.database.db.select().from(account).where(eq(account.id, ann.id));
      expect(row).toMatchObject({ name: 'former player', username: null, displayUsername: null, pendingEmail: null });
      const kept = JSON.stringify(row);
      for (const word of ['Quay', ann.username, ann.email]) expect(kept).not.toContain(word);
      expect(await place.database.db.$count(seat, eq(seat.accountId, ann.id))).toBe(1);
      await place.mail(ann.email, 'former player');
      // Name and address are free again.
      expect(await verdict(place.auth.signUp(client, null, { ...ann, password: PASSWORD }))).toBe('yes');
    });

    it('is not brought back by a link that was still under way', async () => {
      const wanted = somebody();
      const entered = await place.auth.signUp(client, null, wanted);
      const token = tokenOf(await place.mail(wanted.email, 'Confirm address'));
      await place.auth.deleteAccount('token' in entered ? entered.account.id : entered.id);
      expect(await verdict(place.auth.confirmEmail(client, token))).toBe('bad-link');
    });
  });
});
