import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { account } from '@quayside/db';
import type { Services, Table } from '../../src/index.ts';
import { RateLimit } from '../../src/rate-limit.ts';
import type { TestApi } from '../server.ts';
import { Visitor } from '../visitor.ts';
import { HANDLERS } from './handlers.ts';
import { openServices } from '../server.ts';

/** What somebody tries who wants to know what bots think without being allowed to. */
describe.each(HANDLERS)('hints, analyses and practice, by $name', ({ serve }) => {
  let services: Services;
  let server: TestApi;
  let ann: Visitor;
  let ben: Visitor;
  let stranger: Visitor;
  let friendly: string;
  let rated: string;
  beforeAll(async () => {
    vi.stubEnv('QUAYSIDE_PROXY', '1');
    // A clock that stands still: nothing comes back that was spent.
    services = { ...(await openServices()), rateLimit: new RateLimit(() => 0) };
    server = await serve(services);
    [ann, ben, stranger] = await Promise.all([member('Ann'), member('Ben'), member('Stranger')]);
    friendly = await table(false);
    rated = await table(true);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await services.close();
    await server.stop();
  });

  async function member(name: string): Promise<Visitor> {
    const visitor = new Visitor(() => server.url);
    const { id } = await visitor.ask<{ id: string }>('POST', 'session.signInAsGuest', { name });
    await services.database.db.update(account).set({ guest: false }).where(eq(account.id, id));
    // Sessions are remembered for a moment.
    await vi.waitFor(
      async () => expect((await visitor.ask<{ guest: boolean }>('GET', 'session.me')).guest).toBe(false),
      60_000,
    );
    return visitor;
  }
  async function table(counts: boolean): Promise<string> {
    const { id } = await ann.ask<Table>('POST', 'tables.create', { game: 'tidewater', seats: 2, rated: counts });
    await ben.ask('POST', 'tables.join', { id });
    await ann.ask('POST', 'tables.start', { id });
    return id;
  }
  const codeOf = async (visitor: Visitor, path: string, input: object): Promise<string | undefined> =>
    (await visitor.call('POST', path, input)).refusal?.code;

  it('a hint is for who must decide, and for the own seat: no other seat can be named', async () => {
    const { due } = await ann.ask<Table>('GET', 'tables.get', { id: friendly });
    const [first, other] = due[0] === 0 ? [ann, ben] : [ben, ann];
    expect(await codeOf(stranger, 'match.hint', { id: friendly })).toBe('not-seated');
    expect(await codeOf(stranger, 'match.hint', { id: friendly, seat: 0, as: 0 })).toBe('not-seated');
    expect(await codeOf(other, 'match.hint', { id: friendly, seat: due[0] })).toBe('not-open');
    expect(await codeOf(new Visitor(() => server.url), 'match.hint', { id: friendly })).toBe('sign-in');
    expect(await codeOf(first, 'match.hint', { id: friendly })).toBeUndefined();
    // What was asked for is marked once for a position, however often it is asked.
    await first.ask('POST', 'match.hint', { id: friendly });
    const seats = (await stranger.ask<Table>('GET', 'tables.get', { id: friendly })).seats;
    expect(seats.map((one) => one.hints ?? 0).toSorted((a, b) => a - b)).toEqual([0, 1]);
  });

  it('a rated match has no hints for anybody, and a running one no analysis', async () => {
    for (const who of [ann, ben]) expect(await codeOf(who, 'match.hint', { id: rated })).toBe('hints-unrated');
    expect(await codeOf(stranger, 'match.hint', { id: rated })).toBe('not-seated');
    for (const id of [friendly, rated])
      for (const who of [ann, ben, stranger]) {
        expect(await codeOf(who, 'match.requestAnalysis', { id })).toBe('not-over');
        expect((await who.call('GET', 'match.analysis', { id })).refusal?.code).toBe('not-over');
      }
    expect(await codeOf(ann, 'match.requestAnalysis', { id: 'no-such-table' })).toBe('unknown-table');
  });

  const forged = (given: object = {}) => ({
    key: 'forged',
    record: { quayside: 1, game: 'tidewater', version: 1, seats: 2, options: {}, answers: [] },
    seed: 'a-seed-of-a-browser',
    seat: 0,
    bots: [null, 'random'],
    started: new Date(0),
    ...given,
  });
  const answers = (...list: unknown[]) => forged({ record: { ...forged().record, answers: list } });

  it.each<[string, object]>([
    ['nothing in it', {}],
    ['a record of no match', forged({ record: 'record' })],
    ['answers that are none', answers([0, 'place', { 'no token': 1 }])],
    ['answers of seats that are none', answers([99, 'place', 'woods'])],
    ['more answers than a match has', answers(...Array.from({ length: 5001 }, () => [0, 'place', 'woods']))],
    ['a seat that is none', forged({ seat: -1 })],
    ['a seed with signs', forged({ seed: '../../etc/passwd' })],
    ['a date that is none', forged({ started: 'yesterday' })],
    ['too many bots', forged({ bots: Array.from({ length: 40 }, () => 'random') })],
  ])('practice with %s is refused as bad input', async (_name, input) => {
    const { status, refusal } = await stranger.call('POST', 'history.addPractice', input);
    expect([status, refusal?.code]).toEqual([400, 'bad-input']);
  });

  it('practice that was not played to its end, or not at all, enters no history', async () => {
    const code = await codeOf(stranger, 'history.addPractice', forged());
    expect(['bad-record', 'not-over', 'unknown-version']).toContain(code);
    expect(await codeOf(stranger, 'history.addPractice', forged({ bots: [null, 'admiral'] }))).toBe('unknown-bot');
    expect((await stranger.ask<{ items: unknown[] }>('GET', 'history.list', {})).items).toEqual([]);
  });

  it('floods of hints and practice are refused, and nobody else pays for them', async () => {
    const flooder = await member('Flooder');
    const flood = async (path: string, input: object): Promise<(number | undefined)[]> => {
      const statuses: number[] = [];
      for (let i = 0; i < 35; i++) {
        const answer = await fetch(`${server.url}/${path}`, {
          method: 'POST',
          headers: { cookie: flooder.cookie, 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.5' },
          body: JSON.stringify({ json: input }),
        });
        await answer.text();
        statuses.push(answer.status);
      }
      return statuses;
    };
    const statuses = await flood('match.hint', { id: friendly });
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(30);
    expect(new Set(await flood('history.addPractice', {}))).toEqual(new Set([429]));
    expect((await ann.call('GET', 'session.me')).status).toBe(200);
  });
});
