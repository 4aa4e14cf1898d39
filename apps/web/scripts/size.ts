// How much JavaScript each page loads, compressed as a server sends it: `pnpm size`, after a build. Old browsers' polyfills, which
// others never fetch, are not counted.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import packaged from '@sparticuz/chromium';

const web = path.resolve(import.meta.dirname, '..');
const port = 3122;
const base = `http://127.0.0.1:${port}`;
const LIMITS = { page: 220, table: 320 };
const PAGES =
  '/ /tables /tables/new /history /rankings /learn /learn/le-havre /account /settings /about /privacy /replay'.split(
    ' ',
  );

const server = spawn(process.execPath, ['dist/server.mjs'], {
  cwd: web,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: mkdtempSync(path.join(os.tmpdir(), 'quayside-size-')),
  },
});
await new Promise<void>((resolve) =>
  server.stdout.on('data', (data: Buffer) => String(data).includes('open on') && resolve()),
);
const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? (await packaged.executablePath()),
  args: ['--no-sandbox', '--disable-gpu'],
});

/** Loads something in a browser that has nothing yet, and adds up its scripts. */
async function weigh(name: string, limit: number, load: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const scripts = new Map<string, number>();
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    reading.push(
      response.body().then(
        (body) => void scripts.set(response.url(), gzipSync(body, { level: 6 }).length),
        // A page that was left in the meantime.
        () => undefined,
      ),
    );
  });
  await load(page);
  await Promise.all(reading);
  const kilobytes = [...scripts.values()].reduce((sum, n) => sum + n, 0) / 1024;
  const verdict = kilobytes <= limit ? 'within' : 'OVER';
  console.log(
    `${name.padEnd(24)} ${kilobytes.toFixed(1).padStart(7)} kB gzip  ${verdict} ${limit}  (${scripts.size} files)`,
  );
  await context.close();
}

const settled = (page: Page) => page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => undefined);
try {
  for (const address of PAGES)
    await weigh(address, LIMITS.page, async (page) => {
      await page.goto(base + address);
      await settled(page);
    });
  for (const game of ['le-havre', 'inland-port', 'tidewater']) {
    // The table is opened first: what is weighed is coming to it with an empty cache.
    const context = await browser.newContext();
    const host = await context.newPage();
    await host.goto(`${base}/tables/new?game=${game}`);
    await host.getByRole('button', { name: '+: Bots among them' }).click();
    await host.getByRole('button', { name: 'Start at once' }).click();
    await host.waitForURL(/\/tables\/(?!new)/);
    await weigh(`table: ${game}`, LIMITS.table, async (page) => {
      await page.goto(host.url());
      await page.locator('section[aria-label]').first().waitFor();
      await settled(page);
    });
    await context.close();
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
}
