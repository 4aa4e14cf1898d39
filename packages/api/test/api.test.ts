import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deserialize, serialize } from 'superjson';
import { freshTestDatabase } from '@quayside/db/testing';
import { randomFrom, sample } from '@quayside/engine/host';
import { createServices, type Services, type LiveMessage, type MatchUpdate } from '../src/index.ts';
import { Browser, refusal, serve } from './server.ts';
import type { StreamEvent } from './stream-events.ts';
import { carried, Visitor } from './visitor.ts';

const databases = [
  { name: 'PGlite', where: async () => ({ url: '', dir: 'memory:' }) },
  { name: 'PostgreSQL', where: async () => ({ url: await freshTestDatabase(), dir: 'memory:' }) },
];

describe.each(databases)('over HTTP, on $name', ({ where }) => {
  let services: Services;
  let server: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    services = await createServices(await where());
    server = await serve(services);
  });
  afterAll(async () => {
    await services.close();
    await server.stop();
  });

  async function guest(name: string): Promise<Browser> {
    const browser = new Browser(server.url);
    await browser.api.session.signInAsGuest.mutate({ name });
    return browser;
  }

  async function table(options: { days: number } = { days: 2 }): Promise<{ ann: Browser; ben: Browser; id: string }> {
    const [ann, ben] = [await guest('Ann'), await guest('Ben')];
    const { id } = await ann.api.tables.create.mutate({ game: 'tidewater', seats: 2, options });
    await ben.api.tables.join.mutate({ id });
    await ann.api.tables.start.mutate({ id });
    return { ann, ben, id };
  }

  it('a guest signs in with one call, is known by a cookie that scripts can’t read, and signs out', async () => {
    const browser = new Browser(server.url);
    expect(await browser.api.session.me.query()).toBeNull();
    const response = await fetch(`${server.url}/session.signInAsGuest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
      body: JSON.stringify(serialize({})),
    });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^quayside-session=[\w%.-]{70,}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/);
    const me = await browser.api.session.signInAsGuest.mutate({ name: '  Ann ' });
    expect(me).toMatchObject({ name: 'Ann', guest: true });
    expect(browser.cookie).not.toContain('Secure');
    expect(await browser.api.session.me.query()).toEqual(me);
    expect(await browser.api.session.signInAsGuest.mutate({ name: 'Somebody else' })).toEqual(me);
    expect(await browser.api.session.changeName.mutate({ name: 'Anna' })).toEqual({ ...me, name: 'Anna' });
    const { cookie: old } = browser;
    await browser.api.session.signOut.mutate();
    browser.cookie = old;
    expect(await browser.api.session.me.query()).toBeNull();
  });

  it('games are listed with their options and their words', async () => {
    const { api } = new Browser(server.url);
    const found = await api.games.list.query();
    expect(found.find((one) => one.id === 'tidewater')).toMatchObject({
      names: { en: 'Tidewater', de: 'Gezeiten' },
      options: { days: { kind: 'number', default: 5 } },
      seats: { min: 2, max: 4 },
    });
    const messages = await api.games.messages.query({ game: 'tidewater', language: 'de' });
    expect(messages['decision.end']).toBe('Beende deinen Zug');
    expect(await api.games.bots.query()).toContain('random');
  });

  it('two people play to the end, each following by a stream of their own', async () => {
    const { ann, ben, id } = await table();
    const followed = [ann, ben].map(async (browser, seat) => {
      const random = randomFrom(`seat ${seat}`);
      let told: number[] = [];
      for await (const { id: number, data, event } of browser.stream(id)) {
        if (event !== 'message' || number === null) continue;
        const update = deserialize<MatchUpdate>(JSON.parse(data));
        expect(number).toBe(String(update.seq));
        told = [...told, ...update.events.map((line) => line.seq)];
        if (update.table.status === 'over') return { told, result: update.view?.result };
        const due = update.view?.decisions.find((one) => one.due);
        if (due)
          await browser.api.match.answer
            // A bid made on a view from before the other bid is accepted.
            .mutate({
              id,
              decision: due.id,
              idempotencyKey: `${seat}-${due.id}`,
              answer: sample(due.offer, random) as string,
            });
      }
      throw new Error('the stream ended before the match');
    });
    const [a, b] = await Promise.all(followed);
    expect(a?.result?.places).toHaveLength(2);
    expect(b).toEqual(a);
    expect(a?.told).toEqual([...new Set(a?.told)].sort((x, y) => x - y));
    expect((await ann.api.match.record.query({ id })).answers.length).toBeGreaterThan(10);
    expect(server.defects).toEqual([]);
  });

  it('a stream that was cut goes on after the last number', async () => {
    const { ann, ben, id } = await table();
    const next = async (stream: AsyncGenerator<StreamEvent>): Promise<StreamEvent> => {
      for (;;) {
        const { value } = await stream.next();
        if (value && value.id !== null) return value;
      }
    };
    const stream = ben.stream(id);
    const first = await next(stream);
    await stream.return(undefined);
    const place = (await ann.api.match.view.query({ id })).decisions[0]!;
    const { seq } = await ann.api.match.answer.mutate({ id, decision: place.id, idempotencyKey: 't', answer: 'woods' });
    const again = ben.stream(id, first.id ?? '');
    const { data } = await next(again);
    const update = deserialize<MatchUpdate>(JSON.parse(data));
    expect(update.events.map((line) => line.seq)).toEqual([seq]);
    await again.return(undefined);
    await expect.poll(() => (services.matches as unknown as { listeners: number }).listeners).toBe(0);
  });

  it('one stream carries all matches and the list of one’s tables, goes on after its last number, and leaves no listener', async () => {
    const [first, second] = [await table(), await table()];
    const ben = new Visitor(() => server.url, first.ben.cookie);
    const matches = [{ id: first.id }, { id: second.id }, { id: 'nowhere' }];
    const listen = (last?: string) => carried(ben.stream('live.updates', { matches, mine: true }, last));
    const take = async (stream: AsyncGenerator<{ id: string; data: LiveMessage }>, n: number) => {
      const taken: { id: string; data: LiveMessage }[] = [];
      while (taken.length < n) taken.push((await stream.next()).value as { id: string; data: LiveMessage });
      return taken;
    };
    const stream = listen();
    const begun = await take(stream, 4);
    expect(begun.map(({ data }) => (data.kind === 'match' || data.kind === 'refused' ? data.id : data.kind))).toEqual([
      first.id,
      second.id,
      'nowhere',
      'mine',
    ]);
    expect(begun[2]?.data).toMatchObject({ kind: 'refused', refusal: { code: 'unknown-table' } });
    expect(begun[3]?.data).toMatchObject({ tables: [{ id: first.id, mine: 1 }] });
    await stream.return(undefined);

    const move = async ({ ann, id }: { ann: Browser; id: string }) => {
      const place = (await ann.api.match.view.query({ id })).decisions[0]!;
      return (await ann.api.match.answer.mutate({ id, decision: place.id, idempotencyKey: 't', answer: 'woods' })).seq;
    };
    const seqs = [await move(first), await move(second)];
    const again = listen(begun.at(-1)?.id);
    const told = (await take(again, 2)).map(({ data }) =>
      data.kind === 'match' ? data.update.events.map((one) => one.seq) : [],
    );
    expect(told).toEqual(seqs.map((seq) => [seq]));
    await again.return(undefined);
    await expect.poll(() => (services.matches as unknown as { listeners: number }).listeners).toBe(0);
  });

  it('what is refused says so in both languages, with a code that fits', async () => {
    const { ann, ben, id } = await table();
    const place = (await ann.api.match.view.query({ id })).decisions[0]!;
    const give = (browser: Browser, decision: string, answer: string) =>
      refusal(browser.api.match.answer.mutate({ id, decision, idempotencyKey: answer, answer }));
    expect(await give(ann, place.id, 'shipyard')).toMatchObject({
      status: 400,
      refusal: { code: 'not-offered', words: { de: expect.stringContaining('Ein Boot braucht') } },
    });
    expect(await give(ben, place.id, 'nets')).toMatchObject({ status: 409, refusal: { code: 'not-open' } });
    expect(await give(new Browser(server.url), place.id, 'nets')).toMatchObject({
      status: 401,
      refusal: { code: 'sign-in', words: { en: expect.stringContaining('sign in') } },
    });
    expect(await refusal(ben.api.tables.get.query({ id: 'nowhere' }))).toMatchObject({
      status: 404,
      refusal: { code: 'unknown-table', words: { de: 'Diesen Tisch gibt es nicht.' } },
    });
    expect(await refusal(ben.api.tables.start.mutate({ id }))).toMatchObject({
      status: 403,
      refusal: { code: 'not-host' },
    });
  });

  it('another site’s page can’t act for a person', async () => {
    const browser = await guest('Ann');
    const post = (headers: Record<string, string>) =>
      fetch(`${server.url}/session.signOut`, {
        method: 'POST',
        headers: { cookie: browser.cookie, 'content-type': 'application/json', ...headers },
        body: '{}',
      });
    expect((await post({ origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await browser.api.session.me.query()).not.toBeNull();
    expect((await post({ origin: new URL(server.url).origin })).status).toBe(200);
  });
});

describe('a house that closes', () => {
  it('cuts its streams without telling clients to stop for good', async () => {
    const services = await createServices({ url: '', dir: 'memory:' });
    const server = await serve(services);
    const browser = new Browser(server.url);
    await browser.api.session.signInAsGuest.mutate({});
    const { id } = await browser.api.tables.create.mutate({ game: 'tidewater', seats: 2 });
    const messages: StreamEvent[] = [];
    const following = (async () => {
      for await (const message of browser.stream(id)) messages.push(message);
    })().catch(() => undefined);
    await expect.poll(() => messages.some((one) => one.id === '-1')).toBe(true);
    await services.close();
    await following;
    expect(messages.map((one) => one.event)).not.toContain('return');
    await server.stop();
  });
});
