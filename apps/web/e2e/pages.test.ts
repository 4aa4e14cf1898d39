import { expect } from '@playwright/test';
import { seriousViolations } from './axe.ts';
import { PAGES } from './page-paths.ts';
import { signUp } from './sign-up.ts';
import { newPlayer, nextToDecide, openTable, PHONE, playToTheEnd, preferConfirmation, test } from './player.ts';

// A few at a time: looking closely takes long, and a busy machine takes longer.
const FEW = 6;
for (let from = 0; from < PAGES.length; from += FEW) {
  const pages = PAGES.slice(from, from + FEW);
  test(`nothing serious is wrong in light or dark, for those who do not see or point, with ${pages.join(' ')}`, async ({
    browser,
  }) => {
    test.slow();
    const { page } = await newPlayer(browser, 'Ada');
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await seriousViolations(page), path).toEqual([]);
    }
  });
}

test('no page is broader than a phone or a tablet', async ({ browser }) => {
  const { page } = await newPlayer(browser, 'Ada', PHONE);
  for (const path of PAGES)
    for (const width of [390, 820]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(width);
    }
});

test('nor with what a member finds there, nor with any dialog', async ({ browser }) => {
  test.slow();
  const ann = await newPlayer(browser, 'Ann', { viewport: { width: 1100, height: 800 } });
  const { page } = ann;
  await signUp(ann);
  const dialog = page.getByRole('dialog');
  for (const [path, button] of [
    ['/', 'Menu'],
    ['/', /^You are/],
    ['/settings', 'Delete my account'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: button }).first().click();
    await expect(dialog).toBeVisible();
    expect(await seriousViolations(page), `${path}: ${button}`).toEqual([]);
  }
  await page.goto('/');
  await page
    .getByRole('button', { name: /^You are/ })
    .first()
    .click();
  await dialog.getByRole('link', { name: 'My profile' }).click();
  await page.waitForURL(/\/people\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await seriousViolations(page), 'a profile').toEqual([]);
  await page.goto('/friends');
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(await seriousViolations(page), 'friends').toEqual([]);
});

test('nor with a table, from its opening to its replay', async ({ browser }) => {
  test.slow();
  const ada = await newPlayer(browser, 'Ada');
  const { page } = ada;
  await openTable(ada, { game: 'Tidewater' });
  await expect(page.getByRole('button', { name: 'Leave table' })).toBeVisible();
  expect(await seriousViolations(page), 'waiting room').toEqual([]);

  await preferConfirmation(page, 'Always');
  await openTable(ada, { game: 'Tidewater', steps: { Bots: 1, Days: -3 } });
  await nextToDecide([ada]);
  await page.locator('[data-option="nets"]').click();
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  expect(await seriousViolations(page), 'board').toEqual([]);
  await playToTheEnd([ada]);
  expect(await seriousViolations(page), 'result').toEqual([]);
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  expect(await seriousViolations(page), 'replay').toEqual([]);
  await page.getByRole('button', { name: 'Graphs' }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  expect(await seriousViolations(page), 'curves').toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Go to start' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await seriousViolations(page), 'playing on').toEqual([]);
});

test('an address where nothing lies says so, with a way home', async ({ page }) => {
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  for (const missing of ['/tables/there-is-no-such-table', '/matches/there-is-no-such-match', '/people/nobody'])
    expect((await page.goto(missing))?.status(), missing).toBe(404);
  expect((await page.goto('/admin'))?.status()).toBe(403);
  const fetched = await page.goto('/_next/image?url=%2Fapi%2Ftrpc%2Fsession.me&w=640&q=75');
  expect(fetched?.status(), 'another path through the pictures').toBe(404);
  const written = await page.request.post('/tables', { headers: { 'next-action': 'x' } });
  expect(written.status(), 'a page that is written to').toBe(405);
  await page.goto('/tables/there-is-no-such-table');
  await expect(page.getByText('There is no such table.')).toBeVisible();
});

test('nothing is loaded from elsewhere, and no script runs that we did not write', async ({ page, baseURL }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) strangers.push(request.url());
  });
  const broken: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') broken.push(message.text());
  });
  const response = await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeEnabled();
  expect(strangers).toEqual([]);
  expect(broken).toEqual([]);
  const headers = response?.headers() ?? {};
  expect(headers['content-security-policy']).toContain("script-src 'self' 'nonce-");
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['x-powered-by']).toBeUndefined();
});

test('language and light are kept from page to page', async ({ browser }) => {
  const { page } = await newPlayer(browser, 'Ada');
  await page.goto('/');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hafenspiele online spielen');
  await page.getByRole('button', { name: 'Dunkel' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Über Quayside' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Über Quayside');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
