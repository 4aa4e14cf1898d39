import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Health } from './health.ts';

let health: Health;
let server: Server;
let url: string;
beforeEach(async () => {
  health = new Health();
  server = createServer((request, response) => {
    if (!health.answer(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function ask(path: string): Promise<[number, unknown]> {
  const response = await fetch(url + path);
  return [response.status, response.headers.get('content-type') ? await response.json() : null];
}

test('a process is live from its first moment and ready once it can serve', async () => {
  expect(await ask('/health/live')).toEqual([200, { status: 'live' }]);
  expect(await ask('/health/ready')).toEqual([503, { status: 'starting' }]);
  health.ready(() => Promise.resolve());
  expect(await ask('/health/ready?from=balancer')).toEqual([200, { status: 'ready' }]);
  expect(await ask('/health')).toEqual([404, null]);
});

test('it is not ready without its database, and again when that is back', async () => {
  let there = false;
  health.ready(() => (there ? Promise.resolve() : Promise.reject(new Error('gone'))));
  expect(await ask('/health/ready')).toEqual([503, { status: 'database-unavailable' }]);
  there = true;
  expect(await ask('/health/ready')).toEqual([200, { status: 'ready' }]);
});

test('who was told to end takes no more players, and is live until the end', async () => {
  health.ready(() => Promise.resolve());
  health.closing();
  expect(await ask('/health/ready')).toEqual([503, { status: 'closing' }]);
  expect(await ask('/health/live')).toEqual([200, { status: 'live' }]);
});
