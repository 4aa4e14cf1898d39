import { expect } from '@playwright/test';
import { LIMITS } from '../scripts/limits.ts';
import { measureScripts, settled } from '../scripts/script-size.ts';
import { newPlayer, openTable, test } from './player.ts';

test('a first visit loads no more than it may: the first page, a guided round and the heaviest table, each in one language', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const weigh = async (address: string, wait: string) => {
    const { kilobytes } = await measureScripts(browser, async (page) => {
      await page.goto(new URL(address, baseURL ?? '').href);
      await page.locator(wait).first().waitFor();
      await settled(page);
    });
    return kilobytes;
  };
  expect(await weigh('/', 'main button:enabled')).toBeLessThan(LIMITS.home);
  expect(await weigh('/learn/le-havre/first-round', 'section[data-decision]')).toBeLessThan(LIMITS.table);
  const ada = await newPlayer(browser, 'Ada');
  await openTable(ada, { game: 'Le Havre', steps: { Bots: 1 } });
  expect(await weigh(new URL(ada.page.url()).pathname, 'section[aria-label]')).toBeLessThan(LIMITS.table);
});
