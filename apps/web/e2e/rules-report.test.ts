import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { seriousViolations } from './axe.ts';
import { TestServer } from './test-server.ts';
import { signUp } from './sign-up.ts';
import { newPlayer, nextToDecide, openTable, test } from './player.ts';

const WORDS = 'The ropewalk should give two ropes.';

interface Report {
  readonly text: string;
  readonly seat: number;
  readonly version: number;
  readonly record?: unknown;
}

async function downloaded(page: Page, button: RegExp): Promise<Report> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).first().click();
  return JSON.parse(readFileSync(await (await download).path(), 'utf8')) as Report;
}

test('a player reports a problem with the rules from the match, and an administrator gets the whole match with it', async ({
  browser,
}) => {
  test.slow();
  await TestServer.use(async (server) => {
    const { baseURL } = server;
    const ada = await newPlayer(browser, 'Ada', { baseURL, viewport: { width: 390, height: 844 } });
    await openTable(ada, { game: 'Tidewater', steps: { Bots: 1 } });
    const start = ada.page.getByRole('button', { name: 'Start game' });
    if (await start.isVisible()) await start.click();
    await nextToDecide([ada]);
    await ada.page.getByRole('button', { name: 'Report a rules problem' }).click();
    const dialog = ada.page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Send report' })).toBeDisabled();
    await dialog.getByLabel('What is wrong?').fill(WORDS);
    expect(await seriousViolations(ada.page), 'the dialog').toEqual([]);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog.getByRole('status')).toHaveText('Thank you. Your report has been sent.');
    const own = await downloaded(ada.page, /^Download report/);
    expect(own).toMatchObject({ text: WORDS, seat: 0 });
    expect(own.record, 'what others may not know is not in the file').toBeUndefined();

    const hanna = await newPlayer(browser, 'Hanna', { baseURL, viewport: { width: 1440, height: 900 } });
    const username = await signUp(hanna, server.data);
    await server.operator('grant-admin', `${username}@example.org`);
    const { page } = hanna;
    await page.goto('/admin');
    await page.getByRole('main').getByText('Rules reports', { exact: true }).first().click();
    await expect(page.getByRole('listitem').filter({ hasText: WORDS })).toContainText(/reported by Guest/);
    expect(await seriousViolations(page), 'the list').toEqual([]);
    const whole = await downloaded(page, /^Download with game/);
    expect(whole).toMatchObject({ text: WORDS, seat: 0, version: own.version });
    expect(whole.record).toBeDefined();
    await page
      .getByRole('listitem')
      .filter({ hasText: WORDS })
      .getByRole('button', { name: /^Mark as done/ })
      .click();
    await expect(page.getByText('No open rules reports.')).toBeVisible();
  });
});
