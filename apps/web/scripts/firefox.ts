// One match of each game in Firefox, played to its end by clicks: `pnpm --filter @quayside/web firefox`, after a build. It needs a Firefox
// (Debian's `firefox-esr`, or the one that FIREFOX_PATH names) and speaks WebDriver BiDi with it. `firefox <game>` plays only that game.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, TestServer } from '../e2e/test-server.ts';

const GAMES = ['inland-port', 'le-havre', 'salty-ocean'];
const named = process.argv.slice(2);
/** How long a match may take, and how often it is looked at. */
const MATCH_MS = 20 * 60_000;
const PAUSE_MS = 150;

type Message = { id?: number; result?: unknown; error?: string; message?: string };

/** The commands of WebDriver BiDi, answered in any order. */
class Bidi {
  private readonly socket: WebSocket;
  private readonly open = new Map<number, { done: (result: unknown) => void; fail: (error: Error) => void }>();
  private last = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const { id, result, error, message } = JSON.parse(String(data)) as Message;
      const waits = id === undefined ? undefined : this.open.get(id);
      if (id === undefined || !waits) return;
      this.open.delete(id);
      if (error === undefined) waits.done(result);
      else waits.fail(new Error(`${error}: ${message}`));
    });
  }

  static connect(url: string): Promise<Bidi> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(url);
      socket.addEventListener('open', () => resolve(new Bidi(socket)));
      socket.addEventListener('error', () => reject(new Error(`nobody listens at ${url}`)));
    });
  }

  send(method: string, params: object = {}): Promise<unknown> {
    const id = ++this.last;
    this.socket.send(JSON.stringify({ id, method, params }));
    return new Promise((done, fail) => void this.open.set(id, { done, fail }));
  }
}

/** One page of the browser. */
class Page {
  private readonly bidi: Bidi;
  private readonly context: string;
  constructor(bidi: Bidi, context: string) {
    this.bidi = bidi;
    this.context = context;
  }

  goto(url: string): Promise<unknown> {
    return this.bidi.send('browsingContext.navigate', { context: this.context, url, wait: 'complete' });
  }

  /** What an expression is in the page, as text. */
  async run(expression: string): Promise<string> {
    const said = (await this.bidi.send('script.evaluate', {
      expression: `Promise.resolve(${expression}).then(String)`,
      target: { context: this.context },
      awaitPromise: true,
    })) as { result?: { value?: string }; exceptionDetails?: { text: string } };
    if (said.exceptionDetails) throw new Error(said.exceptionDetails.text);
    return said.result?.value ?? '';
  }
}

/** A Firefox of its own, with an empty profile; it says on its error output where it listens. */
async function startFirefox(profile: string): Promise<{ bidi: Bidi; end: () => Promise<void> }> {
  const port = await freePort(3190);
  const command = process.env['FIREFOX_PATH'] ?? 'firefox-esr';
  const browser = spawn(
    command,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port)],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    browser.once('error', () => reject(new Error(`there is no ${command}: apt-get install firefox-esr`)));
    browser.once('exit', (code) => reject(new Error(`${command} ended with ${code}`)));
    browser.stderr.on('data', (part: Buffer) => {
      said += String(part);
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  const bidi = await Bidi.connect(`${url}/session`);
  await bidi.send('session.new', { capabilities: {} });
  return {
    bidi,
    end: () =>
      new Promise((resolve) => {
        browser.removeAllListeners('exit');
        browser.once('exit', () => resolve());
        browser.kill();
      }),
  };
}

/** Runs in the page: clicks what a person would, another of what is lit each time, and says how the match stands. */
const STEP = `(() => {
  if (document.querySelector('[data-total]')) return 'over';
  const seen = (one) => one.checkVisibility() && !one.disabled;
  const all = (where) => [...document.querySelectorAll(where)].filter(seen);
  if (all('section[data-decision]').length === 0) return 'waits';
  window.turns = (window.turns ?? 0) + 1;
  const fill = all('section[data-decision] [data-fill]')[0];
  const confirm = all('section[data-decision] [data-confirm]')[0];
  const options = all('section[data-decision] [data-option]');
  const lit = all('[data-lit]:not([data-lit="aside"])');
  const chosen = all('[data-place][aria-pressed="true"]').length > 0;
  const take = (list) => list[window.turns % list.length];
  const next = confirm ?? (chosen && options.length > 0 ? options[0] : lit.length > 0 ? take(lit) : take(options));
  (fill && !confirm ? fill : next)?.click();
  return 'clicked';
})()`;

const call = (procedure: string, input: object) =>
  `fetch('/api/trpc/${procedure}', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(JSON.stringify({ json: input }))} })
    .then((response) => response.json()).then(({ result, error }) => { if (!result) throw new Error(JSON.stringify(error)); return result.data.json?.id; })`;

async function playMatch(page: Page, base: string, game: string): Promise<number> {
  await page.goto(`${base}/about`);
  await page.run(`localStorage.setItem('quayside-table', JSON.stringify({ playback: 'off', motion: 'off' }))`);
  const wanted = {
    game,
    seats: 2,
    bots: ['deckhand'],
    visibility: 'link',
    ...(game === 'le-havre' ? { options: { length: 'short' } } : {}),
  };
  const id = await page.run(call('tables.create', wanted));
  await page.run(call('tables.start', { id }));
  await page.goto(`${base}/tables/${id}`);
  const began = Date.now();
  for (let clicks = 0; ;) {
    const stands = await page.run(STEP);
    if (stands === 'over') return clicks;
    if (stands === 'clicked') clicks++;
    if (Date.now() - began > MATCH_MS) throw new Error(`${game} has not come to its end after ${clicks} clicks`);
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
    });
  }
}

const profile = mkdtempSync(path.join(os.tmpdir(), 'quayside-firefox-'));
const server = await TestServer.start(3180);
const { bidi, end } = await startFirefox(profile);
try {
  const { context } = (await bidi.send('browsingContext.create', { type: 'tab' })) as { context: string };
  const page = new Page(bidi, context);
  await page.goto(`${server.baseURL}/about`);
  await page.run(call('session.signInAsGuest', {}));
  for (const game of GAMES.filter((one) => named.length === 0 || named.includes(one)))
    console.log(`${game}: played to its end in Firefox, ${await playMatch(page, server.baseURL, game)} clicks`);
} finally {
  await end();
  await server.remove();
  rmSync(profile, { recursive: true, force: true });
}
