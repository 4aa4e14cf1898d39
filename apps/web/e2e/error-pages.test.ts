import { expect, type Page } from '@playwright/test';
import { seriousViolations } from './axe.ts';
import { newPlayer, DESK, nextToDecide, openTable, PHONE, test } from './player.ts';

for (const { size, language, theme, title, again } of [
  { size: DESK, language: 'en', theme: 'light', title: 'Something went wrong on our side', again: 'Try again' },
  {
    size: PHONE,
    language: 'de',
    theme: 'dark',
    title: 'Bei uns ist ein Fehler aufgetreten',
    again: 'Noch einmal versuchen',
  },
] as const)
  test(`where not even the frame can be drawn, there are words and a way on, in ${language}, by ${theme}`, async ({
    browser,
    baseURL,
  }) => {
    // The language chosen here counts, not the browser's.
    const { page } = await newPlayer(browser, 'Ada', {
      ...size,
      locale: language === 'en' ? 'de-DE' : 'en-GB',
      colorScheme: theme === 'light' ? 'dark' : 'light',
    });
    await page.context().addCookies([
      { name: 'quayside-language', value: language, url: baseURL ?? '' },
      { name: 'quayside-theme', value: theme, url: baseURL ?? '' },
    ]);
    // Where the stream of this browser gets no name by chance, the frame of every page breaks.
    await page.addInitScript(() => {
      if (sessionStorage.getItem('mended') === null)
        crypto.getRandomValues = () => {
          throw new Error('no chance in this browser');
        };
    });
    await page.goto('/rankings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(
      await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset['theme']]),
    ).toEqual([language, theme]);
    await expect(page.locator('body')).toHaveCSS(
      'background-color',
      theme === 'light' ? 'rgb(239, 228, 203)' : 'rgb(15, 28, 37)',
    );
    // From here on random values are needed again, by this test and by the page.
    await page.evaluate(() => {
      Reflect.deleteProperty(crypto, 'getRandomValues');
      sessionStorage.setItem('mended', 'yes');
    });
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: again }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(language === 'en' ? 'Rankings' : 'Rangliste');
  });

test('who looks at a table that is closed before the match is told so at once, and led on', async ({ browser }) => {
  const [ada, bo] = [await newPlayer(browser, 'Ada'), await newPlayer(browser, 'Bo')];
  const address = await openTable(ada, { game: 'Tidewater' });
  await bo.page.goto(address);
  await expect(bo.page.getByRole('button', { name: 'Join' })).toBeVisible();
  await ada.page.getByRole('button', { name: 'Leave table' }).click();
  await expect(bo.page.getByRole('heading', { level: 1 })).toHaveText('This table was closed before the game started.');
  await bo.page.getByRole('link', { name: 'Create a table' }).click();
  await expect(bo.page.getByRole('combobox', { name: 'Game' })).toHaveValue('tidewater');
});

/** The server was updated: what the page has not loaded yet is gone until it is loaded anew. Says whether it was. */
async function removeScripts(page: Page, address: string): Promise<() => boolean> {
  let reloaded = false;
  await page.route(address, (route) => {
    reloaded = true;
    return route.continue();
  });
  await page.route('**/_next/static/chunks/**', (route) =>
    reloaded ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
  );
  return () => reloaded;
}

test('a page from before an update reloads itself where its scripts are gone', async ({ browser }) => {
  // Requests of a service worker can't be intercepted.
  const ada = await newPlayer(browser, 'Ada', { serviceWorkers: 'block' });
  const { page } = ada;
  const address = await openTable(ada, { game: 'Tidewater', steps: { Bots: 1 } });
  await nextToDecide([ada]);
  const reloaded = await removeScripts(page, address);
  const plan = page.getByRole('button', { name: 'Plan', exact: true });
  const opened = page.getByRole('region', { name: 'Plan' });
  await plan.click();
  await expect.poll(reloaded).toBe(true);
  // Any missing script reloads the page, so the first click may have come before or after it.
  await expect(async () => {
    if (!(await opened.isVisible())) await plan.click();
    await expect(opened).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('a page from before an update reloads itself where scripts of its header are gone', async ({ browser }) => {
  const ada = await newPlayer(browser, 'Ada', { serviceWorkers: 'block' });
  const address = await openTable(ada, { game: 'Tidewater', steps: { Bots: 1 } });
  await nextToDecide([ada]);
  const reloaded = await removeScripts(ada.page, address);
  await ada.page
    .getByRole('button', { name: /^You are/ })
    .first()
    .click();
  await expect.poll(reloaded).toBe(true);
  await nextToDecide([ada]);
});
