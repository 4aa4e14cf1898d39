// What a player's machine has to bear: `pnpm bench:web`, after a build. Figures are reported, not asserted; on a shared machine the
// best of several rounds says most.
import type { CDPSession, Page } from '@playwright/test';
import type { Player } from '../e2e/player.ts';
import { playByApi, playByApiInPlace, tableIdOf } from './play-by-api.ts';
import { openServerAndBrowser } from './server-and-browser.ts';
import { openAgainstBots, seatPlayers } from './seat-players.ts';

const SLOWER = 4;
/** Turns of the other that are looked at. */
const TURNS = 6;
const ROUNDS = Number(process.argv.find((one) => one.startsWith('--rounds='))?.slice(9) ?? 5);
/** `pnpm bench:web shifts` measures only that. */
const named = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const wanted = (what: string) => named.length === 0 || named.includes(what);
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const DESK = { viewport: { width: 1440, height: 900 } };

/** As text: what is compiled for Node names its inner functions in a way that no browser knows. */
const WATCH_FRAMES = `
  window.times = [];
  let last = 0;
  requestAnimationFrame(function next(now) {
    if (last > 0 && document.getAnimations().some((one) => one.playState === 'running')) window.times.push(now - last);
    last = now;
    requestAnimationFrame(next);
  });
`;

const WATCH_TASKS = `
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tasks.push(duration);
  }).observe({ type: 'longtask' });
`;

const server = await openServerAndBrowser(3131);
const say = (name: string, figures: string) => console.log(`${name.padEnd(44)} ${figures}`);
try {
  if (wanted('interactive')) {
    await interactive('home, phone', `${server.base}/`, 'main button:enabled');
    for (const game of ['le-havre', 'inland-port', 'tidewater']) {
      const host = await openAgainstBots(server, game, PHONE);
      const state = await host.context().storageState();
      await interactive(`table of ${game}, phone`, host.url(), 'section[data-decision]', state);
      await host.context().close();
    }
  }
  if (wanted('shifts')) for (const game of ['le-havre', 'inland-port', 'tidewater']) await shifts(game);
  if (wanted('tasks')) for (const game of ['le-havre', 'inland-port', 'salty-ocean']) await tasks(game);
  if (wanted('frames')) for (const game of ['le-havre', 'inland-port']) await frames(game);
} finally {
  await server.close();
}

type StorageState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** From the address to a page that answers a tap: what one would tap is there and alive, and no long task is left before it. */
async function interactive(name: string, address: string, tapped: string, storageState?: StorageState): Promise<void> {
  const times: { paint: number; alive: number; script: number; busy: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const context = await server.browser.newContext({
      ...PHONE,
      locale: 'en-GB',
      ...(storageState ? { storageState } : {}),
    });
    const page = await context.newPage();
    const devtools = await slowed(page);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction((selector) => {
      const button = document.querySelector(selector);
      // React leaves its marks on what it has brought to life.
      if (!button || !Object.keys(button).some((key) => key.startsWith('__reactProps'))) return false;
      performance.mark('alive');
      return true;
    }, tapped);
    const { paint, alive } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      alive: performance.getEntriesByName('alive')[0]?.startTime ?? 0,
    }));
    const { metrics } = await devtools.send('Performance.getMetrics');
    const spent = (name: string) => 1000 * (metrics.find((one) => one.name === name)?.value ?? 0);
    times.push({ paint, alive, script: spent('ScriptDuration'), busy: spent('TaskDuration') });
    await context.close();
  }
  const best = (what: keyof (typeof times)[number]) => Math.min(...times.map((one) => one[what]));
  const middle = (what: keyof (typeof times)[number]) =>
    times.map((one) => one[what]).sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  say(
    `interactive, CPU ${SLOWER}× slower: ${name}`,
    `best ${best('alive').toFixed(0)} ms, median ${middle('alive').toFixed(0)} ms (first paint ${best('paint').toFixed(0)}); main thread ${best('busy').toFixed(0)} ms of CPU, scripts ${best('script').toFixed(0)}; wanted 1500`,
  );
}

async function slowed(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return devtools;
}

/** How far things jump on one's screen while somebody else moves. */
async function shifts(game: string): Promise<void> {
  const people = await seatPlayers(server, game, 2, { settings: DESK });
  const [me, other] = people;
  if (!me || !other) throw new Error('nobody has come');
  await playByApi(people, { until: (_, view, who) => who === other && view.seq > 12 });
  const { page } = me;
  await page.locator('section[aria-label]').first().waitFor();
  await page.evaluate(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seen, watching: false });
    new PerformanceObserver((list) => {
      if (!(window as unknown as { watching: boolean }).watching) return;
      for (const one of list.getEntries()) {
        const { value, sources = [] } = one as unknown as { value: number; sources?: { node: Element | null }[] };
        seen.push([value, sources.map(({ node }) => node?.outerHTML?.slice(0, 100) ?? '')]);
      }
    }).observe({ type: 'layout-shift' });
  });
  let lines = 0;
  const id = tableIdOf(page);
  const turnOf = (who: Player) => playByApiInPlace([who], id, { patience: 15 }).catch(() => null);
  for (let turn = 0; turn < TURNS; turn++) {
    const before = await answersOf(page);
    await page.evaluate(() => Object.assign(window, { watching: true }));
    await turnOf(other);
    await page.waitForTimeout(700);
    await page.evaluate(() => Object.assign(window, { watching: false }));
    lines += (await answersOf(page)) - before;
    await turnOf(me);
    await page.waitForTimeout(700);
  }
  const seen = await page.evaluate(() => (window as unknown as { seen: [number, string[]][] }).seen);
  const sum = seen.reduce((all, [value]) => all + value, 0);
  say(`layout shift while another moves: ${game}`, `${sum.toFixed(4)} in ${lines} lines of the log; wanted 0`);
  for (const [value, nodes] of seen) console.log(`    ${value.toFixed(4)} ${nodes.join(' | ')}`);
  for (const one of people) await one.page.context().close();
}

function answersOf(page: Page): Promise<number> {
  return page.getByRole('log').first().locator('li li').count();
}

/** How long the main thread is busy without a pause while a bot moves. */
async function tasks(game: string): Promise<void> {
  const [me] = await seatPlayers(server, game, 1, { bots: ['deckhand'], settings: DESK });
  if (!me) throw new Error('nobody has come');
  const { page } = me;
  const id = tableIdOf(page);
  await page.locator('section[aria-label]').first().waitFor();
  // The first turns are those in which the page still compiles what it runs.
  await playByApiInPlace([me], id, { until: (_, view) => view.seq > 12 });
  await slowed(page);
  await page.evaluate(WATCH_TASKS);
  await playByApiInPlace([me], id, { until: (_, view) => view.seq > 60 });
  await page.waitForTimeout(700);
  const times = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  times.sort((a, b) => b - a);
  say(
    `tasks while a bot moves, CPU ${SLOWER}× slower: ${game}`,
    `longest ${times
      .slice(0, 5)
      .map((one) => one.toFixed(0))
      .join(', ')} ms; ${times.filter((one) => one > 100).length} over 100; wanted 0`,
  );
  await page.context().close();
}

/** Times between frames while things move on a board, the round's end among them. */
async function frames(game: string): Promise<void> {
  const people = await seatPlayers(server, game, 2, { settings: DESK });
  const [me] = people;
  if (!me) throw new Error('nobody has come');
  await playByApi(people, { until: (_, view) => view.seq > 30 });
  await slowed(me.page);
  await me.page.evaluate(WATCH_FRAMES);
  await playByApiInPlace(people, tableIdOf(me.page), { until: (_, view) => view.seq > 90 });
  const times = await me.page.evaluate(() => (window as unknown as { times: number[] }).times);
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0).toFixed(0);
  say(
    `frames while things move, CPU ${SLOWER}× slower: ${game}`,
    `median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms (${times.length} frames)`,
  );
  for (const { page } of people) await page.context().close();
}
