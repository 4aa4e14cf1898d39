import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as send, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from './listen.ts';
import { staticFiles } from './static-files.ts';

const SCRIPT = 'export const harbour = 1;\n';
let build: string;
let servers: Awaited<ReturnType<typeof listen>>;
let port: number;

beforeAll(async () => {
  build = mkdtempSync(path.join(os.tmpdir(), 'quayside-static-'));
  mkdirSync(path.join(build, 'static/chunks'), { recursive: true });
  writeFileSync(path.join(build, 'secret.js'), 'not for browsers');
  writeFileSync(path.join(build, 'static/chunks/a.js'), SCRIPT);
  writeFileSync(path.join(build, 'static/chunks/a.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(build, 'static/chunks/a.js.gz'), gzipSync(SCRIPT));
  const files = staticFiles(path.join(build, 'static'), ({ url }, response) => response.writeHead(404).end(url));
  servers = await listen({ port: 0, hosts: ['127.0.0.1'] }, files);
  // Listening on a port, so the address is one of those.
  port = (servers[0]!.address() as AddressInfo).port;
});
afterAll(() => {
  servers.forEach((server) => server.close());
  rmSync(build, { recursive: true, force: true });
});

/** As it comes over the wire: `fetch` would mend paths and decompress. */
function get(
  address: string,
  headers: { readonly [name: string]: string } = {},
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    send({ port, host: '127.0.0.1', path: address, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .once('error', reject)
      .end();
  });
}

test('a script comes compressed as the browser can read it, and is kept for a year', async () => {
  const address = '/_next/static/chunks/a.js';
  const brotli = await get(address, { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
  const gzip = await get(address, { 'accept-encoding': 'gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
  const plain = await get(address);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(SCRIPT);
  for (const { headers } of [brotli, gzip, plain]) {
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect(headers['cache-control']).toBe('public,max-age=31536000,immutable');
    expect(headers.vary).toBe('Accept-Encoding');
  }
});

test.each([
  '/',
  '/tables?of=me',
  '/_next/static',
  '/_next/static/',
  '/_next/static/chunks/b.js',
  '/_next/static/%zz',
  '/_next/static/../secret.js',
  '/_next/static/chunks/%2e%2e/%2e%2e/secret.js',
])('%s is for the pages, with its address as it was', async (address) => {
  const answer = await get(address);
  expect([answer.status, answer.body.toString()]).toEqual([404, address]);
});
