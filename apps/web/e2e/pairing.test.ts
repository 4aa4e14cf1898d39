import { expect } from '@playwright/test';
import { newPlayer, test, type Player } from './player.ts';

/** Only the sample game for two, and no bots: nobody else in these tests waits for that. */
async function asks({ page }: Player): Promise<void> {
  await page.goto('/pairing');
  await page.getByText('Tidewater', { exact: true }).click();
  await page.getByText('Le Havre', { exact: true }).click();
  await page.getByText('4 players').click();
  await page.getByText('3 players').click();
  await page.getByLabel('Bots may fill free seats').uncheck();
  await page.getByRole('button', { name: 'Find a game', exact: true }).click();
}

test('two who would play the same come to one table by themselves, one of them from another page', async ({
  browser,
}) => {
  const [ada, ben] = [await newPlayer(browser, 'Ada'), await newPlayer(browser, 'Ben')];
  await asks(ada);
  await expect(ada.page.getByRole('timer')).toHaveText(/^0:0[1-9]$/);
  await expect(ada.page.getByText('Nobody else is looking for this right now.')).toBeVisible();
  await ada.page.getByRole('link', { name: 'Rankings' }).click();
  await asks(ben);
  await ben.page.waitForURL(/\/tables\/(?!new)/);
  const notice = ada.page.getByRole('alert').filter({ hasText: 'Your game is ready!' });
  await notice.getByRole('link', { name: 'Go to table' }).click();
  await expect(ada.page).toHaveURL(ben.page.url());
  await expect(ada.page.getByRole('log')).toBeVisible();
  await expect(notice).toHaveCount(0);
  // Who has been there is not told again.
  await ada.page.getByRole('link', { name: 'Rankings' }).click();
  await expect(ada.page.getByRole('heading', { name: 'Rankings' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('whoever waits no more is asked again, with the same wishes', async ({ browser }) => {
  const { page } = await newPlayer(browser, 'Cy');
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Find a game' }).click();
  await page.getByText('Turn-based: over hours or days').click();
  await page.getByLabel('Bots may fill free seats').uncheck();
  await page.getByRole('button', { name: 'Find a game', exact: true }).click();
  await expect(page.getByText('You are waiting for human players only.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel search' }).click();
  await expect(page.getByRole('radio', { name: 'Turn-based: over hours or days' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Turn-based: over hours or days' })).toBeChecked();
  await expect(page.getByLabel('Bots may fill free seats')).not.toBeChecked();
});
