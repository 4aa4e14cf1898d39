import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Services } from '../../src/index.ts';
import type { TestApi } from '../server.ts';
import { HANDLERS } from './handlers.ts';
import { openServices } from '../server.ts';

describe.each(HANDLERS)('callers behind a proxy, by $name', ({ serve }) => {
  let services: Services;
  let server: TestApi;
  let outbox: string;
  let said: string[];
  beforeEach(async () => {
    outbox = mkdtempSync(path.join(os.tmpdir(), 'quayside-hostile-'));
    said = [];
    services = await openServices({ env: {}, outbox, log: (line) => said.push(line) });
    server = await serve(services);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await services.close();
    await server.stop();
    rmSync(outbox, { recursive: true });
  });
  const post = (procedure: string, input: object, headers: Record<string, string>) =>
    fetch(`${server.url}/${procedure}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ json: input }),
    });
  const signIn = (from: string) =>
    post('session.signIn', { login: 'nobody', password: 'wrong' }, { 'x-forwarded-for': from }).then((a) => a.status);

  it('are told apart by the last address where the operator says that there is one', async () => {
    vi.stubEnv('QUAYSIDE_PROXY', '1');
    for (let i = 0; i < 10; i++) expect(await signIn('203.0.113.1')).toBe(401);
    expect(await signIn('203.0.113.1')).toBe(429);
    // What the caller claims in front of it counts for nothing.
    expect(await signIn('198.51.100.1, 203.0.113.1')).toBe(429);
    expect(await signIn('203.0.113.1, 198.51.100.1')).toBe(401);
    expect(said.filter((line) => line.includes('QUAYSIDE_PROXY'))).toEqual([]);
  });

  it('are the same whatever port the proxy writes after their address', async () => {
    vi.stubEnv('QUAYSIDE_PROXY', '1');
    for (let i = 0; i < 10; i++) expect(await signIn(`203.0.113.1:${40_000 + i}`)).toBe(401);
    expect(await signIn('203.0.113.1')).toBe(429);
    for (let i = 0; i < 10; i++) expect(await signIn(`[2001:db8::1]:${40_000 + i}`)).toBe(401);
    expect(await signIn('2001:db8::1')).toBe(429);
  });

  it('are one network where their addresses are of the new kind', async () => {
    vi.stubEnv('QUAYSIDE_PROXY', '1');
    for (let i = 0; i < 10; i++) expect(await signIn(`2001:db8:0:1::${i}`)).toBe(401);
    expect(await signIn('2001:db8:0:1:ffff:ffff:ffff:ffff')).toBe(429);
    expect(await signIn('2001:db8:0:2::1')).toBe(401);
  });

  it('are counted together where nobody says so, and the operator is told once', async () => {
    for (let i = 0; i < 10; i++) expect(await signIn(`203.0.113.${i}`)).toBe(401);
    expect(await signIn('203.0.113.200')).toBe(429);
    expect(said.filter((line) => line.includes('QUAYSIDE_PROXY'))).toHaveLength(1);
  });

  it('never put an address of their own into a mail', async () => {
    const forged = {
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
      'x-forwarded-for': '203.0.113.1',
    };
    const account = { username: 'annabel', email: 'ann@example.org', password: 'long enough to be one' };
    expect((await post('session.signUp', account, forged)).status).toBe(200);
    await services.auth.close();
    const mails = readdirSync(outbox).map((file) => readFileSync(path.join(outbox, file), 'utf8'));
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.join()).toContain('127.0.0.1');
    expect(mails.join()).not.toContain('evil.example');
  });
});
