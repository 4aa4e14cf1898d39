import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Services, Table } from '../../src/index.ts';
import { MOST_STREAMS_OF_ACCOUNT, MOST_STREAMS_OF_ADDRESS, RateLimit } from '../../src/rate-limit.ts';
import { Visitor } from '../visitor.ts';
import type { TestApi } from '../server.ts';
import { HANDLERS } from './handlers.ts';
import { openServices } from '../server.ts';

describe.each(HANDLERS)('calls that cost, by $name', ({ serve }) => {
  let services: Services;
  let server: TestApi;
  let id: string;
  let ann: Visitor;
  beforeEach(async () => {
    vi.stubEnv('QUAYSIDE_PROXY', '1');
    // A clock that stands still: nothing comes back that was spent.
    services = { ...(await openServices()), rateLimit: new RateLimit(() => 0) };
    server = await serve(services);
    ann = new Visitor(() => server.url);
    await ann.ask('POST', 'session.signInAsGuest', {});
    ({ id } = await ann.ask<Table>('POST', 'tables.create', { game: 'tidewater', seats: 2, bots: ['random'] }));
    await ann.ask('POST', 'tables.start', { id });
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await services.close();
    await server.stop();
  });

  const inputOf = (...inputs: object[]) =>
    encodeURIComponent(JSON.stringify(Object.fromEntries(inputs.map((json, i) => [i, { json }]))));
  const from = (address: string, cookie = '') => ({ headers: { 'x-forwarded-for': address, cookie } });
  /** So many batches of twenty moments; the statuses of all their calls. */
  async function moments(batches: number, init: RequestInit): Promise<number[]> {
    const paths = Array.from({ length: 20 }, () => 'match.stateAt').join();
    const input = inputOf(...Array.from({ length: 20 }, () => ({ id, seq: 1 })));
    const statuses: number[] = [];
    for (let i = 0; i < batches; i++) {
      const answer = await fetch(`${server.url}/${paths}?batch=1&input=${input}`, init);
      const all = (await answer.json()) as { error?: { json: { data: { httpStatus: number } } } }[];
      statuses.push(...all.map((one) => one.error?.json.data.httpStatus ?? 200));
    }
    return statuses;
  }

  it('are refused to who makes too many of them, and to nobody else', async () => {
    const statuses = await moments(31, from('203.0.113.1'));
    expect(statuses.filter((status) => status === 200)).toHaveLength(600);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect((await fetch(`${server.url}/session.me`, from('203.0.113.1'))).status).toBe(429);
    expect((await fetch(`${server.url}/session.me`, from('203.0.113.2'))).status).toBe(200);
    expect((await fetch(`${server.url}/session.me`, from('203.0.113.2', ann.cookie))).status).toBe(200);
  });

  it('are counted for an account, wherever it calls from', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) statuses.push(...(await moments(1, from(`203.0.113.${i}`, ann.cookie))));
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect((await fetch(`${server.url}/session.me`, from('203.0.113.99', ann.cookie))).status).toBe(429);
    expect((await fetch(`${server.url}/session.me`, from('203.0.113.99'))).status).toBe(200);
  });

  it('say in words when to come again', async () => {
    await moments(30, from('203.0.113.1'));
    const answer = await fetch(`${server.url}/session.me`, from('203.0.113.1'));
    expect(await answer.text()).toContain('Please try again in 1 minute');
  });

  it('cost less with time', () => {
    let now = 0;
    const limit = new RateLimit(() => now);
    const caller = { account: null, client: { address: '203.0.113.1', agent: '', language: 'en', url: '' } } as const;
    const spend = () => {
      let calls = 0;
      try {
        for (; ; calls++) limit.charge(caller, 'session.me');
      } catch {
        return calls;
      }
    };
    expect(spend()).toBe(3000);
    now += 1000;
    expect(spend()).toBe(300);
    now += 3_600_000;
    expect(spend()).toBe(3000);
  });

  /** Opens streams until one is refused; how many were accepted. */
  async function streams(most: number, init: RequestInit): Promise<{ accepted: number; end: () => void }> {
    const gone = new AbortController();
    const input = encodeURIComponent(JSON.stringify({ json: { id } }));
    let accepted = 0;
    for (let i = 0; i < most; i++) {
      const answer = await fetch(`${server.url}/match.updates?input=${input}`, { ...init, signal: gone.signal });
      const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
      let text = '';
      while (!/^id: |serialized-error/m.test(text)) text += new TextDecoder().decode((await reader.read()).value);
      if (text.includes('too-many-streams')) break;
      accepted++;
    }
    return { accepted, end: () => gone.abort() };
  }

  it('are few where they stay open, and can be made anew once others have ended', async () => {
    const { accepted, end } = await streams(600, from('203.0.113.1', ann.cookie));
    expect(accepted).toBe(MOST_STREAMS_OF_ACCOUNT);
    end();
    await expect.poll(() => (services.matches as unknown as { listeners: number }).listeners).toBe(0);
    const again = await streams(1, from('203.0.113.1', ann.cookie));
    expect(again.accepted).toBe(1);
    again.end();
  });

  it('are few for an address too, where nobody is signed in', async () => {
    const { accepted, end } = await streams(600, from('203.0.113.7'));
    expect(accepted).toBe(MOST_STREAMS_OF_ADDRESS);
    expect((await streams(1, from('203.0.113.8'))).accepted).toBe(1);
    end();
  });
});

describe('the memory of the limits', () => {
  it('forgets who has not called for longest, not who has called first and still does', () => {
    const limit = new RateLimit(() => 0);
    const call = (address: string) =>
      limit.charge({ account: null, client: { address, agent: '', language: 'en', url: '' } }, 'session.me');
    for (let i = 0; i < 3000; i++) call('the first');
    // As many as are remembered, and again as many.
    for (let others = 0; others < 100; others++) {
      for (let i = 0; i < 1000; i++) call(`another ${others} ${i}`);
      expect(() => call('the first')).toThrow('too-many');
    }
  });
});
