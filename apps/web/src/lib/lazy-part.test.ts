import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

let server: Server;
let port: number;
const listen = (at: number) =>
  new Promise<void>((resolve) => {
    server = createServer((_, response) => response.writeHead(405).end());
    server.listen(at, '127.0.0.1', () => resolve());
  });
const close = () => new Promise<void>((resolve) => void server.close(() => resolve()));

beforeEach(async () => {
  await listen(0);
  port = (server.address() as AddressInfo).port;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await close();
});

test('a part that could not be fetched while the server was away comes when it is back', async () => {
  await close();
  let tries = 0;
  const part = lazyPart(async () => {
    if (++tries === 1) throw new Error('ChunkLoadError');
    return 'chat';
  })();
  await expect.poll(() => tries).toBe(1);
  await listen(port);
  expect(await part).toBe('chat');
  expect(tries).toBe(2);
});

test('a part that the server no longer has fails after a second try', async () => {
  let tries = 0;
  const load = lazyPart(async () => {
    tries++;
    throw new Error('ChunkLoadError');
  });
  await expect(load()).rejects.toThrow('ChunkLoadError');
  expect(tries).toBe(2);
});
