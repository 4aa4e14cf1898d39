import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Table } from '@quayside/api';
import { callApi } from './play-by-api.ts';
import { showMovesAtOnce, type Player } from '../e2e/player.ts';
import type { ServerAndBrowser } from './server-and-browser.ts';

/** A page at a running table against one bot. */
export async function openAgainstBots(
  server: ServerAndBrowser,
  game: string,
  settings?: BrowserContextOptions,
): Promise<Page> {
  const [person] = await seatPlayers(server, game, 1, { bots: ['deckhand'], ...(settings ? { settings } : {}) });
  if (!person) throw new Error('nobody has come');
  return person.page;
}

export interface SeatOptions {
  readonly bots?: readonly string[];
  readonly options?: { readonly [option: string]: string | number | boolean };
  readonly names?: readonly string[];
  readonly settings?: BrowserContextOptions;
}

/** So many people at one running table, each in a browser of their own; the first has opened it. */
export async function seatPlayers(
  { browser, base }: { browser: Browser; base: string },
  game: string,
  people: number,
  { bots = [], options = {}, names = [], settings = {} }: SeatOptions = {},
): Promise<Player[]> {
  const seated: Player[] = [];
  let id = '';
  for (let n = 0; n < people; n++) {
    const context = await browser.newContext({ locale: 'en-GB', ...settings });
    await showMovesAtOnce(context);
    const page = await context.newPage();
    await page.goto(`${base}/about`);
    await callApi(page, 'POST', 'session.signInAsGuest', {});
    const name = names[n];
    if (name !== undefined) await callApi(page, 'POST', 'session.changeName', { name });
    if (n === 0) {
      const wanted = { game, seats: people + bots.length, bots, options, visibility: 'link' };
      ({ id } = await callApi<Table>(page, 'POST', 'tables.create', wanted));
    } else await callApi(page, 'POST', 'tables.join', { id });
    seated.push({ name: name ?? `Person ${n + 1}`, page });
  }
  const [host] = seated;
  if (host) await callApi(host.page, 'POST', 'tables.start', { id });
  for (const { page } of seated) await page.goto(`${base}/tables/${id}`);
  return seated;
}
