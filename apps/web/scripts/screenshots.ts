// Takes pictures of every page in both sizes, themes and languages: `pnpm screenshots`. They land in screenshots/, which git ignores.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import packaged from '@sparticuz/chromium';

const web = path.resolve(import.meta.dirname, '..');
const out = path.join(web, 'screenshots');
const port = 3121;
const base = `http://127.0.0.1:${port}`;
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const PAGES =
  'about privacy rankings settings account account/forgotten tables replay learn learn/le-havre learn/inland-port'.split(
    ' ',
  );
const WORDS = {
  en: {
    open: 'Open the table',
    sit: 'Sit down',
    start: 'Start the match',
    ok: 'Confirm',
    oneBot: '+: Bots among them',
    alone: 'Start at once',
    plan: 'Plan',
    plain: 'Plain board',
    own: 'Board of the game',
  },
  de: {
    open: 'Tisch eröffnen',
    sit: 'Platz nehmen',
    start: 'Partie beginnen',
    ok: 'Bestätigen',
    oneBot: '+: Davon Bots',
    alone: 'Sofort beginnen',
    plan: 'Planen',
    plain: 'Schlichtes Brett',
    own: 'Brett des Spiels',
  },
};
const only = process.argv[2];

const server = spawn(process.execPath, ['dist/server.mjs'], {
  cwd: web,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: mkdtempSync(path.join(os.tmpdir(), 'quayside-pictures-')),
  },
});
await new Promise<void>((resolve) =>
  server.stdout.on('data', (data: Buffer) => String(data).includes('open on') && resolve()),
);

async function context(
  browser: Browser,
  size: keyof typeof SIZES,
  language: string,
  theme: string,
): Promise<BrowserContext> {
  const made = await browser.newContext({ viewport: SIZES[size], deviceScaleFactor: size === 'phone' ? 2 : 1 });
  await made.addCookies([
    { name: 'quayside-language', value: language, url: base },
    { name: 'quayside-theme', value: theme, url: base },
  ]);
  return made;
}

async function shoot(page: Page, name: string, full = false): Promise<void> {
  if (only && !name.includes(only)) return;
  await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => undefined);
  await page.screenshot({ path: path.join(out, `${name}.png`), fullPage: full });
}

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? (await packaged.executablePath()),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const size of ['wide', 'phone'] as const)
    for (const [language, theme] of [
      ['en', 'light'],
      ['de', 'dark'],
    ] as const) {
      const tag = `${size}-${language}-${theme}`;
      const one = await context(browser, size, language, theme);
      const page = await one.newPage();
      const words = WORDS[language];
      for (const name of PAGES) {
        await page.goto(`${base}/${name}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await shoot(page, `${name === 'replay' ? 'file' : name.replaceAll('/', '-')}-${tag}`, size === 'phone');
      }
      for (const game of ['le-havre', 'inland-port']) {
        await page.goto(`${base}/tables/new?game=${game}`);
        await page.getByRole('button', { name: words.oneBot }).click();
        await page.getByRole('button', { name: words.alone }).click();
        await page.waitForURL(/tables\/(?!new)/);
        await page.locator('section[data-decision]').waitFor({ timeout: 20_000 });
        await shoot(page, `table-${game}-${tag}`, size === 'phone');
        await page.getByRole('button', { name: words.plain }).click();
        await shoot(page, `table-${game}-plain-${tag}`, size === 'phone');
        await page.getByRole('button', { name: words.plan, exact: true }).click();
        await page.getByRole('button', { name: words.own }).click();
        await shoot(page, `table-${game}-plan-${tag}`, size === 'phone');
      }
      await page.goto(`${base}/nowhere`);
      await shoot(page, `lost-${tag}`);
      await page.goto(`${base}/tables/new?game=tidewater`);
      await page.getByRole('button', { name: words.open }).waitFor();
      await shoot(page, `new-${tag}`, true);
      await page.getByRole('button', { name: words.open }).click();
      await page.waitForURL(/tables\/(?!new)/);
      const other = await (await context(browser, size, language, theme)).newPage();
      await other.goto(page.url());
      await other.getByRole('button', { name: words.sit }).first().waitFor();
      await shoot(page, `waiting-${tag}`);
      await other.getByRole('button', { name: words.sit }).first().click();
      await page.getByRole('button', { name: words.start }).click();
      for (let n = 0; ; n++) {
        const who = await Promise.any(
          [page, other].map((one) =>
            one
              .locator('section[data-decision], [data-total]')
              .first()
              .waitFor({ timeout: 5000 })
              .then(() => one),
          ),
        );
        if ((await page.locator('[data-total]').count()) > 0) break;
        const panel = who.locator('section[data-decision]');
        const id = await panel.getAttribute('data-decision');
        if (n === 0) await shoot(who, `board-first-${tag}`, size === 'phone');
        const due = panel.locator('> div').first();
        const names = await due
          .locator('[data-option]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('data-option') ?? ''));
        if (names.length > 0) {
          // Timber, rope, a look at the tide and a boat: so that orders and payments are seen.
          const plan = n < 8 ? ['woods', 'lookout', 'nets'] : ['shipyard', 'ropewalk', 'weaver', 'lookout', 'woods'];
          const wish = [...plan, '0'].find((one) => names.includes(one)) ?? names[0];
          await due.locator(`[data-option="${wish}"]`).click();
          if (n === 0) await shoot(who, `board-chosen-${tag}`, size === 'phone');
          if (names.length > 1) await due.getByRole('button', { name: words.ok }).click();
        } else {
          await shoot(
            who,
            `board-${(await due.locator('ol').count()) > 0 ? 'order' : 'bundle'}-${tag}`,
            size === 'phone',
          );
          await due.getByRole('button', { name: words.ok }).click();
        }
        await who.locator(`section[data-decision="${id}"]`).waitFor({ state: 'detached' });
      }
      await shoot(page, `result-${tag}`, size === 'phone');
      await page.goto(page.url().replace('/tables/', '/matches/') + '?at=12');
      await page.getByRole('slider').waitFor();
      await shoot(page, `replay-${tag}`, size === 'phone');
      await page.goto(`${base}/history`);
      await page.locator('main li').first().waitFor();
      await shoot(page, `history-${tag}`);
      await page.goto(`${base}/`);
      await page.locator('main li').first().waitFor();
      await shoot(page, `home-${tag}`, size === 'phone');
      await one.close();
    }
} catch (error) {
  for (const one of browser.contexts().flatMap((context) => context.pages()))
    await one.screenshot({ path: path.join(out, `stuck-${Math.floor(performance.now())}.png`) });
  throw error;
} finally {
  await browser.close();
  server.kill('SIGTERM');
}
