import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiHandler, createServices, type Services } from '@quayside/api';
import { createLogger, logError, logRequest } from './logger.ts';

const written: string[] = [];
const log = createLogger('info', { write: (line) => written.push(line) });
let services: Services;
let origin = '';
const server = createServer((request, response) => {
  const observe = (one: Parameters<typeof logRequest>[1]) => logRequest(log, one);
  createApiHandler(services, { observe, report: (error, where) => logError(log, error, where) })(request, response);
});

beforeAll(async () => {
  services = await createServices({ url: '', dir: 'memory:' });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on a port, so the address is one of those.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 60_000);
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await services.close();
});

let cookie = '';
async function call(path: string, input: unknown): Promise<{ status: number; id: string; text: string }> {
  const response = await fetch(`${origin}/api/trpc/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      connection: 'close',
      cookie,
      authorization: 'Bearer qs_a-key-of-a-bot',
    },
    body: typeof input === 'string' ? input : JSON.stringify({ json: input }),
  });
  cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { status: response.status, id: response.headers.get('x-request-id') ?? '', text: await response.text() };
}

test('a line names request, procedures, match, status and time, and has nothing of what people send or get', async () => {
  await call('session.signInAsGuest', { name: 'Ann Example' });
  await call('session.signUp', { username: 'annex', email: 'ann@example.org', password: 'a long password' });
  const made = await call('tables.create', { game: 'tidewater', seats: 2, bots: ['deckhand'] });
  const table: string = JSON.parse(made.text).result?.data.json.id ?? 'none';
  const started = await call('tables.start', { id: table });
  await call('match.answer', { id: table, decision: 'no.such', idempotencyKey: 'mine', answer: 'amber-in-my-hand' });
  await call('match.answer', '{"json":{"id":"ann@example.org"');
  await call('ann@example.org', {});
  logError(log, new Error('no room for "ann@example.org" in amber', { cause: new Error('ann@example.org') }), 'match');
  await expect.poll(() => written.length).toBe(8);

  const lines = written.map((line) => JSON.parse(line) as { readonly [field: string]: unknown });
  const fields = new Set(lines.flatMap((line) => Object.keys(line)));
  expect([...fields].sort()).toEqual(
    ['level', 'match', 'ms', 'msg', 'pid', 'procedures', 'request', 'status', 'time', 'where'].sort(),
  );
  expect(lines.find((line) => line['request'] === started.id)).toMatchObject({
    procedures: ['tables.start'],
    match: table,
  });
  const text = written.join('');
  for (const secret of [
    cookie.split('=')[1] ?? '?',
    'ann@',
    'example',
    'Ann',
    'password',
    'qs_a-key',
    'amber-in-my-hand',
    'mine',
  ])
    expect(text).not.toContain(secret);
}, 60_000);
