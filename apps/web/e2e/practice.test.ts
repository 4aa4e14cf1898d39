import { expect } from '@playwright/test';
import { decide } from './board-actions.ts';
import { newPlayer, test } from './player.ts';

test('practice goes on without a connection, is kept over a reload, and enters the history once there is one', async ({
  browser,
}) => {
  const ada = await newPlayer(browser, 'Ada');
  const { page } = ada;
  await page.goto('/practice/tidewater');
  await page.getByRole('button', { name: 'Start practice' }).click();
  const section = page.locator('section[data-decision]');
  const result = page.getByRole('region', { name: 'Result' });
  const play = async (done: () => Promise<boolean>) => {
    for (let n = 0; n < 400 && !(await done()); n++) {
      await expect(section.or(result).first()).toBeVisible();
      if ((await result.count()) === 0) await decide(ada);
    }
  };
  const answers = () =>
    page.evaluate(
      () => (JSON.parse(localStorage.getItem('quayside-practice') ?? '{}').tidewater?.line.length ?? 0) as number,
    );
  // Both have answered: all that a bot needs is here.
  await play(async () => (await answers()) > 6);
  const before = await answers();
  await page.reload();
  await expect(section.first()).toBeVisible();
  expect(await answers()).toBeGreaterThanOrEqual(before);
  await play(async () => (await answers()) > before + 6);
  await page.context().setOffline(true);
  await play(async () => (await result.count()) > 0);
  await expect(result).toContainText('Enters your history as soon as the server can be reached.');
  await page.context().setOffline(false);
  await expect(result.getByRole('link', { name: 'It is in your history.' })).toBeVisible();
  await result.getByRole('link', { name: 'It is in your history.' }).click();
  await expect(page.locator('#content')).toContainText('practice');
});
