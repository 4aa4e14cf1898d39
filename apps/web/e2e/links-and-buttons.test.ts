import { LANGUAGE_COOKIE, LANGUAGES } from '@quayside/languages';
import { expect, type Locator, type Page } from '@playwright/test';
import { newPlayer, nextToDecide, openTable, test } from './player.ts';

/** Left-overs that no player should see. */
const LEFT_OVER = /lorem ipsum|coming soon|demnächst|\b(TODO|FIXME|undefined|NaN)\b|\[object |MISSING_MESSAGE/;

/** Addresses of this site on a page. */
const linksOn = (page: Page) =>
  page.locator('a[href^="/"]').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));

for (const language of LANGUAGES)
  test(`every link leads somewhere and nothing is unfinished (${language})`, async ({ browser, baseURL }) => {
    test.slow();
    const ada = await newPlayer(browser, 'Ada', { viewport: { width: 1440, height: 900 } });
    const { page } = ada;
    await openTable(ada, { game: 'Tidewater', steps: { Bots: 1 } });
    await nextToDecide([ada]);
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseURL ?? '' }]);
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') broken.push(`${page.url()}: ${message.text()}`);
    });
    const seen = new Set<string>();
    const waiting = ['/', '/about', '/account/forgotten', '/account/confirm', '/account/reset'];
    while (waiting.length > 0) {
      const address = waiting.shift() ?? '';
      if (seen.has(address)) continue;
      seen.add(address);
      // A link to a part of the page that is open would load nothing.
      const [path = '', part] = address.split('#');
      const response = await page.goto(path);
      expect(response?.status(), address).toBeLessThan(400);
      await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
      await page.waitForLoadState('load');
      if (part) await expect(page.locator(`[id="${part}"]`), address).toBeAttached();
      expect(await page.locator('body').innerText(), address).not.toMatch(LEFT_OVER);
      for (const next of await linksOn(page)) if (!seen.has(next)) waiting.push(next);
    }
    expect(broken).toEqual([]);
    expect(seen.size).toBeGreaterThan(12);
  });

const PAGES = '/ /tables /pairing /friends /history /rankings /statistics /learn /account /settings /about'.split(' ');

test('every button on every page does something', async ({ browser }) => {
  test.slow();
  const ada = await newPlayer(browser, 'Ada', { viewport: { width: 1440, height: 900 } });
  const { page } = ada;
  for (const address of PAGES) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const buttons = page.locator('main button:enabled:visible');
    const n = await buttons.count();
    for (let i = 0; i < n; i++) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const button = buttons.nth(i);
      // Offers for newcomers are gone after the first match, and a table of others is gone once it has begun.
      if (i > 0 && !(await appears(button))) break;
      await expect(button).toBeVisible();
      const name = await button.innerText();
      // A button that is taken already (the language of the page) may leave everything as it is.
      if ((await button.getAttribute('aria-pressed')) === 'true') continue;
      const before = await stateOf(page);
      let asked = false;
      page.once('request', () => (asked = true));
      await button.click();
      await expect
        .poll(async () => asked || (await stateOf(page)) !== before, { message: `${address}: ${name}` })
        .toBe(true);
    }
  }
});

const appears = (button: Locator): Promise<boolean> =>
  button.waitFor({ timeout: 5000 }).then(
    () => true,
    () => false,
  );

const stateOf = (page: Page) =>
  page.evaluate(() => `${location.href} ${document.activeElement?.tagName} ${document.documentElement.outerHTML}`);
