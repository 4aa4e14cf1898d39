import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { seriousViolations } from './axe.ts';
import { newPlayer, test } from './player.ts';
import { TestServer } from './test-server.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The tool for rule authors, as they start it. */
const quayside = async (...words: string[]) =>
  (
    await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', path.join(root, 'packages/cli/src/main.ts'), ...words],
      {
        cwd: path.resolve(import.meta.dirname, '..'),
      },
    )
  ).stdout;

/** Among the sources of the game, where a scenario finds what it imports. */
function folderInTestkit(): string {
  const results = path.join(root, 'packages/testkit/test-results');
  mkdirSync(results, { recursive: true });
  return mkdtempSync(path.join(results, 'dev-table-'));
}

const section = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });
const answer = (page: Page, who: string, key: string, option: string) =>
  page.getByRole('button', { name: new RegExp(`^${option}\\b.*\\(${who}, ${key}\\)$`) }).click();

async function saved(page: Page, button: string, file: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  await (await download).saveAs(file);
  return file;
}

test('a rule author plays all seats, deals, edits, lets bots play, and takes scenario and record home', async ({
  browser,
}) => {
  test.slow();
  const folder = folderInTestkit();
  await TestServer.use(async (server) => {
    const { page } = await newPlayer(browser, 'Ada', { baseURL: server.baseURL });
    // Players have no such page, unless the operator says so.
    expect((await page.goto('/dev/tidewater'))?.status()).toBe(404);
    expect((await page.goto('/dev'))?.status()).toBe(404);
    await server.close();
    await server.open({ QUAYSIDE_DEV_TABLE: '1' });
    await page.goto('/dev');
    await page.getByRole('link', { name: 'Tidewater' }).click();
    await expect(page.getByRole('heading', { name: 'Dev table: Tidewater' })).toBeVisible();

    await section(page, 'Seats and chance');
    await page.getByRole('radio', { name: 'I choose' }).check({ force: true });
    await page.getByRole('button', { name: 'New game' }).click();
    await section(page, 'Decisions');
    await answer(page, 'Chance', 'core\\.draw', 'amber');
    await answer(page, 'Seat 1', 'place', 'nets');
    await answer(page, 'Seat 1', 'end', 'end');
    await answer(page, 'Seat 2', 'place', 'woods');
    await expect(page.getByText('4 of 4')).toBeVisible();

    await test.step('goes back in time, and forth', async () => {
      await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
      await expect(page.getByText('1 later step will be dropped')).toBeVisible();
      await page.getByRole('button', { name: 'Redo' }).click();
      await page.getByRole('slider', { name: 'Step' }).press('Home');
      await expect(page.getByText('0 of 4')).toBeVisible();
      await page.getByRole('slider', { name: 'Step' }).press('End');
    });

    const record = await test.step('takes the record home, and replays it', async () => {
      await section(page, 'Files');
      const file = await saved(page, 'Download record', path.join(folder, 'record.json'));
      expect(await quayside('replay', file)).toContain('answer 4 of 4, tidewater version');
      return file;
    });

    await test.step('edits the position, and is told what does not fit', async () => {
      await section(page, 'State');
      await page.getByText(/^goods \[2\]/).click();
      await page.getByText(/^1 \{6\}/).click();
      await page.getByRole('button', { name: 'Edit goods[1].coin' }).click();
      const value = page.getByLabel('New value of goods[1].coin, as JSON');
      await value.fill('"many"');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(
        page.getByRole('alert').filter({ hasText: 'goods[1].coin is a string, and was a number' }),
      ).toBeVisible();
      await value.fill('{');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'This is not JSON' })).toBeVisible();
      await value.fill('7');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('5 of 5')).toBeVisible();
    });

    await test.step('exports a scenario that holds', async () => {
      await section(page, 'Decisions');
      await answer(page, 'Seat 2', 'end', 'end');
      await answer(page, 'Seat 1', 'bid', '1');
      await answer(page, 'Seat 2', 'bid', '7');
      await answer(page, 'Chance', 'core\\.draw', 'rum');
      await section(page, 'Files');
      await expect(page.getByRole('button', { name: 'Download record' })).toBeDisabled();
      await page.getByLabel('What the scenario shows').fill('who bids most has the lot');
      await page.getByLabel('Rule or ruling').fill('The auction');
      const file = await saved(page, 'Download scenario', path.join(folder, 'dev.scenarios.ts'));
      expect(await quayside('scenario', file)).toContain('✓ who bids most has the lot');
    });

    await test.step('finds everything again when the page is loaded anew, and opens files', async () => {
      await page.reload();
      await expect(page.getByText('9 of 9')).toBeVisible();
      await section(page, 'Files');
      await page.getByLabel('Open a record or a report').setInputFiles(record);
      await expect(page.getByText('4 of 4')).toBeVisible();
      await page.getByLabel('Open a record or a report').setInputFiles(path.join(root, 'package.json'));
      await expect(page.getByRole('alert').filter({ hasText: 'This file can’t be opened' })).toBeVisible();
    });

    await test.step('lets bots play on to the end', async () => {
      await section(page, 'Seats and chance');
      await page.getByRole('radio', { name: 'From the seed' }).check({ force: true });
      await page.getByLabel('Seat 1 is played by').selectOption({ label: 'Merchant (easy to medium)' });
      await page.getByLabel('Seat 2 is played by').selectOption({ label: 'Deckhand (easy)' });
      await section(page, 'Decisions');
      await expect(page.getByText('The game is over.')).toBeVisible({ timeout: 60_000 });
    });

    await page.getByRole('button', { name: 'Go to start' }).click();
    expect(await seriousViolations(page)).toEqual([]);
  });
  rmSync(folder, { recursive: true });
});

test('the dev table fits a phone, speaks German and is played by keys', async ({ browser }) => {
  test.slow();
  await TestServer.use(async (server) => {
    await server.close();
    await server.open({ QUAYSIDE_DEV_TABLE: '1' });
    const { page } = await newPlayer(browser, 'Ada', {
      baseURL: server.baseURL,
      locale: 'de-DE',
      viewport: { width: 390, height: 800 },
    });
    for (const game of ['le-havre', 'tidewater']) {
      await page.goto(`/dev/${game}`);
      await expect(page.getByRole('slider', { name: 'Schritt' })).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Entscheidungen' })).toBeAttached();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    }
    const nets = page.getByRole('button', { name: /\(Platz 1, place\)$/ }).first();
    await nets.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^2 von 2$/)).toBeVisible();
  });
});
