import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from './test-server.ts';

const web = path.resolve(import.meta.dirname, '..');
/** What `pnpm dev` runs, word for word. */
const [, ...command] = (JSON.parse(readFileSync(path.join(web, 'package.json'), 'utf8')) as { scripts: { dev: string } }).scripts.dev.split(' '); // prettier-ignore

/** An address of this machine that is not loopback, where it has one. */
const outer = Object.values(os.networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address;

test('the development server works by every address of this machine, and keeps matches when rules are saved', async ({
  browser,
}) => {
  test.slow();
  const port = await freePort(3420);
  const data = mkdtempSync(path.join(os.tmpdir(), 'quayside-dev-'));
  const server = spawn(path.join(web, 'node_modules/.bin/tsx'), command, {
    cwd: web,
    // A group of its own, since the program that watches starts others.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development', HOST: '0.0.0.0', PORT: String(port), DATA_DIR: data },
  });
  let opened = 0;
  server.stdout.on('data', (text: Buffer) => {
    if (String(text).includes('is open on')) opened += 1;
  });
  try {
    await expect.poll(() => opened, { timeout: 120_000 }).toBe(1);
    for (const host of ['localhost', '127.0.0.1', ...(outer === undefined ? [] : [outer])]) {
      const page = await (await browser.newContext()).newPage();
      await page.goto(`http://${host}:${port}/`, { timeout: 120_000 });
      await page.getByRole('button', { name: 'Play now' }).click({ timeout: 120_000 });
      // Without its scripts a page does nothing, so a board that asks something works.
      await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible({ timeout: 120_000 });
      if (host !== '127.0.0.1') continue;

      const asked = await page.getByRole('region', { name: 'Decision' }).getByRole('heading').first().textContent();
      const rules = path.resolve(web, '../../packages/testkit/src/sample/tidewater.ts');
      utimesSync(rules, new Date(), new Date());
      await expect.poll(() => opened, { timeout: 120_000 }).toBe(2);
      await page.reload({ timeout: 120_000 });
      await expect(page.getByRole('region', { name: 'Decision' }).getByRole('heading').first()).toHaveText(
        asked ?? '',
        {
          timeout: 120_000,
        },
      );
    }
  } finally {
    if (server.pid !== undefined) process.kill(-server.pid);
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  }
});
