import { expect } from '@playwright/test';
import { signUp } from './sign-up.ts';
import { newPlayer, openTable, sitDown, test, playToTheEnd } from './player.ts';

test('the ladder moves after a rated match, and both profiles tell of it', async ({ browser }) => {
  test.slow();
  const [ada, bo] = [await newPlayer(browser, 'Ann'), await newPlayer(browser, 'Bob')];
  const names = [await signUp(ada), await signUp(bo)];
  const address = await openTable(ada, { game: 'Tidewater', steps: { Days: -3 }, flags: ['Rated'] });
  await sitDown(bo, address);
  await ada.page.getByRole('button', { name: 'Start game' }).click();
  await playToTheEnd([ada, bo]);
  await ada.page.goto('/rankings');
  await ada.page.getByText('Tidewater', { exact: true }).click();
  for (const name of names) {
    const line = ada.page.getByRole('row', { name: new RegExp(name) });
    await expect(line).toContainText('±');
    await expect(line).toContainText('provisional');
  }
  await ada.page.getByRole('link', { name: names[1] }).click();
  await expect(ada.page.getByRole('heading', { level: 1 })).toHaveText(names[1] ?? '');
  await expect(ada.page.getByRole('heading', { name: 'Head to head' })).toBeVisible();
  await expect(ada.page.getByRole('link', { name: names[0] }).first()).toBeVisible();
});
