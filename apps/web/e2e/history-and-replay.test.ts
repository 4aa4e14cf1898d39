import { expect } from '@playwright/test';
import { newPlayer, nextToDecide, openTable, test, playToTheEnd } from './player.ts';

test('a finished match is in the history and can be looked at moment by moment, each with a link of its own', async ({
  browser,
}) => {
  test.slow();
  const ada = await newPlayer(browser, 'Ada');
  const { page } = ada;
  await openTable(ada, { game: 'Tidewater', steps: { Bots: 1, Days: -3 } });
  await playToTheEnd([ada]);
  // A guest may keep what she has played.
  await expect(page.getByRole('link', { name: 'Create account' })).toBeVisible();
  await page.getByRole('button', { name: 'What decided the game?' }).click();
  await expect(page.getByRole('dialog')).toContainText(/points? ahead of|finished level/);
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Turning points' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await page.getByRole('listitem').filter({ hasText: 'Tidewater' }).getByRole('link').first().click();
  await page.waitForURL(/\/matches\//);
  await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();

  await page.getByRole('button', { name: 'Go to start' }).click();
  await expect(page.getByRole('row', { name: /^Total/ })).toHaveCount(0);
  await expect(page.getByText('Day 2 begins.')).toHaveCount(0);
  const slider = page.getByRole('slider', { name: 'Step' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/at=2$/);
  const told = await page.getByRole('log').innerText();

  const other = await newPlayer(browser, 'Bo');
  await other.page.goto(page.url());
  await expect(other.page.getByRole('slider', { name: 'Step' })).toHaveValue('2');
  expect(await other.page.getByRole('log').innerText()).toBe(told);

  // The record is a file, and the file is the match.
  const [file] = await Promise.all([
    other.page.waitForEvent('download'),
    other.page.getByRole('button', { name: 'Download game' }).click(),
  ]);
  const reader = await newPlayer(browser, 'Cy');
  await reader.page.goto('/replay');
  await reader.page.getByLabel('File').setInputFiles(await file.path());
  await reader.page.getByRole('button', { name: 'Next step' }).click();
  await reader.page.getByRole('button', { name: 'Next step' }).click();
  await expect(reader.page.getByRole('slider', { name: 'Step' })).toHaveValue('2');
  expect(await reader.page.getByRole('log').innerText()).toBe(told);

  // Spectators may fork from here; the original match does not change.
  await other.page.getByRole('button', { name: 'Play on from here' }).click();
  await other.page.getByRole('button', { name: 'Start', exact: true }).click();
  await other.page.waitForURL(/\/tables\//);
  expect(await nextToDecide([other])).toBe(other);
  await expect(other.page.getByRole('log')).not.toContainText('Day 2 begins.');

  await page.getByRole('link', { name: 'Result' }).click();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByRole('heading', { name: 'Where does your worker go?' })).toBeVisible();
});

test('a file that holds no match is refused in words', async ({ browser }) => {
  const ada = await newPlayer(browser, 'Ada');
  const { page } = ada;
  await page.goto('/replay');
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByRole('alert').filter({ hasText: 'does not contain a game' })).toBeVisible();
});
