import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from './listen.ts';
import { refuseWriting } from './page-methods.ts';

let servers: Awaited<ReturnType<typeof listen>>;
let url: string;
beforeAll(async () => {
  servers = await listen({ port: 0, hosts: ['127.0.0.1'] }, (request, response) => {
    if (!refuseWriting(request, response)) response.end('a page');
  });
  // Listening on a port, so the address is one of those.
  url = `http://127.0.0.1:${(servers[0]!.address() as AddressInfo).port}/tables`;
});
afterAll(() => servers.forEach((server) => server.close()));

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('a page is not there for %s', async (method) => {
  const answer = await fetch(url, { method, headers: { 'next-action': 'ann@example.org' } });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});

test.each(['GET', 'HEAD'])('a page is there for %s', async (method) => {
  expect((await fetch(url, { method })).status).toBe(200);
});
