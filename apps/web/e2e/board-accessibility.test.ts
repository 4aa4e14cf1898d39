import { expect, type Page } from '@playwright/test';
import { seriousViolations } from './axe.ts';
import { newPlayer, DESK, nextToDecide, openTable, PHONE, test } from './player.ts';

/** Looks at what a button opens, and closes it. */
async function looksInto(page: Page, button: RegExp, what: string): Promise<void> {
  await page.getByRole('button', { name: button }).filter({ visible: true }).first().click();
  const opened = page.getByRole('dialog');
  await expect(opened).toBeVisible();
  expect(await seriousViolations(page), what).toEqual([]);
  await opened.getByRole('button', { name: 'Close' }).click();
  await expect(opened).toHaveCount(0);
}

for (const game of ['Le Havre', 'Le Havre: The Inland Port'])
  for (const [size, device] of Object.entries({ desk: DESK, phone: PHONE }))
    test(`nothing serious is wrong with the board of ${game} on a ${size}, in light or dark`, async ({ browser }) => {
      test.slow();
      const ada = await newPlayer(browser, 'Ada', device);
      const { page } = ada;
      await openTable(ada, { game, steps: { Bots: 1 } });
      await nextToDecide([ada]);
      expect(await seriousViolations(page), 'a question').toEqual([]);
      // Every tab of a phone.
      for (const tab of await page.locator('button[data-tab]:visible').all()) {
        await tab.click();
        expect(await seriousViolations(page), await tab.innerText()).toEqual([]);
      }
      await looksInto(page, /^Symbols and shortcuts$/, 'symbols and shortcuts');
      await looksInto(page, /^Current score$/, 'the score now');
      await looksInto(page, /^More$/, 'what the others have to agree to');
      const lit = page.locator('[data-lit]:visible').first();
      if ((await lit.count()) > 0) {
        // A click of the mouse would answer.
        await (device === PHONE ? lit.tap() : lit.click({ button: 'right' }));
        expect(await seriousViolations(page), 'something chosen').toEqual([]);
        await page.keyboard.press('Escape');
      }
      await page.getByRole('button', { name: 'Chat and notes' }).click();
      await expect(page.getByLabel('Message', { exact: true })).toBeVisible();
      expect(await seriousViolations(page), 'talking').toEqual([]);
      await page.getByRole('region', { name: 'Chat and notes' }).getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Text view' }).click();
      await expect(page.getByRole('button', { name: 'Game board' })).toBeVisible();
      expect(await seriousViolations(page), 'the plain board').toEqual([]);
    });
