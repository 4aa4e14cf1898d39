import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { account, pairing, presence } from '@quayside/db';
import { freshTestDatabase } from '@quayside/db/testing';
import { createServices, type Friends, type Services, type LiveMessage, type Person } from '../src/index.ts';
import { Browser, refusal, serve } from './server.ts';
import { carried, Visitor } from './visitor.ts';

/** One set of services, and two on one database as two processes have them. */
const places = [
  { name: 'one process on PGlite', open: async () => [await createServices({ url: '', dir: 'memory:' })] },
  {
    name: 'two processes on PostgreSQL',
    open: async () => {
      const url = await freshTestDatabase();
      const env = { QUAYSIDE_SECRET: 'a secret that both processes here share' };
      return [await createServices({ url, dir: 'memory:', env }), await createServices({ url, dir: 'memory:', env })];
    },
  },
];

describe.each(places)('people over HTTP, in $name', ({ open }) => {
  let allServices: Services[];
  let servers: Awaited<ReturnType<typeof serve>>[];
  beforeAll(async () => {
    allServices = await open();
    servers = await Promise.all(allServices.map(serve));
  });
  afterAll(async () => {
    for (const one of allServices) await one.close();
    for (const one of servers) await one.stop();
  });
  afterEach(() => {
    const defects = servers.flatMap((one) => one.defects);
    if (defects.length > 0) throw new AggregateError(defects, 'something broke');
  });
  const urlOf = (n: number): string => servers[n % servers.length]?.url ?? '';
  const db = () => allServices[0]!.database.db;

  interface Somebody extends Browser {
    readonly id: string;
  }
  /** Somebody with an account, who asks one of the servers. */
  async function member(name: string, at = 0, more: Partial<typeof account.$inferInsert> = {}): Promise<Somebody> {
    const browser = await guest(name, at);
    await db()
      .update(account)
      .set({ guest: false, username: `${name.toLowerCase()}-${browser.id.slice(0, 6).toLowerCase()}`, ...more })
      .where(eq(account.id, browser.id));
    await expect.poll(async () => (await browser.api.session.me.query())?.guest).toBe(false);
    return browser;
  }
  async function guest(name: string, at = 0): Promise<Somebody> {
    const browser = new Browser(urlOf(at));
    const { id } = await browser.api.session.signInAsGuest.mutate({ name });
    return Object.assign(browser, { id });
  }
  async function table(ann: Browser, ben: Browser): Promise<string> {
    const { id } = await ann.api.tables.create.mutate({ game: 'tidewater', seats: 2, options: { days: 2 } });
    await ben.api.tables.join.mutate({ id });
    await ann.api.tables.start.mutate({ id });
    return id;
  }
  const stream = (who: Browser, input: object = { mine: true }, last?: string) => {
    const end = new AbortController();
    const news = carried(new Visitor(() => who.url, who.cookie).stream('live.updates', input, last, end.signal));
    return {
      /** The next message that fits. */
      async until<T>(fits: (news: LiveMessage) => T | null): Promise<{ found: T; id: string }> {
        for (;;) {
          const { value, done } = await news.next();
          if (done || !value) throw new Error('the stream has ended');
          const found = fits(value.data);
          if (found !== null) return { found, id: value.id };
        }
      },
      end: () => end.abort(),
    };
  };
  const friendsIn = (fits: (friends: Friends) => boolean) => (news: LiveMessage) =>
    news.kind === 'people' && fits(news.friends) ? news.friends : null;
  const companyIn = (fits: (company: readonly Person[]) => boolean) => (news: LiveMessage) =>
    news.kind === 'people' && fits(news.company) ? news.company : null;

  it('a request to be friends, and whether a friend is here, reach a stream at another server', async () => {
    const [ann, ben] = [await member('Ann', 0), await member('Ben', 1)];
    const hers = stream(ann);
    await hers.until(friendsIn((friends) => friends.asks.length === 0));
    await ben.api.friends.request.mutate({ id: ann.id });
    await hers.until(friendsIn((friends) => friends.asks[0]?.id === ben.id));
    await ann.api.friends.accept.mutate({ id: ben.id });
    await hers.until(friendsIn((friends) => friends.friends[0]?.presence === 'away'));
    const his = stream(ben);
    await his.until(friendsIn(() => true));
    await hers.until(friendsIn((friends) => friends.friends[0]?.presence === 'here'));
    expect(await ben.api.profile.get.query({ id: ann.id })).toMatchObject({ presence: 'here', friendship: 'friends' });
    await ben.api.profile.updatePreferences.mutate({ showPresence: false });
    await hers.until(friendsIn((friends) => friends.friends[0]?.presence === null));
    await ben.api.profile.updatePreferences.mutate({ showPresence: true });
    await hers.until(friendsIn((friends) => friends.friends[0]?.presence === 'here'));
    await ben.api.friends.block.mutate({ id: ann.id });
    await hers.until(friendsIn((friends) => friends.friends.length === 0));
    expect(await ann.api.profile.get.query({ id: ben.id })).toMatchObject({ presence: null, blocked: false });
    his.end();
    hers.end();
  });

  it('those at one’s table are seen to come, by guests too, and nobody else sees it', async () => {
    const [ann, ben, cleo] = [await guest('Ann', 0), await guest('Ben', 1), await member('Cleo', 1)];
    const hers = stream(ann);
    const { id } = await ann.api.tables.create.mutate({ game: 'tidewater', seats: 2 });
    await ben.api.tables.join.mutate({ id });
    await hers.until(companyIn((company) => company[0]?.id === ben.id && company[0].presence === 'away'));
    const his = stream(ben);
    await his.until(friendsIn(() => true));
    await hers.until(companyIn((company) => company[0]?.presence === 'here'));
    expect((await cleo.api.profile.get.query({ id: ben.id })).presence).toBeNull();
    expect((await new Browser(urlOf(0)).api.profile.get.query({ id: ben.id })).presence).toBeNull();
    his.end();
    hers.end();
  });

  it('a stream that only looks on makes nobody present, and a closed one leaves no trace', async () => {
    const ann = await guest('Ann');
    const looking = stream(ann, { matches: [{ id: await table(ann, await guest('Ben')) }] });
    await looking.until((news) => (news.kind === 'match' ? true : null));
    expect(await db().$count(presence, eq(presence.accountId, ann.id))).toBe(0);
    looking.end();
    const hers = stream(ann);
    await hers.until(friendsIn(() => true));
    await expect.poll(() => db().$count(presence, eq(presence.accountId, ann.id))).toBe(1);
    hers.end();
    await expect.poll(() => db().$count(presence, eq(presence.accountId, ann.id))).toBe(0);
  });

  it('what is said reaches all who follow the match, and who was away gets what is missing', async () => {
    const [ann, ben] = [await guest('Ann', 0), await guest('Ben', 1)];
    const id = await table(ann, ben);
    const looker = new Browser(urlOf(1));
    const said = (text: string) => (news: LiveMessage) =>
      news.kind === 'chat' && news.messages.some((one) => one.text === text) ? news.messages : null;
    const watching = stream(looker, { matches: [{ id, chat: -1 }] });
    await watching.until((news) => (news.kind === 'match' ? true : null));
    await ann.api.chat.send.mutate({ match: id, text: 'Hello!', idempotencyKey: '1' });
    const { id: last } = await watching.until(said('Hello!'));
    watching.end();
    await ben.api.chat.send.mutate({ match: id, text: 'Good morning!', idempotencyKey: '1' });
    const again = stream(looker, { matches: [{ id, chat: -1 }] }, last);
    const { found } = await again.until(said('Good morning!'));
    expect(found.map((one) => one.text)).toEqual(['Good morning!']);
    again.end();
    // Not sent unless asked for.
    const quiet = stream(looker, { matches: [{ id }] });
    await quiet.until((news) => (news.kind === 'match' ? true : null));
    const chat: LiveMessage[] = [];
    const next = quiet.until((news) => (news.kind === 'match' ? true : (chat.push(news), null)));
    await ann.api.chat.send.mutate({ match: id, text: 'Anybody?', idempotencyKey: '2' });
    const place = (await ann.api.match.view.query({ id })).decisions[0]!;
    await ann.api.match.answer.mutate({ id, decision: place.id, idempotencyKey: 't', answer: 'woods' });
    await next;
    expect(chat).toEqual([]);
    quiet.end();
  });

  it('an invitation comes over a friend’s stream, waits for the next one, and is gone with the seat', async () => {
    const [ann, ben] = [await member('Ann', 0), await member('Ben', 1)];
    await ann.api.friends.request.mutate({ id: ben.id });
    await ben.api.friends.accept.mutate({ id: ann.id });
    const his = stream(ben);
    await his.until(friendsIn((friends) => friends.friends.length === 1));
    const { id } = await ann.api.tables.create.mutate({ game: 'tidewater', seats: 2, visibility: 'link' });
    await ann.api.tables.invite.mutate({ id, account: ben.id });
    const invited = (news: LiveMessage) =>
      news.kind === 'invited' ? { table: news.table.id, by: news.by.name } : null;
    expect((await his.until(invited)).found).toEqual({ table: id, by: 'Ann' });
    his.end();
    const later = stream(ben);
    expect((await later.until(invited)).found).toEqual({ table: id, by: 'Ann' });
    later.end();
    expect(await ben.api.tables.invitations.query()).toHaveLength(1);
    await ben.api.tables.join.mutate({ id });
    expect(await ben.api.tables.invitations.query()).toEqual([]);
  });

  it('who is suspended is so at every server at once, hears why in both languages, and can still leave', async () => {
    const [ann, ben, host] = [await member('Ann', 1), await guest('Ben'), await member('Host', 0, { role: 'admin' })];
    const id = await table(ann, ben);
    const { key } = await ann.api.session.createBotKey.mutate({ name: 'my bot' });
    const said = await ann.api.chat.send.mutate({ match: id, text: 'You fish!', idempotencyKey: '1' });
    await ann.api.pairing.request.mutate({ choices: [{ game: 'tidewater', seats: [4] }] });
    await ben.api.chat.report.mutate({
      match: said.match,
      message: said.id,
      reason: 'insult',
      comment: 'He called me a fish.',
    });
    const [report] = (await host.api.admin.listReports.query()).items.filter((one) => one.message.match === id);
    await host.api.admin.resolveReport.mutate({
      report: report!.id,
      resolution: 'suspend',
      days: 2,
      comment: 'No insults, please.',
    });
    await expect.poll(async () => (await ann.api.session.me.query())?.suspended?.reason).toBe('No insults, please.');
    const refused = {
      status: 403,
      refusal: {
        code: 'suspended',
        words: {
          en: expect.stringMatching(/until \d{4}-\d\d-\d\d \d\d:\d\d UTC.*No insults, please\./),
          de: expect.stringContaining('Grund: No insults, please.'),
        },
      },
    };
    const place = (await ann.api.match.view.query({ id })).decisions[0]!;
    const answer = { id, decision: place.id, idempotencyKey: 't', answer: 'woods' };
    expect(await refusal(ann.api.match.answer.mutate(answer))).toMatchObject(refused);
    expect(await refusal(ann.api.tables.create.mutate({ game: 'tidewater', seats: 2 }))).toMatchObject(refused);
    expect(await refusal(ann.api.chat.send.mutate({ match: id, text: 'Sorry.', idempotencyKey: '2' }))).toMatchObject(
      refused,
    );
    const bot = await fetch(`${urlOf(0)}/match.undo`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ json: { id } }),
    });
    expect(bot.status).toBe(403);
    expect(await bot.text()).toContain('"code":"suspended"');
    expect((await ben.api.chat.list.query({ match: id })).at(-1)).toMatchObject({ hidden: true, text: '' });
    expect(await db().$count(pairing, eq(pairing.accountId, ann.id))).toBe(0);
    // The other need not wait for two days.
    await ben.api.match.propose.mutate({ id, kind: 'abandon' });
    expect(await ben.api.tables.get.query({ id })).toMatchObject({ status: 'over', ending: 'abandoned' });

    await host.api.admin.suspend.mutate({ id: ann.id, until: null, reason: 'Has said sorry.' });
    await expect.poll(async () => (await ann.api.session.me.query())?.suspended).toBeUndefined();
    await host.api.admin.suspend.mutate({ id: ann.id, until: new Date(Date.now() + 1e7), reason: 'Again.' });
    await expect.poll(async () => (await ann.api.session.me.query())?.suspended?.reason).toBe('Again.');
    expect((await ann.api.session.exportData.query()).messages).toMatchObject([{ text: 'You fish!', hidden: true }]);
    await ann.api.session.deleteAccount.mutate({ confirm: true });
    expect((await ben.api.chat.list.query({ match: id })).at(-1)).toMatchObject({ former: true, text: '' });
    expect(await refusal(host.api.admin.suspend.mutate({ id: host.id, until: new Date(), reason: 'x' }))).toMatchObject(
      {
        refusal: { code: 'is-admin' },
      },
    );
  });

  it('a bad name is taken away at every table', async () => {
    const [ann, ben, host] = [
      await guest('Bad Word'),
      await guest('Ben', 1),
      await member('Host', 0, { role: 'admin' }),
    ];
    const id = await table(ann, ben);
    const { name } = await host.api.admin.resetName.mutate({ id: ann.id });
    expect(name).toMatch(/^Player \d{4}$/);
    expect((await ben.api.tables.get.query({ id })).seats[0]?.name).toBe(name);
    expect((await ann.api.session.me.query())?.name).toBe(name);
  });
});
