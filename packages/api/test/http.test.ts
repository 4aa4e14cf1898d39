import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serialize } from 'superjson';
import { createFetchHandler, type Services, type Table } from '../src/index.ts';
import { openServices, serve } from './server.ts';
import { Visitor } from './visitor.ts';

describe('our own way of answering on a plain Node server', () => {
  let services: Services;
  let server: Awaited<ReturnType<typeof serve>>;
  let ann: Visitor;
  let id: string;
  beforeAll(async () => {
    services = await openServices();
    server = await serve(services);
    ann = new Visitor(() => server.url);
    await ann.ask('POST', 'session.signInAsGuest', { name: 'Ann' });
    ({ id } = await ann.ask<Table>('POST', 'tables.create', { game: 'tidewater', seats: 2, bots: ['random'] }));
    await ann.ask('POST', 'tables.start', { id });
  });
  afterAll(async () => {
    await services.close();
    await server.stop();
  });
  const listeners = () => (services.matches as unknown as { listeners: number }).listeners;

  interface RawCall {
    readonly method?: string;
    readonly path: string;
    readonly body?: string;
    readonly type?: string | null;
  }
  const json = (value: unknown): string => JSON.stringify(value);
  const input = (value: unknown): string => encodeURIComponent(json(value));
  const of = (value: unknown) => serialize(value);

  /** The same request here and at tRPC's own adapter. */
  async function both({ method = 'GET', path, body, type = 'application/json' }: RawCall) {
    const init = {
      method,
      headers: { cookie: ann.cookie, ...(type === null ? {} : { 'content-type': type }) },
      ...(body === undefined ? {} : { body }),
    };
    const theirs = createFetchHandler(services);
    const url = `${server.url}/${path}`;
    const answers = [await fetch(url, init), await theirs(new Request(url, init))];
    return Promise.all(
      answers.map(async (one) => ({
        status: one.status,
        type: one.headers.get('content-type'),
        cache: one.headers.get('cache-control'),
        text: await one.text(),
      })),
    );
  }

  it.each<[string, number, () => RawCall]>([
    ['a query without an input', 200, () => ({ path: 'session.me' })],
    ['a query with dates in its answer', 200, () => ({ path: `tables.get?input=${input(of({ id }))}` })],
    [
      'a batch of queries',
      200,
      () => ({
        path: `session.me,tables.get,match.view?batch=1&input=${input({ 1: of({ id }), 2: of({ id }) })}`,
      }),
    ],
    [
      'a batch with an error in its middle',
      207,
      () => ({
        path: `tables.get,tables.get,session.me?batch=1&input=${input({ 0: of({ id }), 1: of({ id: 'nowhere' }) })}`,
      }),
    ],
    ['a mutation', 200, () => ({ method: 'POST', path: 'session.changeLanguage', body: json(of({ language: 'de' })) })],
    [
      'a batch of mutations',
      200,
      () => ({ method: 'POST', path: 'session.changeLanguage?batch=1', body: json({ 0: of({ language: 'en' }) }) }),
    ],
    ['what is refused', 404, () => ({ path: `tables.get?input=${input(of({ id: 'nowhere' }))}` })],
    ['an input that is not meant', 400, () => ({ path: `tables.get?input=${input(of({ id: 7 }))}` })],
    ['a batch whose input is a list', 400, () => ({ path: `tables.get?batch=1&input=${input('none')}` })],
    ['no JSON', 400, () => ({ method: 'POST', path: 'session.changeLanguage', body: '{"json":' })],
    ['nothing at all', 400, () => ({ method: 'POST', path: 'session.changeLanguage', body: '' })],
    ['JSON of another form', 400, () => ({ method: 'POST', path: 'session.changeLanguage', body: 'null' })],
    ['a procedure that is not there', 404, () => ({ path: 'session.nothing' })],
    ['one that every object has', 404, () => ({ path: 'constructor' })],
    ['a query that is posted', 405, () => ({ method: 'POST', path: 'session.me', body: '{}' })],
    ['a mutation that is only asked for', 405, () => ({ path: 'session.signOut' })],
    ['queries and mutations in one', 400, () => ({ path: 'session.me,session.signOut?batch=1' })],
    ['a form', 415, () => ({ method: 'POST', path: 'session.signOut', body: 'a=b', type: 'text/plain' })],
    ['an escape that is none', 400, () => ({ path: 'session.%ZZ' })],
    ['an asking for what may be done', 415, () => ({ method: 'OPTIONS', path: 'session.me', type: null })],
  ])('answers %s in the very bytes of tRPC’s own', async (_, status, sent) => {
    const [ours, theirs] = await both(sent());
    expect(ours?.text).toBe(theirs?.text);
    expect(theirs).toMatchObject({ status, cache: 'no-store' });
    expect(ours).toMatchObject({ status, type: 'application/json', cache: 'no-store' });
    expect(server.defects).toEqual([]);
  });

  it('answers who only knocks without a word', async () => {
    const answer = await fetch(`${server.url}/session.me`, { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  });

  it('refuses what is too long before it is all there, and changes nothing', async () => {
    const body = json(of({ name: 'x'.repeat(300_000) }));
    const answer = await fetch(`${server.url}/session.changeName`, {
      method: 'POST',
      headers: { cookie: ann.cookie, 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ error: { json: { data: { code: 'PAYLOAD_TOO_LARGE' } } } });
    expect(await ann.ask('GET', 'session.me')).toMatchObject({ name: 'Ann' });
  });

  /** A stream up to its first numbered message. */
  async function begun(answer: Response): Promise<string> {
    let text = '';
    const decoder = new TextDecoder();
    // Node's fetch gives a body that can be iterated; leaving the loop breaks the line.
    for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(part, { stream: true });
      if (/^id: .*\n\n\n$/m.test(text)) break;
    }
    return text;
  }

  it.each([
    ['what is followed', () => ({ id })],
    ['what can’t be followed', () => ({ id: 'nowhere' })],
    ['an input that is not meant', () => ({ id: 7 })],
  ])('streams %s in the very bytes of tRPC’s own', async (_, wanted) => {
    const url = `${server.url}/match.updates?input=${input(of(wanted()))}`;
    const init = { headers: { cookie: ann.cookie } };
    const [ours, theirs] = [await fetch(url, init), await createFetchHandler(services)(new Request(url, init))];
    for (const name of ['content-type', 'cache-control', 'x-accel-buffering'])
      expect(ours.headers.get(name)).toBe(theirs.headers.get(name));
    expect(await begun(ours)).toBe(await begun(theirs));
    await expect.poll(listeners).toBe(0);
  });

  it('keeps no listener for who breaks off in the middle of a request', async () => {
    const { port } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1');
    const query = input(of({ matches: [{ id }], mine: true }));
    socket.write(`GET /api/trpc/live.updates?input=${query} HTTP/1.1\r\nhost: x\r\ncookie: ${ann.cookie}\r\n\r\n`);
    await expect.poll(listeners).toBe(1);
    socket.destroy();
    await expect.poll(listeners).toBe(0);
    const half = connect(Number(port), '127.0.0.1');
    half.write('POST /api/trpc/session.signOut HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{"js');
    half.destroy();
    expect(await ann.ask('GET', 'session.me')).not.toBeNull();
    expect(server.defects).toEqual([]);
  });
});
