import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, botKey, match, preference, presence, seat } from '@quayside/db';
import { testDatabases } from '@quayside/db/testing';
import type { Account } from '@quayside/auth';
import { blockedBetween } from '../src/index.ts';
import { PresenceTracker } from '../src/presence.ts';
import { client, member, verdict } from '@quayside/auth/testing';
import { TestPeople } from './test-people.ts';

describe.each(testDatabases())('people on $name', ({ open }) => {
  let place: TestPeople;
  beforeAll(async () => {
    place = new TestPeople(await open());
  });
  afterAll(() => place.close());

  const people = () => place.people;
  async function someone(): Promise<Account & { readonly username: string }> {
    const { id, username } = await member(place);
    return { id, name: username, guest: false, username };
  }
  const guest = async (): Promise<Account> => (await place.auth.signInAsGuest(client)).account;
  async function friends(): Promise<[Account, Account]> {
    const [ann, ben] = [await someone(), await someone()];
    await people().requestFriend(ann, ben.id);
    await people().acceptFriend(ben, ann.id);
    return [ann, ben];
  }
  /** Two people at one table that is not over. */
  async function together(...accounts: readonly Account[]): Promise<string> {
    const id = `table-of-${accounts.map((one) => one.id).join('-')}`;
    const table = {
      id,
      game: 'tidewater',
      version: 0,
      options: {},
      minSeats: 2,
      maxSeats: 4,
      visibility: 'public' as const,
    };
    await place.database.db.insert(match).values({ ...table, secret: 's', commitment: 'c' });
    await place.database.db
      .insert(seat)
      .values(accounts.map((one, at) => ({ matchId: id, seat: at, accountId: one.id, nonce: 'n', game: 'tidewater' })));
    return id;
  }
  const names = (list: readonly { readonly id: string }[]) => list.map((one) => one.id);

  describe('friends', () => {
    it('are two who both want it: one asks, the other agrees, either ends it', async () => {
      const [ann, ben] = [await someone(), await someone()];
      expect(names((await people().requestFriend(ann, ben.id)).asked)).toEqual([ben.id]);
      expect(names((await people().listFriends(ben.id)).asks)).toEqual([ann.id]);
      expect((await people().getProfile(ben.id, ann.id)).friendship).toBe('asks');
      const after = await people().acceptFriend(ben, ann.id);
      expect(after).toMatchObject({ asks: [], asked: [], friends: [{ id: ann.id }] });
      expect((await people().getProfile(ann.id, ben.id)).friendship).toBe('friends');
      expect(await people().removeFriend(ann.id, ben.id)).toMatchObject({ friends: [], asked: [], asks: [] });
      expect(await people().listFriends(ben.id)).toMatchObject({ friends: [], asked: [], asks: [] });
    });

    it('are friends when both ask in the same moment', async () => {
      const [ann, ben] = [await someone(), await someone()];
      await Promise.all([people().requestFriend(ann, ben.id), people().requestFriend(ben, ann.id)]);
      expect(names((await people().listFriends(ann.id)).friends)).toEqual([ben.id]);
      expect(names((await people().listFriends(ben.id)).friends)).toEqual([ann.id]);
    });

    it('need an account, on both sides, and somebody to ask', async () => {
      const [ann, cleo] = [await someone(), await guest()];
      expect(await verdict(people().requestFriend(cleo, ann.id))).toBe('needs-account');
      expect(await verdict(people().requestFriend(ann, cleo.id))).toBe('no-requests');
      expect(await verdict(people().requestFriend(ann, 'nobody'))).toBe('unknown-person');
      expect(await verdict(people().requestFriend(ann, ann.id))).toBe('yourself');
      expect(await verdict(people().acceptFriend(ann, cleo.id))).toBe('not-asked');
      expect(await people().listFriends(ann.id)).toEqual({ friends: [], asks: [], asked: [], blocked: [] });
    });

    it('are asked only who likes to be asked; whom that person has asked may always agree', async () => {
      const [ann, ben, cleo] = [await someone(), await someone(), await someone()];
      await people().requestFriend(ann, cleo.id);
      await people().updatePreferences(ann.id, { allowFriendRequests: false });
      expect(await verdict(people().requestFriend(ben, ann.id))).toBe('no-requests');
      expect(names((await people().acceptFriend(cleo, ann.id)).friends)).toEqual([ann.id]);
    });

    it('can’t be asked without end', async () => {
      const [ann, ben] = [await someone(), await someone()];
      const asked: string[] = [];
      for (let n = 0; n < 31; n++) asked.push(await verdict(people().requestFriend(ann, ben.id)));
      expect(asked.filter((one) => one === 'too-many')).toHaveLength(1);
    });

    it('are found by how their username begins, guests and those who are blocked are not', async () => {
      const [ann, ben] = [await someone(), await someone()];
      const found = async (text: string) => names(await people().search(ann.id, text));
      expect(await found(ben.username.toUpperCase())).toContain(ben.id);
      expect(await found('sail')).not.toContain(ann.id);
      expect((await found('sail')).length).toBeLessThanOrEqual(10);
      expect(await found('%')).toEqual([]);
      expect(await found('_ailor')).toEqual([]);
      await people().block(ben.id, ann.id);
      expect(await found(ben.username)).not.toContain(ben.id);
    });
  });

  describe('blocking', () => {
    it('ends the friendship, and who is blocked hears what everybody hears who is not wanted', async () => {
      const [ann, ben] = await friends();
      expect(await people().block(ann.id, ben.id)).toMatchObject({ friends: [], blocked: [{ id: ben.id }] });
      expect(await people().listFriends(ben.id)).toEqual({ friends: [], asks: [], asked: [], blocked: [] });
      expect(await verdict(people().requestFriend(ben, ann.id))).toBe('no-requests');
      expect(await people().getProfile(ben.id, ann.id)).toMatchObject({ friendship: 'none', blocked: false });
      expect(await people().getProfile(ann.id, ben.id)).toMatchObject({ friendship: 'none', blocked: true });
      await people().unblock(ann.id, ben.id);
      expect(await verdict(people().requestFriend(ben, ann.id))).toBe('yes');
    });

    it('is everybody’s right, a guest’s too, and is known to who pairs people', async () => {
      const [cleo, ben, ann] = [await guest(), await someone(), await someone()];
      await people().block(cleo.id, ben.id);
      expect(await blockedBetween(place.database.db, [ann.id, ben.id, cleo.id])).toEqual([
        { by: cleo.id, other: ben.id },
      ]);
      expect(await blockedBetween(place.database.db, [ann.id, cleo.id])).toEqual([]);
      expect(await verdict(people().block(ann.id, 'nobody'))).toBe('unknown-person');
      expect(await verdict(people().block(ann.id, ann.id))).toBe('yourself');
    });

    it('wins over a request that was under way', async () => {
      const [ann, ben] = [await someone(), await someone()];
      await Promise.all([
        people()
          .requestFriend(ben, ann.id)
          .catch(() => null),
        people().block(ann.id, ben.id),
      ]);
      expect(await people().listFriends(ann.id)).toMatchObject({ friends: [], asks: [], blocked: [{ id: ben.id }] });
      expect((await people().listFriends(ben.id)).friends).toEqual([]);
    });
  });

  describe('presence', () => {
    const rhythm = { beatMs: 60_000, lingerMs: 0 };
    const arrivals = () => new PresenceTracker(place.database.db, (error) => place.defects.push(error), rhythm);
    const seen = async (viewer: Account | null, whom: Account) =>
      (await people().getProfile(viewer?.id ?? null, whom.id)).presence;

    it('is for friends and those at one’s tables, and for nobody else', async () => {
      const [ann, ben] = await friends();
      const [cleo, dora] = [await guest(), await someone()];
      await together(ann, cleo);
      const here = arrivals();
      here.connect(ann.id);
      await here.settled();
      expect(await seen(ben, ann)).toBe('here');
      expect(await seen(cleo, ann)).toBe('here');
      expect(await seen(ann, ann)).toBe('here');
      expect(await seen(ann, ben)).toBe('away');
      expect(await seen(dora, ann)).toBeNull();
      expect(await seen(null, ann)).toBeNull();
      expect((await people().listFriends(ben.id)).friends).toMatchObject([{ id: ann.id, presence: 'here' }]);
      await here.close();
      expect(await seen(ben, ann)).toBe('away');
    });

    it('is no more to be known at a table that is over, to who is blocked, and where it is switched off', async () => {
      const [ann, ben] = await friends();
      const cleo = await someone();
      const table = await together(ann, cleo);
      const here = arrivals();
      here.connect(ann.id);
      await here.settled();
      await people().updatePreferences(ann.id, { showPresence: false });
      for (const who of [ben, cleo]) expect(await seen(who, ann)).toBeNull();
      await people().updatePreferences(ann.id, { showPresence: true });
      for (const who of [ben, cleo]) expect(await seen(who, ann)).toBe('here');
      await people().block(cleo.id, ann.id);
      expect(await seen(cleo, ann)).toBeNull();
      expect(await seen(ann, cleo)).toBeNull();
      await people().unblock(cleo.id, ann.id);
      await place.database.db.update(seat).set({ ended: new Date() }).where(eq(seat.matchId, table));
      expect(await seen(cleo, ann)).toBeNull();
      expect(await seen(ben, ann)).toBe('here');
      await here.close();
    });

    it('lasts as long as one stream is open in any process', async () => {
      const [ann, ben] = await friends();
      const [first, second] = [arrivals(), arrivals()];
      const ends = [first.connect(ann.id), first.connect(ann.id), second.connect(ann.id)];
      await Promise.all([first.settled(), second.settled()]);
      ends[0]?.();
      ends[0]?.();
      ends[2]?.();
      await expect.poll(() => place.database.db.$count(presence, eq(presence.accountId, ann.id))).toBe(1);
      expect(await seen(ben, ann)).toBe('here');
      ends[1]?.();
      await expect.poll(() => seen(ben, ann)).toBe('away');
      await Promise.all([first.close(), second.close()]);
    });

    it('ends for who was with a process that was killed, and another one notices', async () => {
      const [ann, ben] = await friends();
      const killed = arrivals();
      killed.connect(ann.id);
      await killed.settled();
      const long = new Date(Date.now() - 120_000);
      await place.database.db.update(presence).set({ lastSeen: long }).where(eq(presence.accountId, ann.id));
      expect(await seen(ben, ann)).toBe('away');
      const heard: string[] = [];
      const deaf = await place.database.listen('match', (payload) => heard.push(payload ?? ''));
      const other = arrivals();
      await other.beat();
      expect(await place.database.db.$count(presence, eq(presence.accountId, ann.id))).toBe(0);
      await expect.poll(() => heard.some((one) => one.startsWith('@people:') && one.includes(ben.id))).toBe(true);
      await deaf();
      // A process that was only slow says again who is there.
      await killed.beat();
      expect(await seen(ben, ann)).toBe('here');
      await Promise.all([killed.close(), other.close()]);
    });
  });

  describe('an absence', () => {
    it('lasts three weeks at most, can be ended, and not be had again at once', async () => {
      const { people } = place;
      const who = (await guest()).id;
      const days = async () => {
        const until = (await people.getProfile(null, who)).awayUntil;
        return until === null ? 0 : Math.round((until.getTime() - Date.now()) / 86_400_000);
      };
      expect(await days()).toBe(0);
      expect((await people.updatePreferences(who, { awayDays: 0 })).awayUntil).toBeNull();
      await people.updatePreferences(who, { awayDays: 7 });
      expect(await days()).toBe(7);
      await people.updatePreferences(who, { awayDays: 21 });
      expect(await days()).toBe(21);
      await place.database.db
        .update(preference)
        .set({ awayFrom: new Date(Date.now() - 20 * 86_400_000) })
        .where(eq(preference.accountId, who));
      await people.updatePreferences(who, { awayDays: 21 });
      expect(await days()).toBe(1);
      expect((await people.updatePreferences(who, { awayDays: 0 })).awayUntil).toBeNull();
      await expect(people.updatePreferences(who, { awayDays: 3 })).rejects.toMatchObject({ code: 'away-too-soon' });
      await place.database.db
        .update(preference)
        .set({ awayUntil: new Date(Date.now() - 60 * 86_400_000) })
        .where(eq(preference.accountId, who));
      await people.updatePreferences(who, { awayDays: 3 });
      expect(await days()).toBe(3);
    });
  });

  describe('preferences', () => {
    it('are as usual until something is said, and what is not said stays', async () => {
      const ann = await someone();
      const usual = {
        showPresence: true,
        allowFriendRequests: true,
        standingOrders: {},
        playWindow: null,
        awayUntil: null,
      };
      expect(await people().getPreferences(ann.id)).toEqual(usual);
      await people().updatePreferences(ann.id, { allowFriendRequests: false });
      expect(await people().updatePreferences(ann.id, {})).toEqual({ ...usual, allowFriendRequests: false });
    });
  });

  describe('the key of a bot', () => {
    it('is shown once, is kept as a hash only, and names its owner until it is revoked', async () => {
      const ann = await someone();
      const { id, key } = await people().createBotKey(ann.id, 'my bot');
      expect(key).toMatch(/^qs_[\w-]{43}$/);
      const rows = await place.database.db.select().from(botKey);
      expect(JSON.stringify(rows)).not.toContain(key.slice(3));
      expect(await people().listBotKeys(ann.id)).toMatchObject([{ id, name: 'my bot', lastUsed: null }]);
      expect((await place.people.botOwner(`Bearer ${key}`))?.owner).toMatchObject({ id: ann.id, guest: false });
      expect((await people().listBotKeys(ann.id))[0]?.lastUsed).toBeInstanceOf(Date);
      const ben = await someone();
      expect(await verdict(people().revokeBotKey(ben.id, id))).toBe('unknown-bot-key');
      await people().revokeBotKey(ann.id, id);
      expect(await place.people.botOwner(`Bearer ${key}`)).toEqual({ owner: null });
      expect(await verdict(people().revokeBotKey(ann.id, id))).toBe('unknown-bot-key');
    });

    it.each(['', 'Bearer', 'Bearer else', 'Basic qs_abc', 'qs_abc'])('is not %j', async (authorization) => {
      expect(await place.people.botOwner(authorization)).toBeNull();
    });

    it('does not give a bot its owner’s role', async () => {
      const { id, token } = await member(place);
      await place.database.db.update(account).set({ role: 'admin' }).where(eq(account.id, id));
      await expect.poll(async () => (await place.browser(token))?.account.admin).toBe(true);
      const { key } = await people().createBotKey(id, 'bot');
      const found = await people().botOwner(`Bearer ${key}`);
      expect(found?.owner?.id).toBe(id);
      expect(found?.owner?.admin).toBeUndefined();
    });

    it('has ten of its kind at most', async () => {
      const ann = await someone();
      for (let n = 0; n < 10; n++) await people().createBotKey(ann.id, `bot ${n}`);
      expect(await verdict(people().createBotKey(ann.id, 'one more'))).toBe('too-many-bot-keys');
    });
  });

  describe('who is suspended', () => {
    const soon = () => new Date(Date.now() + 3_600_000);
    it('is so at once, in every browser and for every bot, and is told until when and why', async () => {
      const { id, token, email } = await member(place);
      const key = (await people().createBotKey(id, 'bot')).key;
      expect((await place.browser(token))?.account.suspended).toBeUndefined();
      await place.auth.suspend(id, soon(), 'Was rude.');
      expect((await place.browser(token))?.account.suspended).toMatchObject({ reason: 'Was rude.' });
      expect((await place.people.botOwner(`Bearer ${key}`))?.owner?.suspended).toMatchObject({ reason: 'Was rude.' });
      await expect(place.auth.signIn(client, email, 'four words of nonsense')).rejects.toMatchObject({
        code: 'suspended',
        text: { args: { reason: 'Was rude.', until: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d UTC$/) } },
      });
      expect(await verdict(place.auth.signIn(client, email, 'wrong'))).toBe('wrong-login');
      await place.auth.suspend(id, null, '');
      expect((await place.browser(token))?.account.suspended).toBeUndefined();
      expect(await verdict(place.auth.signIn(client, email, 'four words of nonsense'))).toBe('yes');
    });

    it('is so no longer when the time has come', async () => {
      const { id, token } = await member(place);
      await place.auth.suspend(id, new Date(Date.now() - 1000), 'Was rude.');
      expect((await place.browser(token))?.account.suspended).toBeUndefined();
    });

    it('is nobody who looks after this place, nor nobody at all', async () => {
      const { id } = await member(place);
      await place.database.db.update(account).set({ role: 'admin' }).where(eq(account.id, id));
      expect(await verdict(place.auth.suspend(id, soon(), 'x'))).toBe('is-admin');
      expect(await verdict(place.auth.resetName(id))).toBe('is-admin');
      expect(await verdict(place.auth.suspend('nobody', soon(), 'x'))).toBe('unknown-person');
    });
  });

  it('everybody is listed page by page for who looks after this place, and can be looked up', async () => {
    const ann = await someone();
    const found = (await place.auth.listAccounts({ text: ann.username })).items;
    expect(found).toMatchObject([{ id: ann.id, username: ann.username, admin: false, suspended: null }]);
    const all: string[] = [];
    for (let after: string | undefined, more = true; more;) {
      const page = await place.auth.listAccounts({ after });
      all.push(...names(page.items));
      more = page.next !== null;
      after = page.next ?? undefined;
    }
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(await place.database.db.$count(account));
  });
});
