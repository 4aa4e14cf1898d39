import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { client, refusalOf, trpc } from './client.ts';

const asked: { url: URL; method: string; body: unknown }[] = [];
let answer: (calls: readonly string[]) => unknown;

beforeEach(() => {
  asked.length = 0;
  answer = (calls) => calls.map((path) => ({ result: { data: { json: path } } }));
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const url = new URL(address, 'http://here');
    asked.push({ url, method, body: typeof body === 'string' ? JSON.parse(body) : null });
    return Promise.resolve(Response.json(answer(url.pathname.replace('/api/trpc/', '').split(','))));
  });
});
afterEach(() => vi.unstubAllGlobals());

test('calls made together go in one request, each kind in its own', async () => {
  const answers = await Promise.all([
    client.games.list.query(),
    client.tables.get.query({ id: 'a' }),
    client.tables.leave.mutate({ id: 'b' }),
  ]);
  expect(answers).toEqual(['games.list', 'tables.get', 'tables.leave']);
  expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST']);
  const [read, written] = asked;
  expect(read?.url.searchParams.get('batch')).toBe('1');
  expect(JSON.parse(read?.url.searchParams.get('input') ?? '')).toEqual({ 1: { json: { id: 'a' } } });
  expect(written?.body).toEqual({ 0: { json: { id: 'b' } } });
});

test('more calls than the server takes at once go in several requests', async () => {
  const calls = Array.from({ length: 12 }, () => client.games.list.query());
  expect(await Promise.all(calls)).toHaveLength(12);
  expect(asked.map(({ url }) => url.pathname.split(',').length)).toEqual([10, 2]);
});

test('one call may be refused while another succeeds, and a request as a whole', async () => {
  const refusal = { code: 'not-found', words: { en: 'no', de: 'nein' } };
  const error = { json: { message: 'no', data: { refusal } } };
  answer = () => [{ result: { data: { json: 1 } } }, { error }];
  const [good, bad] = await Promise.allSettled([client.games.list.query(), client.tables.get.query({ id: 'a' })]);
  expect(good).toMatchObject({ status: 'fulfilled', value: 1 });
  expect(refusalOf(bad?.status === 'rejected' ? bad.reason : null)).toEqual(refusal);
  answer = () => ({ error });
  const all = await Promise.allSettled([client.games.list.query(), client.games.list.query()]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('a connection that is lost is no refusal', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const outcome: unknown = await client.games.list.query().catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(TypeError);
  expect(refusalOf(outcome)).toBeNull();
});

test('a query is known by its procedure and its input, and all of a procedure or a router by less', () => {
  const { queryKey } = trpc.tables.get.queryOptions({ id: 'a' });
  expect(queryKey).toEqual([['tables', 'get'], { input: { id: 'a' }, type: 'query' }]);
  expect(trpc.tables.get.queryKey()).toEqual([['tables', 'get'], { type: 'query' }]);
  expect(trpc.history.pathFilter()).toEqual({ queryKey: [['history']] });
  // @ts-expect-error -- what pages do not use is not there, for the type checker either
  expect(() => trpc.tables.get.queryFilter({ id: 'a' })).toThrow('tables.get.queryFilter');
});
