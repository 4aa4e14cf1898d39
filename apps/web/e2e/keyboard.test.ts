import { expect, test } from '@playwright/test';
import { Keyboard, type Focused } from './keyboard.ts';
import { comes, DESK, nextToDecide } from './quay.ts';

const question = 'section[data-decision] h2';
const gives =
  (what: string) =>
  ({ option }: Focused) =>
    option?.startsWith(what) ?? false;
const times = (key: string, n: number) => Array.from({ length: n }, () => key);

test('Le Havre by keyboard alone: from the first page to a table, an offer taken, a building entered and paid for', async ({
  browser,
}) => {
  test.slow();
  const ada = await comes(browser, 'Ada', { ...DESK, reducedMotion: 'no-preference' });
  const { page } = ada;
  const keys = new Keyboard(page);
  await page.goto('/');
  await keys.tabTo(/^Play now/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/tables\//);
  await nextToDecide([ada]);
  console.log(await page.locator(question).innerText());
  await page.keyboard.press('e');
  for (const key of ['1', '2', '3', '4', '5', '6', '7', 'b', 'b', 'b', 's', 'p', 'c']) {
    await page.keyboard.press(key);
    console.log(
      key,
      await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)),
      await page.locator(question).innerText(),
    );
  }
});
