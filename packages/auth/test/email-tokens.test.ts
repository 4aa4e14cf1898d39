import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { botKey, verification } from '@quayside/db';
import { testDatabases } from '@quayside/db/testing';
import { member, PASSWORD, TestAuth, somebody, tokenOf, verdict, client } from '../src/testing/index.ts';

describe.each(testDatabases())('links in mails on $name', ({ open }) => {
  let place: TestAuth;
  beforeAll(async () => {
    place = new TestAuth(await open());
  });
  afterAll(() => place.close());

  const addBotKey = (accountId: string) =>
    place.database.db.insert(botKey).values({ id: accountId, accountId, name: 'bot', hash: accountId });
  const countBotKeys = (accountId: string) => place.database.db.$count(botKey, eq(botKey.accountId, accountId));

  describe('an address', () => {
    it('is confirmed once, by a link of which only a hash is kept', async () => {
      const wanted = somebody();
      await place.auth.signUp(client, null, wanted);
      const token = tokenOf(await place.mail(wanted.email, 'Confirm address'));
      const kept = await place.database.db.select().from(verification);
      expect(kept.length).toBeGreaterThan(0);
      expect(JSON.stringify(kept)).not.toContain(token);
      const clicks = await Promise.all([1, 2, 3].map(() => verdict(place.auth.confirmEmail(client, token))));
      expect(clicks.sort()).toEqual(['bad-link', 'bad-link', 'yes']);
      expect(await verdict(place.auth.confirmEmail(client, token))).toBe('bad-link');
      expect(await verdict(place.auth.confirmEmail(client, 'made-up'))).toBe('bad-link');
    });

    it('is not confirmed by a link that is too old, but by the next one', async () => {
      const wanted = somebody();
      const entered = await place.auth.signUp(client, null, wanted);
      const who = 'token' in entered ? entered.account : entered;
      const first = tokenOf(await place.mail(wanted.email, 'Confirm address'));
      await place.database.db.update(verification).set({ expires: new Date(Date.now() - 1000) });
      expect(await verdict(place.auth.confirmEmail(client, first))).toBe('bad-link');
      await place.auth.changeEmail(client, who, wanted.email);
      await place.auth.confirmEmail(client, tokenOf(await place.mail(wanted.email, 'Confirm address', 2)));
      expect(await place.auth.getProfile(who.id)).toMatchObject({ guest: false, email: wanted.email });
    });

    it('can’t be kept from its owner by somebody who only claims it', async () => {
      const wanted = somebody();
      await place.auth.signUp(client, null, { ...somebody(), email: wanted.email });
      const thief = tokenOf(await place.mail(wanted.email, 'Confirm address'));
      const entered = await place.auth.signUp(client, null, wanted);
      await place.auth.confirmEmail(client, tokenOf(await place.mail(wanted.email, wanted.username)));
      expect('token' in entered && (await place.auth.getProfile(entered.account.id))?.email).toBe(wanted.email);
      expect(await verdict(place.auth.confirmEmail(client, thief))).toBe('email-taken');
    });

    it('of somebody else gets a mail, and who asked learns nothing', async () => {
      const ann = await member(place);
      const wanted = { ...somebody(), email: ann.email };
      expect(await verdict(place.auth.signUp(client, null, wanted))).toBe('yes');
      expect(await place.mail(ann.email, 'nothing was changed')).toContain('http://localhost:3000/account');
      expect(place.mails(ann.email).filter((mail) => mail.includes(wanted.username))).toEqual([]);
    });

    it('is changed by who knows the password, from the click on, and the old one is told', async () => {
      const ann = await member(place);
      const { account: who } = (await place.browser(ann.token))!;
      const next = somebody().email;
      expect(await verdict(place.auth.changeEmail(client, who, next))).toBe('wrong-login');
      await place.auth.changeEmail(client, who, next, PASSWORD);
      expect(await place.auth.getProfile(ann.id)).toMatchObject({ email: ann.email, pendingEmail: next });
      await place.auth.confirmEmail(client, tokenOf(await place.mail(next, 'Confirm address')));
      expect(await place.auth.getProfile(ann.id)).toMatchObject({ email: next, pendingEmail: null });
      await place.mail(ann.email, 'Your e-mail address was changed');
    });
  });

  describe('a forgotten password', () => {
    it('is replaced by a link that works once, and every browser is signed out', async () => {
      const ann = await member(place);
      await place.auth.requestPasswordReset(client, ann.email.toUpperCase());
      const mail = await place.mail(ann.email, 'Choose a new password');
      expect(mail).toContain('http://localhost:3000/account/reset#token=');
      const token = tokenOf(mail);
      expect(JSON.stringify(await place.database.db.select().from(verification))).not.toContain(token);
      expect(await verdict(place.auth.resetPassword(client, token, 'short'))).toBe('weak-password');
      await place.auth.resetPassword(client, token, 'another long password');
      expect(await place.browser(ann.token)).toBeNull();
      expect(await verdict(place.auth.signIn(client, ann.email, PASSWORD))).toBe('wrong-login');
      expect((await place.auth.signIn(client, ann.email, 'another long password')).account.id).toBe(ann.id);
      expect(await verdict(place.auth.resetPassword(client, token, 'a third long password'))).toBe('bad-link');
      expect(await verdict(place.auth.resetPassword(client, 'made-up', 'a third long password'))).toBe('bad-link');
      await place.mail(ann.email, 'Your password was changed');
    });

    it('is replaced once, however often and at once the link is used', async () => {
      const ann = await member(place);
      await place.auth.requestPasswordReset(client, ann.email);
      const token = tokenOf(await place.mail(ann.email, 'Choose a new password'));
      const uses = await Promise.all(
        [1, 2, 3].map((n) => verdict(place.auth.resetPassword(client, token, `long password number ${n}`))),
      );
      expect(uses.sort()).toEqual(['bad-link', 'bad-link', 'yes']);
    });

    it('ends every other link and every key of a bot with the first use of one', async () => {
      const ann = await member(place);
      const { account: who } = (await place.browser(ann.token))!;
      await addBotKey(ann.id);
      // Somebody with the old password has requested a change of address and holds the link.
      const thief = somebody().email;
      await place.auth.changeEmail(client, who, thief, PASSWORD);
      const confirm = tokenOf(await place.mail(thief, 'Confirm address'));
      await place.auth.requestPasswordReset(client, ann.email);
      await place.auth.requestPasswordReset(client, ann.email);
      const first = tokenOf(await place.mail(ann.email, 'Choose a new password', 1));
      const second = tokenOf(await place.mail(ann.email, 'Choose a new password', 2));
      await place.auth.resetPassword(client, first, 'another long password');
      expect(await verdict(place.auth.resetPassword(client, second, 'a third long password'))).toBe('bad-link');
      expect(await verdict(place.auth.confirmEmail(client, confirm))).toBe('bad-link');
      expect(await countBotKeys(ann.id)).toBe(0);
    });

    it('is not replaced by a link from before the password was changed; bots keep their keys then', async () => {
      const ann = await member(place);
      const who = (await place.browser(ann.token))!;
      await addBotKey(ann.id);
      await place.auth.requestPasswordReset(client, ann.email);
      const token = tokenOf(await place.mail(ann.email, 'Choose a new password'));
      await place.auth.changePassword(client, who, { current: PASSWORD, wanted: 'another long password' });
      expect(await verdict(place.auth.resetPassword(client, token, 'a third long password'))).toBe('bad-link');
      expect(await countBotKeys(ann.id)).toBe(1);
    });

    it('is not replaced by a link that was sent to an address the account has no more', async () => {
      const ann = await member(place);
      const { account: who } = (await place.browser(ann.token))!;
      const next = somebody().email;
      await place.auth.changeEmail(client, who, next, PASSWORD);
      await place.auth.requestPasswordReset(client, ann.email);
      const reset = tokenOf(await place.mail(ann.email, 'Choose a new password'));
      await place.auth.confirmEmail(client, tokenOf(await place.mail(next, 'Confirm address')));
      expect(await verdict(place.auth.resetPassword(client, reset, 'another long password'))).toBe('bad-link');
    });

    it('is not replaced by a link that is too old', async () => {
      const ann = await member(place);
      await place.auth.requestPasswordReset(client, ann.email);
      const token = tokenOf(await place.mail(ann.email, 'Choose a new password'));
      await place.database.db.update(verification).set({ expires: new Date(Date.now() - 1000) });
      expect(await verdict(place.auth.resetPassword(client, token, 'another long password'))).toBe('bad-link');
      expect((await place.auth.signIn(client, ann.email, PASSWORD)).account.id).toBe(ann.id);
    });

    it('of nobody sends no mail, and who asks learns nothing', async () => {
      const { email } = somebody();
      expect(await verdict(place.auth.requestPasswordReset(client, email))).toBe('yes');
      await place.auth.close();
      expect(place.mails(email)).toEqual([]);
    });

    it('is not a way into an address that was never confirmed', async () => {
      const wanted = somebody();
      await place.auth.signUp(client, null, wanted);
      await place.mail(wanted.email, 'Confirm address');
      await place.auth.requestPasswordReset(client, wanted.email);
      await place.auth.close();
      expect(place.mails(wanted.email)).toHaveLength(1);
    });
  });

  it('mails are written in the person’s language, in words and in pictures', async () => {
    const wanted = somebody();
    await place.auth.signUp({ ...client, language: 'de', url: 'https://spiel.example' }, null, wanted);
    const mail = await place.mail(wanted.email, 'Adresse bestätigen');
    expect(mail).toContain('Subject: Dein Konto bei Quayside');
    expect(mail).toContain(`Hallo ${wanted.username},`);
    expect(mail).toMatch(/Adresse bestätigen:\nhttps:\/\/spiel\.example\/account\/confirm#token=/);
    expect(mail).toMatch(/<a href="https:\/\/spiel\.example\/account\/confirm#token=[\w-]+">Adresse bestätigen<\/a>/);
  });

  it('a name in a mail is only ever a name', async () => {
    const { account: guest } = await place.auth.signInAsGuest(client, '<a href="x">click</a>');
    const wanted = somebody();
    await place.auth.signUp(client, guest, wanted);
    expect(await place.mail(wanted.email, 'Confirm address')).toContain('&lt;a href=&quot;x&quot;&gt;click');
  });
});
