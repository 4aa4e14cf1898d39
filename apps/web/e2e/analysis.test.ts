import { expect } from '@playwright/test';
import { seriousViolations } from './axe.ts';
import { newPlayer, openTable, playToTheEnd, test } from './player.ts';

test('a hint is asked for, answered and marked for everybody; afterwards bots say what was lost where', async ({
  browser,
}) => {
  test.slow();
  const ada = await newPlayer(browser, 'Ada');
  const { page } = ada;
  await openTable(ada, { game: 'Tidewater', steps: { Bots: 1, Days: -3 } });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(dialog).toContainText('Everyone at the table can see that you used a hint.');
  await dialog.getByRole('button', { name: 'Show hint' }).click();
  await expect(dialog.getByRole('listitem').first()).toContainText('points)');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Hints: .+ 1$/)).toBeVisible();
  const watcher = await newPlayer(browser, 'Bo');
  await watcher.page.goto(page.url());
  await expect(watcher.page.getByText(/^Hints: .+ 1$/)).toBeVisible();

  await playToTheEnd([ada]);
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.waitForURL(/\/matches\//);
  await page.getByRole('button', { name: 'Analysis', exact: true }).click();
  await dialog.getByRole('button', { name: 'Analyse this game' }).click();
  await expect(dialog.getByRole('heading', { name: 'Costliest decisions' })).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByRole('img', { name: /^Chance of winning/ })).toBeVisible();
  await dialog.getByText('Points', { exact: true }).click();
  await expect(dialog.getByRole('img', { name: /^Value of the position/ })).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);

  // Somebody else finds it there, looks at the worst turn and tries to do better.
  await watcher.page.goto(page.url());
  await watcher.page.getByRole('button', { name: 'Analysis', exact: true }).click();
  const found = watcher.page.getByRole('dialog');
  await found.getByRole('button', { name: 'Show position' }).first().click();
  await expect(found.getByRole('heading', { name: 'At this step' })).toBeVisible();
  await found.getByRole('button', { name: 'Play on from here' }).first().click();
  await watcher.page.waitForURL(/\/tables\//);
  await expect(watcher.page.getByRole('log')).toBeVisible();
});
