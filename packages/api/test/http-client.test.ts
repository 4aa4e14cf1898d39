import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConnectionPool, follow } from '../bench/http-client.ts';

let server: Server;
let connections: number;
beforeEach(async () => {
  connections = 0;
  server = createServer((request, response) => {
    if (request.url === '/stream') response.write('first');
    else response.writeHead(200, { 'content-length': 2 }).end('ok');
  });
  server.on('connection', () => connections++);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const request = (path: string) => ({ method: 'GET', path, cookie: '' }) as const;
// Listening on a port, so the address is one of those.
const port = () => (server.address() as AddressInfo).port;

test('a connection that the server has closed meanwhile is not used again', async () => {
  const pool = new ConnectionPool(port());
  const askTwice = () => Promise.all([pool.ask(request('/')), pool.ask(request('/'))]);
  await askTwice();
  expect(connections).toBe(2);
  server.closeIdleConnections();
  await expect.poll(() => pool.usable).toBe(0);
  expect((await askTwice()).map(({ text }) => text)).toEqual(['ok', 'ok']);
  expect(connections).toBe(4);
  pool.close();
});

test('who follows a stream hears that it was cut, unless they have ended it', async () => {
  let cuts = 0;
  const end = await new Promise<() => void>((begun) => {
    const stop = follow(
      port(),
      request('/stream'),
      () => begun(stop),
      () => cuts++,
    );
  });
  end();
  await new Promise<void>((cut) => {
    follow(port(), request('/stream'), () => server.closeAllConnections(), cut);
  });
  expect(cuts).toBe(0);
});
