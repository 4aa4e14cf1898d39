import { expect } from '@playwright/test';
import { decide, DESK, newPlayer, nextToDecide, preferQuickPlay, test } from './player.ts';

test('the moves of bots are played one after the other, and whoever acts does so at once', async ({ browser }) => {
  const ada = await newPlayer(browser, 'Ada', DESK);
  const { page } = ada;
  await preferQuickPlay(ada);
  await page.goto('/settings');
  await page.getByRole('combobox', { name: 'Others’ moves' }).selectOption('slow');
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  const playback = page.getByRole('region', { name: 'What the others do' });
  // Whoever begins: the first turn of the viewer's own, then the others'.
  await expect(page.locator('section[data-decision]').or(playback).first()).toBeVisible();
  if (await playback.isVisible()) await playback.getByRole('button', { name: /^(Skip|To my turn)$/ }).click();
  await nextToDecide([ada]);
  const taken = await decide(ada, [], ['offer:fish', 'offer:wood', 'offer:clay']);
  await expect(playback).toBeVisible();
  await playback.getByRole('button', { name: 'Pause' }).click();
  const entries = await page.getByRole('log').getByRole('listitem').count();
  // Both bots have played meanwhile: the question is there, and one press away.
  await expect(playback).toContainText('Your turn');
  await playback.getByRole('button', { name: 'To my turn' }).click();
  await expect(page.locator('section[data-decision]')).toBeVisible();
  await expect(playback).toHaveCount(0);
  expect(await page.getByRole('log').getByRole('listitem').count()).toBeGreaterThan(entries);
  // The others may have emptied any of the offers.
  const offers = page.locator('[data-lit][data-place^="offer:"]:visible');
  await expect(offers.first()).toBeVisible();
  const left = await offers.evaluateAll((all) => all.map((one) => one.getAttribute('data-place') ?? ''));
  const next = left.find((one) => one !== taken) ?? '';
  // Once more, and a press on the board is meant for the newest position.
  await page.getByRole('button', { name: /^Since your last turn/ }).click();
  await page.getByRole('button', { name: 'Show on the board' }).click();
  await playback.getByRole('button', { name: 'Pause' }).click();
  await page.locator(`[data-place="${next}"]`).first().click();
  // Not that the playback is gone: it may be the next one already.
  await expect(page.getByRole('log')).toContainText(new RegExp(`Guest \\d+ takes \\d+ ${next.slice('offer:'.length)}`));
});
