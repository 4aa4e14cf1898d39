import { expect } from '@playwright/test';
import { newPlayer, openTable, test } from './player.ts';

test('playing hours are chosen in the settings and kept', async ({ browser }) => {
  const ada = await newPlayer(browser, 'Ada', { timezoneId: 'Europe/Berlin' });
  const { page } = ada;
  // Who has an account, as a guest too.
  await openTable(ada, { game: 'Tidewater', steps: { Bots: 1 } });
  await page.goto('/settings');
  const kept = () => page.waitForResponse((response) => response.url().includes('profile.updatePreferences'));
  const stored = kept();
  await page.getByRole('combobox', { name: 'My clock runs' }).selectOption({ label: 'in my own hours' });
  await stored;
  const changed = kept();
  await page.getByRole('combobox', { name: 'From', exact: true }).selectOption({ label: '09:00' });
  await changed;
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'From', exact: true })).toHaveValue('540');
  await expect(page.getByRole('combobox', { name: 'Until', exact: true })).toHaveValue('1320');
  await expect(page.getByText('Time zone: Europe/Berlin')).toBeVisible();
});
