import { expect } from '@playwright/test';
import { DESK, newPlayer, openTable, sitDown, test } from './player.ts';

test('a seat that was left is listed with the open tables, and taken over by a button', async ({ browser }) => {
  const ada = await newPlayer(browser, 'Ada', DESK);
  const bea = await newPlayer(browser, 'Bea', DESK);
  const cem = await newPlayer(browser, 'Cem', DESK);
  const address = await openTable(ada, {
    game: 'Tidewater',
    choices: { 'If a player leaves': 'anyone may take over, a bot plays until then' },
  });
  await expect(ada.page.getByText('anyone may take over')).toBeVisible();
  await sitDown(bea, address);
  await ada.page.getByRole('button', { name: 'Start game' }).click();
  await bea.page.getByRole('button', { name: 'More' }).click();
  await bea.page.getByRole('button', { name: 'Resign' }).click();
  await bea.page.getByRole('button', { name: 'Yes, resign' }).click();
  await expect(ada.page.getByText('A bot plays until somebody takes over.')).toBeVisible();
  await cem.page.goto('/tables');
  await cem.page
    .getByRole('link', { name: /1 seat to take over/ })
    .first()
    .click();
  await cem.page.waitForURL(address);
  await cem.page.getByRole('button', { name: /^Take over the seat of/ }).click();
  await expect(cem.page.getByRole('button', { name: 'Plan' })).toBeVisible();
  await expect(ada.page.getByRole('log')).toContainText('takes over the seat.');
  await expect(ada.page.getByText('A bot plays until somebody takes over.')).toHaveCount(0);
});
