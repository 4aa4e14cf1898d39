import { expect, test } from '@playwright/test';
import { seriousIn } from './axe.ts';
import { asks } from './hurry.ts';
import { comes, DESK, nextToDecide, opensTable, PHONE } from './quay.ts';

for (const theme of ['light', 'dark'])
  for (const [size, device] of Object.entries({ desk: DESK, phone: PHONE }))
    test(`nothing serious is wrong with the boards of both games in ${theme} on a ${size}`, async ({
      browser,
      baseURL,
    }) => {
      test.slow();
      const ada = await comes(browser, 'Ada', device);
      const { page } = ada;
      await page.context().addCookies([{ name: 'quayside-theme', value: theme, url: baseURL ?? '' }]);
      for (const game of ['Le Havre', 'Le Havre: The Inland Port']) {
        await opensTable(ada, { game, steps: { 'Bots among them': 1 } });
        await nextToDecide([ada]);
        expect(await seriousIn(page), game).toEqual([]);
        const lit = page.locator('[data-lit]:visible').first();
        if ((await lit.count()) > 0) {
          await lit.click();
          expect(await seriousIn(page), `${game}, something chosen`).toEqual([]);
          await page.keyboard.press('Escape');
        }
        await page.getByRole('button', { name: 'Talk and notes' }).click();
        await expect(page.getByLabel('Say something')).toBeVisible();
        expect(await seriousIn(page), `${game}, talking`).toEqual([]);
        await page.getByRole('region', { name: 'Talk and notes' }).getByRole('button', { name: 'Close' }).click();
        await page.getByRole('button', { name: 'Plain board' }).click();
        await expect(page.getByRole('button', { name: 'Board of the game' })).toBeVisible();
        expect(await seriousIn(page), `${game}, plain`).toEqual([]);
        await page.getByRole('button', { name: 'Board of the game' }).click();
      }
      const { id } = await asks<{ id: string }>(page, 'GET', 'session.me');
      await page.goto(`/people/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await seriousIn(page), 'a profile').toEqual([]);
    });
