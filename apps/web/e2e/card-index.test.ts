import { expect } from '@playwright/test';
import { test } from './player.ts';

test('every card of every game is in the index, and a search finds it', async ({ page }) => {
  await page.goto('/learn');
  const games = page.getByRole('main').getByRole('link');
  expect(await games.count()).toBeGreaterThanOrEqual(2);
  await page.getByRole('link', { name: 'Tidewater', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Pearls' })).toBeVisible();
  await page.getByLabel('Search').fill('pearls');
  await expect(page.getByRole('status')).toHaveText('1 entry');
  await expect(page.getByRole('heading', { name: 'Amber' })).toHaveCount(0);
});
