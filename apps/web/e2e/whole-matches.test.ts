import { expect } from '@playwright/test';
import { newPlayer, DESK, openTable, playToTheEnd, sitDown, test } from './player.ts';

// Thousands of steps: a film of each would cost more than the match.
test.use({ trace: 'off' });

test('the newcomer clicks play now, finishes a short Le Havre against bots, and sees the score and the replay', async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const ada = await newPlayer(browser, 'Ada', DESK);
  const { page } = ada;
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/tables\//);
  const decisions = await playToTheEnd([ada]);
  expect(decisions).toBeGreaterThan(30);
  await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.waitForURL(/\/matches\//);
  await page.getByRole('button', { name: 'Go to start' }).click();
  await expect(page.getByRole('slider', { name: 'Step' })).toHaveValue('0');
  await expect(page.getByRole('row', { name: /^Total/ })).toHaveCount(0);
});

test('two people in two browsers play a whole Inland Port match on the drawn board', async ({ browser }) => {
  test.setTimeout(900_000);
  const [ada, bo] = [await newPlayer(browser, 'Ada', DESK), await newPlayer(browser, 'Bo', DESK)];
  await sitDown(bo, await openTable(ada, { game: 'Le Havre: The Inland Port' }));
  await ada.page.getByRole('button', { name: 'Start game' }).click();
  const decisions = await playToTheEnd([ada, bo]);
  expect(decisions).toBeGreaterThan(40);
  const sheet = (person: typeof ada) => person.page.getByRole('table').locator('tbody').innerText();
  await expect(bo.page.getByRole('row', { name: /^Total/ })).toBeVisible();
  expect(await sheet(ada)).toBe(await sheet(bo));
});
