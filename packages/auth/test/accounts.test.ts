import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, match, rating, seat, session, verification } from '@quayside/db';
import { testDatabases } from '@quayside/db/testing';
import { from, member, PASSWORD, Place, somebody, tokenOf, verdict, visit } from './place.ts';

describe.each(testDatabases())('accounts on $name', ({ open }) => {
  let place: Place;
  beforeAll(async () => {
    place = new Place(await open());
  });
  afterAll(() => place.close());

  describe('a guest', () => {
    it('comes in with one call and is known by the cookie alone', async () => {
      const { account: guest, token } = await place.auth.guest(visit);
      expect(guest).toMatchObject({ guest: true, name: expect.stringMatching(/^Guest \d{4}$/) });
      expect((await place.browser(token))?.account).toEqual(guest);
      expect(await place.auth.profile(guest.id)).toMatchObject({ username: null, email: null, ways: [] });
    });

    it('is nobody with a cookie that the server has not signed', async () => {
      const { token } = await place.auth.guest(visit);
      const [cookie = ''] = place.auth.cookie(token, false).split(';');
      expect(await place.auth.who(cookie)).not.toBeNull();
      for (const forged of [
        `quayside-session=${token}`,
        `quayside-session=${token}.${'A'.repeat(43)}%3D`,
        cookie.replace('quayside-session', 'session'),
        `quayside-session=%`,
        cookie.slice(0, -6),
        '',
      ])
        expect(await place.auth.who(forged), forged).toBeNull();
    });

    it('keeps id, name, seats, ratings and browser when it becomes a member', async () => {
      const { account: guest, token } = await place.auth.guest(visit, 'Ann');
      const id = `match-of-${guest.id}`;
      await place.database.db.insert(match).values({
        ...{ id, game: 'tidewater', version: 0, options: {}, fewest: 2, most: 2 },
        ...{ visibility: 'public', secret: 's', commitment: 'c', createdBy: guest.id },
      });
      await place.database.db
        .insert(seat)
        .values({ matchId: id, seat: 0, accountId: guest.id, nonce: 'n', game: 'tidewater' });
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
      expect(await place.auth.signUp(visit, guest, wanted)).toEqual(guest);
      // Until the click it is a guest still, only one who can sign in.
      expect(await place.auth.profile(guest.id)).toMatchObject({
        ...{ guest: true, email: null, unconfirmed: wanted.email, ways: ['password'], username: wanted.username },
      });
      await place.auth.confirm(visit, tokenOf(await place.mail(wanted.email, 'Hello Ann')));
      expect(await place.auth.profile(guest.id)).toMatchObject({
        ...{ id: guest.id, name: 'Ann', guest: false, email: wanted.email, unconfirmed: null },
      });
      expect((await place.browser(token))?.account).toEqual({ id: guest.id, name: 'Ann', guest: false });
      expect(await place.database.db.$count(seat, eq(seat.accountId, guest.id))).toBe(1);
      expect(await place.database.db.$count(rating, eq(rating.accountId, guest.id))).toBe(1);
      const again = await place.auth.signIn(visit, wanted.username, wanted.password);
      expect(again.account.id).toBe(guest.id);
    });

    it('that is a member already can’t become one again', async () => {
      const ann = await member(place);
      const who = { id: ann.id, name: 'x', guest: false };
      expect(await verdict(place.auth.signUp(visit, who, { ...somebody(), username: ann.username }))).toBe(
        'already-member',
      );
    });
  });

  describe('signing in', () => {
    it('takes the address or the username, in any case, and says the same whatever is wrong', async () => {
      const ann = await member(place);
      for (const login of [ann.username, ann.username.toUpperCase(), ann.email, ` ${ann.email.toUpperCase()} `]) {
        const { account: who, token } = await place.auth.signIn(visit, login, PASSWORD);
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
        expect(await verdict(place.auth.signIn(visit, login, password)), login).toBe('wrong-login');
    });

    it('keeps only a hash of the password', async () => {
      const ann = await member(place);
      const rows = await place.database.db.query.credential.findMany({ where: (one) => eq(one.owner, ann.id) });
      expect(rows).toHaveLength(1);
      expect(rows[0]?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    });

    it('is over when one signs out, in this browser only', async () => {
      const ann = await member(place);
      const { token } = await place.auth.signIn(visit, ann.email, PASSWORD);
      await place.auth.signOut(token);
      expect(await place.browser(token)).toBeNull();
      expect(await place.browser(ann.token)).not.toBeNull();
    });

    it('is over when the session has expired, and lasts for who keeps coming', async () => {
      const ann = await member(place);
      const who = (await place.browser(ann.token))!;
      expect(await place.auth.refresh(who, false)).toBeNull();
      const yesterday = new Date(Date.now() - 2 * 86_400_000);
      await place.database.db.update(session).set({ changed: yesterday }).where(eq(session.token, ann.token));
      const stale = (await place.browser(ann.token))!;
      expect(await place.auth.refresh(stale, true)).toMatch(/^quayside-session=.*Max-Age=15552000; Secure$/);
      expect((await place.browser(ann.token))!.seen.getTime()).toBeGreaterThan(yesterday.getTime());
      await place.database.db.update(session).set({ expires: yesterday }).where(eq(session.token, ann.token));
      expect(await place.browser(ann.token)).toBeNull();
    });
  });

  describe('names', () => {
    it('are taken by one person only, whatever the case', async () => {
      const ann = await member(place);
      const taken = { ...somebody(), username: ann.username.toUpperCase() };
      expect(await verdict(place.auth.signUp(visit, null, taken))).toBe('username-taken');
      const ben = await member(place);
      expect(await verdict(place.auth.changeUsername(ben.id, ann.username))).toBe('username-taken');
      await place.auth.changeUsername(ben.id, ben.username.toUpperCase());
      expect((await place.auth.profile(ben.id))?.username).toBe(ben.username.toUpperCase());
    });

    it('go to one of two who want the same at the same moment', async () => {
      const wanted = somebody();
      const asked = await Promise.all(
        [1, 2, 3, 4].map((n) => verdict(place.auth.signUp(visit, null, { ...wanted, email: `${n}-${wanted.email}` }))),
      );
      expect(asked.sort()).toEqual(['username-taken', 'username-taken', 'username-taken', 'yes']);
    });

    it.each(['ab', 'a'.repeat(21), 'has space', '-hyphen', 'аnn', 'ann@home', ''])('can’t be %j', async (username) => {
      expect(await verdict(place.auth.signUp(visit, null, { ...somebody(), username }))).toBe('bad-username');
    });

    it('can’t sound like the house', async () => {
      expect(await verdict(place.auth.signUp(visit, null, { ...somebody(), username: 'Admin' }))).toBe(
        'username-taken',
      );
    });

    it.each(['seven77', 'x'.repeat(129)])('need a password of a fair length', async (password) => {
      expect(await verdict(place.auth.signUp(visit, null, { ...somebody(), password }))).toBe('weak-password');
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
      expect(await verdict(place.auth.signUp(visit, null, { ...somebody(), email }))).toBe('bad-email');
      expect(await place.database.db.$count(account)).toBe(before);
    });
  });

  describe('an address', () => {
    it('is confirmed once, by a link of which only a hash is kept', async () => {
      const wanted = somebody();
      await place.auth.signUp(visit, null, wanted);
      const token = tokenOf(await place.mail(wanted.email, 'Confirm address'));
      const kept = await place.database.db.select().from(verification);
      expect(kept.length).toBeGreaterThan(0);
      expect(JSON.stringify(kept)).not.toContain(token);
      const clicks = await Promise.all([1, 2, 3].map(() => verdict(place.auth.confirm(visit, token))));
      expect(clicks.sort()).toEqual(['bad-link', 'bad-link', 'yes']);
      expect(await verdict(place.auth.confirm(visit, token))).toBe('bad-link');
      expect(await verdict(place.auth.confirm(visit, 'made-up'))).toBe('bad-link');
    });

    it('is not confirmed by a link that is too old, but by the next one', async () => {
      const wanted = somebody();
      const entered = await place.auth.signUp(visit, null, wanted);
      const who = 'token' in entered ? entered.account : entered;
      const first = tokenOf(await place.mail(wanted.email, 'Confirm address'));
      await place.database.db.update(verification).set({ expires: new Date(Date.now() - 1000) });
      expect(await verdict(place.auth.confirm(visit, first))).toBe('bad-link');
      await place.auth.changeEmail(visit, who, wanted.email);
      await place.auth.confirm(visit, tokenOf(await place.mail(wanted.email, 'Confirm address', 2)));
      expect(await place.auth.profile(who.id)).toMatchObject({ guest: false, email: wanted.email });
    });

    it('can’t be kept from its owner by somebody who only claims it', async () => {
      const wanted = somebody();
      await place.auth.signUp(visit, null, { ...somebody(), email: wanted.email });
      const thief = tokenOf(await place.mail(wanted.email, 'Confirm address'));
      const entered = await place.auth.signUp(visit, null, wanted);
      await place.auth.confirm(visit, tokenOf(await place.mail(wanted.email, wanted.username)));
      expect('token' in entered && (await place.auth.profile(entered.account.id))?.email).toBe(wanted.email);
      expect(await verdict(place.auth.confirm(visit, thief))).toBe('email-taken');
    });

    it('of somebody else gets a mail, and who asked learns nothing', async () => {
      const ann = await member(place);
      const wanted = { ...somebody(), email: ann.email };
      expect(await verdict(place.auth.signUp(visit, null, wanted))).toBe('yes');
      expect(await place.mail(ann.email, 'nothing was changed')).toContain('http://localhost:3000/account');
      expect(place.mails(ann.email).filter((mail) => mail.includes(wanted.username))).toEqual([]);
    });

    it('is changed by who knows the password, from the click on, and the old one is told', async () => {
      const ann = await member(place);
      const { account: who } = (await place.browser(ann.token))!;
      const next = somebody().email;
      expect(await verdict(place.auth.changeEmail(visit, who, next))).toBe('wrong-login');
      await place.auth.changeEmail(visit, who, next, PASSWORD);
      expect(await place.auth.profile(ann.id)).toMatchObject({ email: ann.email, unconfirmed: next });
      await place.auth.confirm(visit, tokenOf(await place.mail(next, 'Confirm address')));
      expect(await place.auth.profile(ann.id)).toMatchObject({ email: next, unconfirmed: null });
      await place.mail(ann.email, 'Your address was changed');
    });
  });

  describe('a forgotten password', () => {
    it('is replaced by a link that works once, and every browser is signed out', async () => {
      const ann = await member(place);
      await place.auth.requestReset(visit, ann.email.toUpperCase());
      const mail = await place.mail(ann.email, 'Choose a new password');
      expect(mail).toContain('http://localhost:3000/account/reset#token=');
      const token = tokenOf(mail);
      expect(JSON.stringify(await place.database.db.select().from(verification))).not.toContain(token);
      expect(await verdict(place.auth.reset(visit, token, 'short'))).toBe('weak-password');
      await place.auth.reset(visit, token, 'another long password');
      expect(await place.browser(ann.token)).toBeNull();
      expect(await verdict(place.auth.signIn(visit, ann.email, PASSWORD))).toBe('wrong-login');
      expect((await place.auth.signIn(visit, ann.email, 'another long password')).account.id).toBe(ann.id);
      expect(await verdict(place.auth.reset(visit, token, 'a third long password'))).toBe('bad-link');
      expect(await verdict(place.auth.reset(visit, 'made-up', 'a third long password'))).toBe('bad-link');
      await place.mail(ann.email, 'Your password was changed');
    });

    it('is not replaced by a link that is too old', async () => {
      const ann = await member(place);
      await place.auth.requestReset(visit, ann.email);
      const token = tokenOf(await place.mail(ann.email, 'Choose a new password'));
      await place.database.db.update(verification).set({ expires: new Date(Date.now() - 1000) });
      expect(await verdict(place.auth.reset(visit, token, 'another long password'))).toBe('bad-link');
      expect((await place.auth.signIn(visit, ann.email, PASSWORD)).account.id).toBe(ann.id);
    });

    it('of nobody sends no mail, and who asks learns nothing', async () => {
      const { email } = somebody();
      expect(await verdict(place.auth.requestReset(visit, email))).toBe('yes');
      await place.auth.close();
      expect(place.mails(email)).toEqual([]);
    });

    it('is not a way into an address that was never confirmed', async () => {
      const wanted = somebody();
      await place.auth.signUp(visit, null, wanted);
      await place.mail(wanted.email, 'Confirm address');
      await place.auth.requestReset(visit, wanted.email);
      await place.auth.close();
      expect(place.mails(wanted.email)).toHaveLength(1);
    });
  });

  it('mails are written in the person’s language, in words and in pictures', async () => {
    const wanted = somebody();
    await place.auth.signUp({ ...visit, language: 'de', url: 'https://spiel.example' }, null, wanted);
    const mail = await place.mail(wanted.email, 'Adresse bestätigen');
    expect(mail).toContain('Subject: Dein Konto bei Quayside');
    expect(mail).toContain(`Hallo ${wanted.username},`);
    expect(mail).toMatch(/Adresse bestätigen:\nhttps:\/\/spiel\.example\/account\/confirm#token=/);
    expect(mail).toMatch(/<a href="https:\/\/spiel\.example\/account\/confirm#token=[\w-]+">Adresse bestätigen<\/a>/);
  });

  it('a name in a mail is only ever a name', async () => {
    const { account: guest } = await place.auth.guest(visit, '<a href="x">click</a>');
    const wanted = somebody();
    await place.auth.signUp(visit, guest, wanted);
    expect(await place.mail(wanted.email, 'Confirm address')).toContain('&lt;a href=&quot;x&quot;&gt;click');
  });

  describe('sessions', () => {
    it('are listed with their browsers and revoked one by one, one’s own only', async () => {
      const [ann, ben] = [await member(place), await member(place)];
      const second = await place.auth.signIn({ ...visit, agent: 'Phone' }, ann.email, PASSWORD);
      const here = (await place.browser(ann.token))!;
      const listed = await place.auth.sessions(here);
      expect(listed.map((one) => [one.agent, one.current]).sort()).toEqual([
        [visit.agent, true],
        ['Phone', false],
      ]);
      expect(JSON.stringify(listed)).not.toContain(second.token);
      const phone = listed.find((one) => !one.current)!;
      expect(await verdict(place.auth.revoke((await place.browser(ben.token))!, phone.id))).toBe('unknown-session');
      expect(await place.browser(second.token)).not.toBeNull();
      await place.auth.revoke(here, phone.id);
      expect(await place.browser(second.token)).toBeNull();
      expect(await verdict(place.auth.revoke(here, phone.id))).toBe('unknown-session');
    });

    it('all others end at once when asked, and when the password is changed', async () => {
      const ann = await member(place);
      const here = (await place.browser(ann.token))!;
      const second = await place.auth.signIn(visit, ann.email, PASSWORD);
      await place.auth.revokeOthers(here);
      expect(await place.browser(second.token)).toBeNull();
      const third = await place.auth.signIn(visit, ann.email, PASSWORD);
      const wanted = 'a better password';
      expect(await verdict(place.auth.changePassword(visit, here, { current: 'wrong', wanted }))).toBe('wrong-login');
      expect(await place.browser(third.token)).not.toBeNull();
      await place.auth.changePassword(visit, here, { current: PASSWORD, wanted });
      expect(await place.browser(third.token)).toBeNull();
      expect(await place.browser(ann.token)).not.toBeNull();
      expect(await verdict(place.auth.signIn(visit, ann.email, wanted))).toBe('yes');
    });

    it('of a guest without a password have none to change', async () => {
      const { token } = await place.auth.guest(visit);
      const here = (await place.browser(token))!;
      expect(await verdict(place.auth.changePassword(visit, here, { current: '', wanted: PASSWORD }))).toBe(
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
        for (let n = 0; n < 6; n++) await verdict(place.auth.signIn(visit, ann.email, 'wrong'));
        expect(await verdict(place.auth.signIn(visit, ann.email, PASSWORD))).toBe('yes');
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
      for (let n = 0; n < 6; n++) asked.push(await verdict(place.auth.requestReset(visit, ann.email)));
      // One of the five was the mail that confirmed the address.
      expect(asked).toEqual(['yes', 'yes', 'yes', 'yes', 'too-many', 'too-many']);
    });

    it('stop who makes guests by the dozen, and say for how long', async () => {
      const made = await Promise.all(Array.from({ length: 61 }, () => verdict(place.auth.guest(from('192.0.2.3')))));
      expect(made.filter((one) => one === 'too-many')).toHaveLength(1);
      await expect(place.auth.guest(from('192.0.2.3'))).rejects.toMatchObject({ text: { args: { minutes: 60 } } });
      expect(await verdict(place.auth.guest(from('192.0.2.4')))).toBe('yes');
    });
  });

  describe('who leaves', () => {
    it('takes everything along that is kept', async () => {
      const ann = await member(place);
      const data = await place.auth.export(ann.id);
      expect(data).toMatchObject({
        account: { id: ann.id, username: ann.username, email: ann.email, ways: ['password'] },
        browsers: [{ agent: visit.agent }],
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
      const { account: guest } = await place.auth.guest(visit);
      expect(await verdict(place.auth.assertPassword(guest.id, undefined))).toBe('yes');
    });

    it('is forgotten: the row stays for the matches of others and holds nothing of the person', async () => {
      const ann = await member(place);
      await place.auth.rename(ann.id, 'Ann of the Quay');
      const id = `match-of-${ann.id}`;
      await place.database.db.insert(match).values({
        ...{ id, game: 'tidewater', version: 0, options: {}, fewest: 1, most: 1 },
        ...{ visibility: 'public', secret: 's', commitment: 'c', createdBy: ann.id },
      });
      await place.database.db
        .insert(seat)
        .values({ matchId: id, seat: 0, accountId: ann.id, nonce: 'n', game: 'tidewater' });
      await place.auth.remove(ann.id);
      expect(await place.browser(ann.token)).toBeNull();
      expect(await place.auth.profile(ann.id)).toBeNull();
      expect(await verdict(place.auth.signIn(visit, ann.email, PASSWORD))).toBe('wrong-login');
      expect(await verdict(place.auth.signIn(visit, ann.username, PASSWORD))).toBe('wrong-login');
      const [row] = await place.database.db.select().from(account).where(eq(account.id, ann.id));
      expect(row).toMatchObject({ name: 'former player', username: null, displayUsername: null, unconfirmed: null });
      const kept = JSON.stringify(row);
      for (const word of ['Quay', ann.username, ann.email]) expect(kept).not.toContain(word);
      expect(await place.database.db.$count(seat, eq(seat.accountId, ann.id))).toBe(1);
      await place.mail(ann.email, 'former player');
      // Name and address are free again.
      expect(await verdict(place.auth.signUp(visit, null, { ...ann, password: PASSWORD }))).toBe('yes');
    });

    it('is not brought back by a link that was still under way', async () => {
      const wanted = somebody();
      const entered = await place.auth.signUp(visit, null, wanted);
      const token = tokenOf(await place.mail(wanted.email, 'Confirm address'));
      await place.auth.remove('token' in entered ? entered.account.id : entered.id);
      expect(await verdict(place.auth.confirm(visit, token))).toBe('bad-link');
    });
  });
});
