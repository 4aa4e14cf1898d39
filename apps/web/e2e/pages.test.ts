import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { comes, nextToDecide, opensTable, playToTheEnd, type Person } from './quay.ts';

async function seriousIn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

const PAGES =
  '/ /about /privacy /nowhere /tables/new /tables /history /rankings /statistics /pairing /friends /admin /people/nobody /settings /replay /account /account/forgotten /account/reset /account/confirm /learn /learn/le-havre'.split(
    ' ',
  );

for (const theme of ['light', 'dark']) {
  const inLight = async (person: Person, url: string) =>
    person.page.context().addCookies([{ name: 'quayside-theme', value: theme, url }]);

  test(`nothing serious is wrong with any page in ${theme} for those who do not see or point`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const ada = await comes(browser, 'Ada');
    await inLight(ada, baseURL ?? '');
    for (const path of PAGES) {
      await ada.page.goto(path);
      await expect(ada.page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await seriousIn(ada.page), path).toEqual([]);
    }
  });

  test(`nor with a table in ${theme}, from its opening to its replay`, async ({ browser, baseURL }) => {
    test.slow();
    const ada = await comes(browser, 'Ada');
    const { page } = ada;
    await inLight(ada, baseURL ?? '');
    await opensTable(ada, { game: 'Tidewater' });
    await expect(page.getByRole('button', { name: 'Get up' })).toBeVisible();
    expect(await seriousIn(page), 'waiting room').toEqual([]);

    await opensTable(ada, { game: 'Tidewater', steps: { 'Bots among them': 1, Days: -3 } });
    await nextToDecide([ada]);
    await page.locator('[data-option="nets"]').click();
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
    expect(await seriousIn(page), 'board').toEqual([]);
    await playToTheEnd([ada]);
    expect(await seriousIn(page), 'result').toEqual([]);
    await page.getByRole('link', { name: 'Replay' }).click();
    await expect(page.getByRole('slider')).toBeVisible();
    await page.getByRole('button', { name: 'Curves' }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    expect(await seriousIn(page), 'replay').toEqual([]);
  });
}

test('an address where nothing lies says so, with a way home', async ({ page }) => {
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: 'Back to the quay' }).click();
  await expect(page).toHaveURL('/');
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
  const { page } = await comes(browser, 'Ada');
  await page.goto('/');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hafenspiele, gemeinsam gespielt');
  await page.getByRole('button', { name: 'Nacht' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Über uns' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Über Quayside');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
