import { expect } from '@playwright/test';
import { seriousViolations } from './axe.ts';
import { signUp } from './sign-up.ts';
import { newPlayer, test } from './player.ts';

test('a key for one’s own bot is shown once, plays in one’s name, and is refused when it is revoked', async ({
  browser,
  playwright,
  baseURL,
}) => {
  const ann = await newPlayer(browser, 'Ann');
  const { page } = ann;
  const username = await signUp(ann);
  await page.goto('/settings');
  await page.getByLabel('Name of the key').fill('my first bot');
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByText('It is shown only once')).toBeVisible();
  const key = await page.locator('code').innerText();
  expect(await seriousViolations(page), 'a key').toEqual([]);

  const program = await playwright.request.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  const me = await program.get('/api/trpc/session.me');
  expect(me.status()).toBe(200);
  expect(await me.text()).toContain(username);
  const opened = await program.post('/api/trpc/tables.create', {
    data: { json: { game: 'tidewater', seats: 2, bots: ['random'] } },
  });
  expect(opened.status()).toBe(200);

  await page.reload();
  const line = page.getByRole('listitem').filter({ hasText: 'my first bot' });
  await expect(line).toContainText('last used on');
  await expect(page.getByText(key)).toHaveCount(0);
  await line.getByRole('button', { name: 'Revoke: my first bot' }).click();
  await expect(line).toHaveCount(0);
  expect((await program.get('/api/trpc/session.me')).status()).toBe(401);
  await program.dispose();
});
