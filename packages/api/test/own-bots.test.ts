import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serialize } from 'superjson';
import { account } from '@quayside/db';
import {
  appRouter, createContext, type MatchView, type Refusal, type Services, type Table,
} from '../src/index.ts'; // prettier-ignore
import { createCallerFactory, publicProcedure, router } from '../src/trpc.ts';
import { openServices, serve } from './server.ts';
import { Visitor, WAITS } from './visitor.ts';

/** What somebody's own bot may call; everything else is its owner's alone. */
const PLAYING = ['games', 'tables', 'match', 'live', 'history', 'rankings'];
const READING = ['chat.list', 'session.me'];
/** What is written down for nobody else, and whom one does not want to read, is for no program. */
const PRIVATE = ['match.note', 'match.saveNote', 'match.reportRules'];
/** A program thinks for itself: what our bots advise, and practice against them in the browser, is for people. */
const ADVICE = ['match.requestAnalysis', 'match.hint', 'games.fittingLevel', 'history.addPractice'];
/** It answers everything itself, too: what is to be answered without asking is its owner's to say. */
const ORDERS = ['match.standingOrders', 'match.setStandingOrder'];

describe('somebody’s own bot', () => {
  let services: Services;
  let server: Awaited<ReturnType<typeof serve>>;
  let ann: Visitor;
  let key: string;
  beforeAll(async () => {
    services = await openServices();
    server = await serve(services);
    ann = new Visitor(() => server.url);
    const { id } = await ann.ask<{ id: string }>('POST', 'session.signInAsGuest', { name: 'Ann' });
    await services.database.db.update(account).set({ guest: false, role: 'admin' }).where(eq(account.id, id));
    await vi.waitUntil(async () => !(await ann.ask<{ guest: boolean }>('GET', 'session.me')).guest, WAITS);
    ({ key } = await ann.ask<{ key: string }>('POST', 'session.createBotKey', { name: 'my bot' }));
  });
  afterAll(async () => {
    await services.close();
    await server.stop();
    if (server.defects.length > 0) throw new AggregateError(server.defects, 'something broke');
  });

  interface Answer<T> {
    readonly status: number;
    readonly data?: T;
    readonly refusal?: Refusal;
  }
  async function call<T>(path: string, input: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    const post = procedures[path]?._def.type === 'mutation';
    const text = JSON.stringify(serialize(input));
    const response = await fetch(`${server.url}/${path}${post ? '' : `?input=${encodeURIComponent(text)}`}`, {
      method: post ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      ...(post ? { body: text } : {}),
    });
    const body = (await response.json()) as {
      result?: { data: { json: T } };
      error?: { json: { data: { refusal: Refusal } } };
    };
    return {
      status: response.status,
      ...(body.result ? { data: body.result.data.json } : {}),
      ...(body.error ? { refusal: body.error.json.data.refusal } : {}),
    };
  }
  // What kind a procedure is, is nowhere in the router's types.
  const procedures = appRouter._def.procedures as unknown as { readonly [path: string]: { _def: { type: string } } };
  const plain = Object.keys(procedures).filter((path) => procedures[path]?._def.type !== 'subscription');

  const isForBots = (path: string) =>
    !PRIVATE.includes(path) &&
    !ADVICE.includes(path) &&
    !ORDERS.includes(path) &&
    (PLAYING.includes(path.split('.')[0] ?? '') || READING.includes(path));

  it.each(plain.filter(isForBots))('may call %s', async (path) => {
    expect((await call(path, {})).refusal?.code).not.toBe('not-for-bots');
  });

  it.each(plain.filter((path) => !isForBots(path)))(
    'may not call %s, and reads why in both languages',
    async (path) => {
      expect(await call(path, {})).toMatchObject({
        status: 403,
        refusal: {
          code: 'not-for-bots',
          words: { en: expect.stringContaining('browser'), de: expect.stringContaining('Browser') },
        },
      });
    },
  );

  it('may call a new procedure only once the procedure says so', async () => {
    const added = router({
      closed: publicProcedure.query(() => 'called'),
      open: publicProcedure.meta({ bots: true }).query(() => 'called'),
    });
    const header = (name: string) => (name === 'authorization' ? `Bearer ${key}` : undefined);
    const caller = createCallerFactory(added)(await createContext(services, { header, setCookie: () => undefined }));
    await expect(caller.closed()).rejects.toThrow('not-for-bots');
    expect(await caller.open()).toBe('called');
  });

  it('is nobody with a key that is nobody’s, whatever cookie comes along', async () => {
    for (const wrong of ['qs_made-up', `${key}x`])
      expect(
        await call('tables.listMine', undefined, { authorization: `Bearer ${wrong}`, cookie: ann.cookie }),
      ).toMatchObject({
        status: 401,
        refusal: { code: 'bad-bot-key' },
      });
    expect((await call('session.me', undefined, { authorization: 'Bearer of-something-else' })).data).toBeNull();
  });

  it('plays a match for its owner, with no cookie and from any page, and the others see whose hand it is', async () => {
    const elsewhere = { origin: 'https://bots.example', 'sec-fetch-site': 'cross-site' };
    const made = await call<Table>('tables.create', { game: 'tidewater', seats: 2, bots: ['random'] }, elsewhere);
    const id = made.data?.id ?? '';
    expect((await call<Table>('tables.start', { id }, elsewhere)).data).toMatchObject({ mine: 0, status: 'running' });
    const view = (await call<MatchView>('match.view', { id })).data;
    const decision = view?.decisions.find((one) => one.due)?.id;
    const answer = { id, decision, idempotencyKey: '1', answer: 'woods' };
    expect((await call('match.answer', answer, elsewhere)).status).toBe(200);
    expect((await new Visitor(() => server.url).ask<Table>('GET', 'tables.get', { id })).seats[0]).toMatchObject({
      ownBot: true,
    });
    // The owner's cookie is no key: another page can't use it.
    const { status } = await fetch(`${server.url}/match.undo`, {
      method: 'POST',
      headers: { cookie: ann.cookie, 'content-type': 'application/json', ...elsewhere },
      body: JSON.stringify(serialize({ id })),
    });
    expect(status).toBe(403);
  });

  it('is refused rated matches and the deal of the day: to open one, to sit down, and to answer where its owner sits', async () => {
    const unrated = {
      status: 403,
      refusal: { code: 'bots-unrated', words: { de: expect.stringContaining('nicht gewertete') } },
    };
    expect(await call('tables.create', { game: 'tidewater', seats: 2, rated: true })).toMatchObject(unrated);
    expect(await call('tables.daily', {})).toMatchObject(unrated);
    const { id } = await ann.ask<Table>('POST', 'tables.create', { game: 'tidewater', seats: 2, rated: true });
    expect(await call('tables.join', { id })).toMatchObject(unrated);
    await ann.ask('POST', 'tables.addBot', { id, bot: 'random' });
    await ann.ask('POST', 'tables.start', { id });
    const view = await ann.ask<MatchView>('GET', 'match.view', { id });
    const decision = view.decisions[0]?.id ?? '';
    expect(await call('match.answer', { id, decision, idempotencyKey: 'b', answer: 'woods' })).toMatchObject(unrated);
    expect((await call('match.view', { id })).status).toBe(200);
    await ann.ask('POST', 'match.answer', { id, decision, idempotencyKey: 'a', answer: 'woods' });
  });

  it('is nobody any more once its key is revoked', async () => {
    const { id, key } = await ann.ask<{ id: string; key: string }>('POST', 'session.createBotKey', {
      name: 'another',
    });
    const mine = () => call('tables.listMine', undefined, { authorization: `Bearer ${key}` });
    expect((await mine()).status).toBe(200);
    await ann.ask('POST', 'session.revokeBotKey', { id });
    expect(await mine()).toMatchObject({ status: 401, refusal: { code: 'bad-bot-key' } });
  });

  it('is not here, however long its stream is open', async () => {
    const end = new AbortController();
    const input = encodeURIComponent(JSON.stringify(serialize({ mine: true })));
    const response = await fetch(`${server.url}/live.updates?input=${input}`, {
      headers: { authorization: `Bearer ${key}` },
      signal: end.signal,
    });
    const reader = response.body!.getReader();
    let text = '';
    while (!text.includes('"kind":"mine"')) text += new TextDecoder().decode((await reader.read()).value);
    const { id } = await ann.ask<{ id: string }>('GET', 'session.me');
    expect(await ann.ask('GET', 'profile.get', { id })).toMatchObject({ presence: 'away' });
    end.abort();
  });
});
