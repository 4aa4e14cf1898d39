import { parse } from 'superjson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPrefetch, type Services, type MatchUpdate } from '../src/index.ts';
import { Browser, openServices, serve } from './server.ts';

describe('a page that is made in the server’s own process', () => {
  let services: Services;
  let server: Awaited<ReturnType<typeof serve>>;
  let ann: Browser;
  let ben: Browser;
  let id: string;
  beforeAll(async () => {
    services = await openServices();
    server = await serve(services);
    [ann, ben] = [new Browser(server.url), new Browser(server.url)];
    await ann.api.session.signInAsGuest.mutate({ name: 'Ann' });
    await ben.api.session.signInAsGuest.mutate({ name: 'Ben' });
    ({ id } = await ann.api.tables.create.mutate({ game: 'tidewater', seats: 2 }));
    await ben.api.tables.join.mutate({ id });
    await ann.api.tables.start.mutate({ id });
  });
  afterAll(async () => {
    await services.close();
    await server.stop();
  });
  const prefetch = (cookie?: string) => createPrefetch(services)((name) => (name === 'cookie' ? cookie : undefined));

  async function updateOf(cookie: string, table: string): Promise<string> {
    const found = await (await prefetch(cookie)).table(table);
    return 'update' in found ? found.update : found.missing;
  }

  it('knows its reader by the cookie that came with the request', async () => {
    expect((await prefetch(ann.cookie)).me).toMatchObject({ name: 'Ann' });
    expect((await prefetch()).me).toBeNull();
  });

  it('has the table as each of its readers would get it over the line', async () => {
    for (const who of [ann, ben]) {
      const update = parse<MatchUpdate>(await updateOf(who.cookie, id));
      expect(update.view).toEqual(await who.api.match.view.query({ id }));
      expect(update.events).toEqual(await who.api.match.events.query({ id }));
      expect(update.table.created).toBeInstanceOf(Date);
    }
  });

  it('shows nothing of a table that is not there, nor of a daily deal that its reader may still play', async () => {
    const deal = await ann.api.tables.daily.mutate({});
    expect(await updateOf(ann.cookie, deal.id)).toContain('"view"');
    expect(await (await prefetch(ben.cookie)).table(deal.id)).toEqual({ missing: 'forbidden' });
    expect(await (await prefetch(ann.cookie)).table('nothing-here')).toEqual({ missing: 'unknown' });
  });

  it('knows whether there is somebody', async () => {
    const { me, person } = await prefetch(ann.cookie);
    expect(await person(me?.id ?? '')).toBe(true);
    expect(await person('nobody')).toBe(false);
  });
});
