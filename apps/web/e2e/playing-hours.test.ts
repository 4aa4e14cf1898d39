import { expect } from '@playwright/test';
import { newPlayer, test } from './player.ts';

test('playing hours are chosen in the settings and kept', async ({ browser }) => {
  const { page } = await newPlayer(browser, 'Ada', { timezoneId: 'Europe/Berlin' });
  await page.goto('/settings');
  const kept = () => page.waitForResponse((response) => response.url().includes('profile.updatePreferences'));
  const stored = kept();
  await page.getByRole('combobox', { name: 'My clock runs' }).selectOption({ label: 'in my own hours' });
  await stored;
  const changed = kept();
  await page.getByRole('combobox', { name: 'From' }).selectOption({ label: '09:00' });
  await changed;
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('540');
  await expect(page.getByRole('combobox', { name: 'Until' })).toHaveValue('1320');
  await expect(page.getByText('Time zone: Europe/Berlin')).toBeVisible();
});
