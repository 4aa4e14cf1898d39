import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { normalizeUrl } from '../../src/http/path.ts';
import { apiForSuite } from '../api-for-suite.ts';
import { HANDLERS } from './handlers.ts';

/** Sends a request target as it is; fetch would put it in order. */
function raw(base: string, target: string, method = 'GET', body = ''): Promise<string> {
  const { port } = new URL(base);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => (text += part));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
    const head = body === '' ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
    socket.write(`${method} ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${head}\r\n${body}`);
  });
}
const statusOf = (text: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]);

describe('a path', () => {
  it.each([
    ['/api/trpc/session.me', '/api/trpc/session.me'],
    ['/./api/trpc/session.me', '/api/trpc/session.me'],
    ['/x/../api/trpc/session.me', '/api/trpc/session.me'],
    ['/x/%2e%2e/api/trpc/session.me', '/api/trpc/session.me'],
    ['/x/%2E./api/trpc/session.me?a=/../b', '/api/trpc/session.me?a=/../b'],
    ['//api//trpc/session.me', '/api/trpc/session.me'],
    ['\\api\\trpc\\session.me', '/api/trpc/session.me'],
    ['/%61pi/trp%63/session%2Eme', '/api/trpc/session.me'],
    ['http://evil.example/api/trpc/session.me', '/api/trpc/session.me'],
    ['/../../etc/passwd', '/etc/passwd'],
    ['/tables/a%20b%2Fc', '/tables/a%20b%2Fc'],
    ['/', '/'],
  ])('%s is the same as %s', (sent, meant) => {
    expect(normalizeUrl(sent)).toBe(meant);
    // What was put in order stays as it is.
    expect(normalizeUrl(meant)).toBe(meant);
  });
  it.each(['', '*', 'x', '/%00', '/a\u0000b', '/a b', 'http://'])('%j is none', (sent) => {
    expect(normalizeUrl(sent)).toBeNull();
  });
});

describe('the way to the API on our own server', () => {
  const server = apiForSuite();

  it.each([
    '/./api/trpc/session.me', '/x/../api/trpc/session.me', '/x/%2e%2e/api/trpc/session.me', '//api/trpc/session.me',
    '/api//trpc/session.me', '/api\\trpc\\session.me', '/%61pi/trpc/session.me', 'http://localhost/api/trpc/session.me',
  ])('%s is answered by our own handler, with its limits', async (target) => {
    expect(statusOf(await raw(server.url, target))).toBe(200);
    const long = JSON.stringify({ json: { name: 'x'.repeat(300_000) } });
    expect(statusOf(await raw(server.url, target.replace('session.me', 'session.signInAsGuest'), 'POST', long))).toBe(413);
  }); // prettier-ignore

  it.each([
    '/api/auth/callback/../get-session', '/api/auth/callback/%2e%2e/get-session', '/api/auth/callback/..%2fget-session',
    '/api/auth/callback/x/../../get-session', '/api/auth/callback\\..\\get-session', '/api/auth/callback//../get-session',
    '/api/auth/callback/github/../../sign-in/email', '/api/auth/get-session', '/api/auth//get-session', '/API/auth/get-session',
    '/api/Auth/get-session', '/api%2fauth%2fget-session', '/api%2Ftrpc%2Fsession.me', '/API/trpc/session.me',
    '/api/TRPC/session.me', '/api%252ftrpc/session.me', '/api%5Ctrpc%5Csession.me', '/api', '/api/', '/api/trpc', '/api/x',
  ])('%s stays closed: nobody behind our server is asked', async (target) => {
    const answer = await raw(server.url, target);
    expect(statusOf(answer)).toBe(404);
    // Where the request is passed on, the test's server answers without a body of this kind.
    expect(answer).toContain('x-content-type-options: nosniff');
  }); // prettier-ignore

  it('an address that can’t be read is refused', async () => {
    for (const target of ['/%', '/%zz', '/%00', '*']) expect(statusOf(await raw(server.url, target))).toBe(400);
  });
});

describe.each(HANDLERS)('limits of a request, by $name', ({ serve: start }) => {
  const server = apiForSuite(start);
  const post = (path: string, body: string | ReadableStream, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      ...(typeof body === 'string' ? {} : { duplex: 'half' }),
    });

  it('a body that is too long is refused, said to be so or not', async () => {
    const long = JSON.stringify({ json: { name: 'x'.repeat(300_000) } });
    const said = await post('session.signInAsGuest', long);
    expect(said.status).toBe(413);
    expect(await said.json()).toMatchObject({ error: { json: { data: { code: 'PAYLOAD_TOO_LARGE' } } } });
    const parts = new ReadableStream({
      start(to) {
        for (let i = 0; i < 30; i++) to.enqueue(new TextEncoder().encode(' '.repeat(10_000)));
        to.close();
      },
    });
    expect((await post('session.signInAsGuest', parts)).status).toBe(413);
  });

  it('a batch has few calls', async () => {
    const paths = (n: number) => Array.from({ length: n }, () => 'games.bots').join();
    expect((await fetch(`${server.url}/${paths(20)}?batch=1`)).status).toBe(200);
    expect((await fetch(`${server.url}/${paths(21)}?batch=1`)).status).toBe(400);
    expect((await fetch(`${server.url}/${paths(1000)}?batch=1`)).status).toBe(400);
  });

  it('a page of another site can’t act for anybody', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }])
      expect((await post('session.signInAsGuest', '{"json":{}}', headers)).status).toBe(403);
  });
});
