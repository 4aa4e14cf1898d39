// Pictures of every page and state in both sizes, lights and languages: `pnpm screenshots`, after a build; `pnpm screenshots wide-en`
// takes only what matches. They land in screenshots/, which git ignores: one contact sheet for each size, light and language, those
// that matter singly in screenshots/single/, and both games early, in the middle and late in screenshots/boards/.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGE_COOKIE, LANGUAGES } from '@quayside/languages';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { callApi, playByApi, tableIdOf } from './play-by-api.ts';
import type { Player } from '../e2e/player.ts';
import { openServerAndBrowser } from './server-and-browser.ts';
import { signUpByApi } from './sign-up.ts';
import { asWebp, contactSheet } from './contact-sheet.ts';
import { seatPlayers } from './seat-players.ts';

const out = path.resolve(import.meta.dirname, '..', 'screenshots');
/** What the README shows: `pnpm screenshots boards en-light` makes them anew. */
const pictures = path.resolve(import.meta.dirname, '../../../docs/pictures');
const [what = '', looks = ''] = process.argv.slice(2);
const only = what === 'boards' ? looks : what;
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const LOOKS = (['wide', 'phone'] as const).flatMap((size) =>
  LANGUAGES.flatMap((language) =>
    (['light', 'dark'] as const).map((light) => ({ size, language, light, tag: `${size}-${language}-${light}` })),
  ),
);
type Look = (typeof LOOKS)[number];
for (const folder of [...['pages', 'single', 'boards'].map((one) => path.join(out, one)), pictures])
  mkdirSync(folder, { recursive: true });

const server = await openServerAndBrowser();
const { base, browser } = server;

/** What a picture shows and where; those that matter are also kept singly, day and English or night and German. */
const STATES: readonly { name: string; address: string; single?: true; act?: (page: Page) => Promise<unknown> }[] = [
  { name: 'home', address: '/', single: true },
  { name: 'tables', address: '/tables', single: true },
  { name: 'new-table', address: '/tables/new?game=le-havre', single: true },
  { name: 'pairing', address: '/pairing', single: true },
  { name: 'history', address: '/history', single: true },
  { name: 'rankings', address: '/rankings?game=inland-port', single: true },
  { name: 'rankings-empty', address: '/rankings' },
  { name: 'statistics', address: '/statistics?game=inland-port', single: true },
  { name: 'friends', address: '/friends', single: true },
  { name: 'profile', address: '/people/{me}', single: true },
  { name: 'learn', address: '/learn', single: true },
  { name: 'learn-le-havre', address: '/learn/le-havre', single: true },
  { name: 'learn-inland-port', address: '/learn/inland-port' },
  { name: 'first-round', address: '/learn/le-havre/first-round', single: true },
  { name: 'first-round-inland-port', address: '/learn/inland-port/first-round' },
  { name: 'settings', address: '/settings', single: true },
  { name: 'account', address: '/account' },
  { name: 'forgotten', address: '/account/forgotten' },
  { name: 'file', address: '/replay' },
  { name: 'about', address: '/about' },
  { name: 'privacy', address: '/privacy' },
  { name: 'lost', address: '/nowhere' },
  { name: 'admin', address: '/admin', single: true },
  { name: 'admin-people', address: '/admin?section=people' },
  { name: 'admin-matches', address: '/admin?section=matches' },
  { name: 'offline', address: '/offline' },
  { name: 'waiting-room', address: '/tables/{waiting}', single: true },
  { name: 'le-havre', address: '/tables/{le-havre}', single: true },
  {
    name: 'le-havre-plain',
    address: '/tables/{le-havre}',
    act: (page) => press(page, /^(Text view|Textansicht)$/),
  },
  { name: 'inland-port', address: '/tables/{inland-port}', single: true },
  {
    name: 'inland-port-plain',
    address: '/tables/{inland-port}',
    act: (page) => press(page, /^(Text view|Textansicht)$/),
  },
  { name: 'plain-board', address: '/tables/{tidewater}', single: true },
  { name: 'plan', address: '/tables/{le-havre}', act: (page) => press(page, /^(Plan|Planen)$/) },
  { name: 'look-back', address: '/tables/{le-havre}', single: true, act: lookBack },
  { name: 'talk', address: '/tables/{le-havre}', single: true, act: (page) => press(page, /^(Chat)/) },
  { name: 'looking-on', address: '/tables/{other}' },
  { name: 'result', address: '/tables/{finished}', single: true },
  { name: 'replay', address: '/matches/{finished}?at=20', single: true },
  { name: 'curves', address: '/matches/{finished}?at=20', act: (page) => press(page, /^(Graphs|Diagramme)$/) },
];

const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();

async function lookBack(page: Page): Promise<void> {
  const log = page.getByRole('log').first();
  if (!(await log.isVisible())) await press(page, /^(Log|Verlauf|Chronik)$/);
  await log.getByRole('button').nth(4).click();
}

const HINTS_OFF = JSON.stringify({ hints: [], enough: true });
const settings = ({ size, language, light }: Look): BrowserContextOptions => ({
  viewport: SIZES[size],
  reducedMotion: 'reduce',
  locale: language === 'de' ? 'de-DE' : 'en-GB',
  ...(size === 'phone' ? { isMobile: true, hasTouch: true, deviceScaleFactor: 2 } : {}),
  storageState: {
    cookies: Object.entries({ [LANGUAGE_COOKIE]: language, 'quayside-theme': light }).map(([name, value]) => ({
      name,
      value,
      domain: '127.0.0.1',
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    })),
    // No hints in pictures.
    origins: [{ origin: base, localStorage: [{ name: 'quayside-hints', value: HINTS_OFF }] }],
  },
});

/** Until nothing on the page has changed for a while: data, fonts and the board have come. Streams stay open, so the network is never idle. */
const settles = (page: Page) =>
  page.evaluate(async () => {
    const began = performance.now();
    let changed = began;
    const watch = new MutationObserver(() => {
      changed = performance.now();
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    while (performance.now() - changed < 500 && performance.now() - began < 15_000)
      await new Promise((resolve) => setTimeout(resolve, 50));
    watch.disconnect();
    await document.fonts.ready;
  });

async function picture(page: Page, file: string, full: boolean): Promise<string> {
  await settles(page);
  const target = path.join(out, `${file}.png`);
  await page.screenshot({ path: target, fullPage: full });
  return target;
}

/** Somebody with friends, matches behind her and tables before her, so that no page is empty. */
async function lives(): Promise<{ ada: Player; places: { readonly [name: string]: string } }> {
  const played = await seatPlayers(server, 'inland-port', 2, { names: ['Ada', 'Ben'] });
  const [ada, bo] = played as [Player, Player];
  await signUpByApi(ada.page, server.data, 'ada');
  await signUpByApi(bo.page, server.data, 'ben');
  await playByApi(played);
  const places: { [name: string]: string } = { finished: tableIdOf(ada.page) };
  const [me, you] = await Promise.all(
    played.map(({ page }) => callApi<{ id: string }>(page, 'GET', 'session.me').then((one) => one.id)),
  );
  places['me'] = me ?? '';
  await callApi(ada.page, 'POST', 'friends.request', { id: you });
  await callApi(bo.page, 'POST', 'friends.accept', { id: me });
  const rated = { game: 'inland-port', seats: 2, rated: true, visibility: 'link' };
  const { id } = await callApi<{ id: string }>(ada.page, 'POST', 'tables.create', rated);
  await callApi(bo.page, 'POST', 'tables.join', { id });
  await callApi(ada.page, 'POST', 'tables.start', { id });
  for (const { page } of played) await page.goto(`${base}/tables/${id}`);
  await playByApi(played);
  for (const [game, until] of [
    ['le-havre', 130],
    ['inland-port', 50],
    ['tidewater', 12],
  ] as const) {
    const options = game === 'le-havre' ? { length: 'full' } : {};
    const wanted = { game, seats: game === 'le-havre' ? 3 : 2, options, visibility: 'link' };
    const table = await callApi<{ id: string }>(ada.page, 'POST', 'tables.create', {
      ...wanted,
      bots: game === 'le-havre' ? ['merchant'] : [],
    });
    await callApi(bo.page, 'POST', 'tables.join', { id: table.id });
    await callApi(ada.page, 'POST', 'tables.start', { id: table.id });
    for (const { page } of played) await page.goto(`${base}/tables/${table.id}`);
    await playByApi(played, {
      until: (decision, view, who) => who === ada && view.seq > until && decision.key !== 'end',
    });
    const said: number[] = [];
    for (const [who, text] of [
      [bo, 'Hello! Have you got enough to eat?'],
      [ada, 'Just about. Mind the cattle.'],
    ] as const) {
      const line = { match: table.id, text, idempotencyKey: `${game}-${text}` };
      said.push((await callApi<{ id: number }>(who.page, 'POST', 'chat.send', line)).id);
    }
    // So that the harbour office has something to do.
    if (game === 'le-havre')
      await callApi(ada.page, 'POST', 'chat.report', { match: table.id, message: said[0], reason: 'spam' });
    places[game] = table.id;
  }
  const waiting = await callApi<{ id: string }>(ada.page, 'POST', 'tables.create', { game: 'le-havre', seats: 4 });
  await callApi(bo.page, 'POST', 'tables.join', { id: waiting.id });
  places['waiting'] = waiting.id;
  const others = await seatPlayers(server, 'le-havre', 2, { names: ['Cy', 'Di'] });
  await playByApi(others, { until: (_, view) => view.seq > 60 });
  places['other'] = tableIdOf((others[0] as Player).page);
  return { ada, places };
}

/** Both games early, in the middle and late, as merchants play them. */
async function boards(look: Look): Promise<void> {
  if (!look.tag.includes(only)) return;
  for (const [game, people, moments] of [
    ['le-havre', 3, { early: 0.12, middle: 0.5, late: 0.88 }],
    ['inland-port', 2, { early: 0.12, middle: 0.5, late: 0.9 }],
  ] as const) {
    const seated = await seatPlayers(server, game, people, {
      names: ['Ada', 'Ben', 'Cleo'].slice(0, people),
      options: game === 'le-havre' ? { length: 'full' } : {},
      settings: settings(look),
    });
    const first = seated[0] as Player;
    const ends = game === 'le-havre' ? 126 : 12;
    const share = (state: unknown) => {
      const { turn = 0, round = 0 } = state as { turn?: number; round?: number };
      return (game === 'le-havre' ? turn : round) / ends;
    };
    for (const [when, at] of Object.entries(moments)) {
      await playByApi(seated, {
        until: ({ key }, { state }, who) =>
          who === first && share(state) >= at && (key === 'main' || key === 'act' || key === 'supply'),
      });
      await first.page.locator('section[data-decision]').waitFor();
      const name = `${game}-${when}-${look.tag}`;
      const file = await picture(first.page, `boards/${name}`, false);
      if (what === 'boards')
        await asWebp(browser, file, path.join(pictures, `${name}.webp`), look.size === 'wide' ? 1440 : 585);
    }
    for (const { page } of seated) await page.context().close();
  }
}

async function pages(): Promise<void> {
  const { ada, places } = await lives();
  const kept = await ada.page.context().storageState();
  await server.operator('grant-admin', 'ada@example.org');
  for (const look of LOOKS) {
    if (!look.tag.includes(only)) continue;
    const options = settings(look);
    const context = await browser.newContext({
      ...options,
      storageState: {
        cookies: [
          ...kept.cookies.filter(({ name }) => !name.startsWith('quayside-')),
          ...(typeof options.storageState === 'object' ? options.storageState.cookies : []),
          ...kept.cookies.filter(({ name }) => name.startsWith('quayside-') && !/language|theme/.test(name)),
        ],
        origins: [],
      },
    });
    // What one state prefers is not the next one's.
    await context.addInitScript((hints) => {
      localStorage.clear();
      localStorage.setItem('quayside-hints', hints);
    }, HINTS_OFF);
    const taken: { name: string; file: string }[] = [];
    for (const { name, address, single, act } of STATES) {
      const page = await context.newPage();
      try {
        await page.goto(base + address.replaceAll(/\{([\w-]+)\}/g, (_, place: string) => places[place] ?? ''));
        await page.getByRole('heading').first().waitFor();
        if (act) {
          await settles(page);
          await act(page);
        }
        taken.push({ name, file: await picture(page, `pages/${name}-${look.tag}`, look.size === 'phone' && !act) });
        if (single && (look.tag.endsWith('en-light') || look.tag.endsWith('de-dark')))
          await picture(page, `single/${name}-${look.tag}`, false);
      } catch (error) {
        console.error(`${name} ${look.tag}: ${String(error).split('\n')[0]}`);
      } finally {
        await page.close();
      }
    }
    await context.close();
    await contactSheet(browser, path.join(out, `sheet-${look.tag}.png`), taken, look.size === 'wide' ? 430 : 200);
  }
}

try {
  if (what !== 'boards') await pages();
  for (const look of LOOKS) if (look.tag.endsWith('en-light') || look.tag.endsWith('de-dark')) await boards(look);
} finally {
  await server.close();
}
