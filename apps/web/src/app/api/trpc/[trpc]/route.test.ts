import { serialize } from 'superjson';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getServices } from '@quayside/api';
import { GET, POST } from './route.ts';

const url = (path: string) => `http://quayside.example/api/trpc/${path}`;
const mutation = (path: string, input: unknown, headers: Record<string, string> = {}) =>
  POST(
    new Request(url(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'quayside.example', ...headers },
      body: JSON.stringify(serialize(input)),
    }),
  );
const me = async (cookie: string) => {
  const answer = await GET(new Request(url('session.me'), { headers: { cookie } }));
  return { answer, account: (await answer.json()).result.data.json };
};

beforeAll(() => {
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('DATA_DIR', 'memory:');
});
afterAll(async () => {
  await (await getServices()).close();
  vi.unstubAllEnvs();
});

test('a host that runs Next alone answers queries and mutations, and knows who comes back', async () => {
  const { answer, account } = await me('');
  expect(account).toBeNull();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const entered = await mutation('session.signInAsGuest', { name: 'Ann' }, { origin: 'http://quayside.example' });
  expect(entered.status).toBe(200);
  const [cookie = ''] = entered.headers.getSetCookie();
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
  expect((await me(cookie.split(';')[0] ?? '')).account).toMatchObject({ name: 'Ann', guest: true });
});

test('another site’s page can’t act for a person there either', async () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://elsewhere.example' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of foreign) {
    const answer = await mutation('session.signInAsGuest', {}, headers);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
  }
});
