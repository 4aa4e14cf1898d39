import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { mailedLink, signUp } from './sign-up.ts';
import { newPlayer, nextToDecide, openTable, test } from './player.ts';

test('a guest becomes an account, keeps the table, and finds it on another device', async ({ browser }) => {
  const ada = await newPlayer(browser, 'Ada');
  const table = await openTable(ada, { game: 'Tidewater', steps: { Bots: 1 } });
  await nextToDecide([ada]);
  const username = await signUp(ada);

  const phone = await newPlayer(browser, 'Ada', { viewport: { width: 390, height: 844 } });
  await phone.page.goto('/account');
  const form = phone.page.getByRole('region', { name: 'Sign in' });
  await form.getByLabel('Username or e-mail').fill(username);
  await form.getByLabel('Password').fill('not this one');
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(form.getByRole('alert')).toContainText('Wrong username or password');
  await form.getByLabel('Password').fill('a quay of one’s own');
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(phone.page.getByRole('listitem').filter({ hasText: 'Tidewater' }).getByText('your turn')).toBeVisible();
  await phone.page.goto(table);
  expect(await nextToDecide([phone])).toBe(phone);

  // From here the other browser can be signed out.
  await phone.page.goto('/settings');
  await phone.page.getByRole('button', { name: 'Sign out all others' }).click();
  await expect(phone.page.getByRole('button', { name: 'Sign out all others' })).toHaveCount(0);
  await ada.page.goto('/settings');
  await expect(ada.page.getByText('You are not signed in.')).toBeVisible();
});

test('a lost password is set anew by a link', async ({ browser }) => {
  const ada = await newPlayer(browser, 'Lou');
  const username = await signUp(ada);
  const other = await newPlayer(browser, 'Lou');
  await other.page.goto('/account');
  await other.page.getByRole('link', { name: 'Forgot your password?' }).click();
  await other.page.waitForURL('/account/forgotten');
  await other.page.getByLabel('E-mail').fill(`${username}@example.org`);
  await other.page.getByRole('button', { name: 'Send link' }).click();
  await expect(other.page.getByText('an e-mail is on its way')).toBeVisible();
  await expect.poll(() => mailedLink(`${username}@example.org`)).toContain('/account/reset');
  await other.page.goto(await mailedLink(`${username}@example.org`));
  await other.page.getByLabel('New password').fill('another quay entirely');
  await other.page.getByRole('button', { name: 'Set password' }).click();
  await other.page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await other.page.waitForURL('/account');
  const form = other.page.getByRole('region', { name: 'Sign in' });
  await form.getByLabel('Username or e-mail').fill(username);
  await form.getByLabel('Password').fill('another quay entirely');
  await form.getByRole('button', { name: 'Sign in' }).click();
  await other.page.waitForURL('/');
});

test('whoever leaves takes their data along and is forgotten', async ({ browser }) => {
  const ada = await newPlayer(browser, 'Eve');
  await signUp(ada);
  const { page } = ada;
  await page.goto('/settings');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toContain('@example.org');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByLabel('Password').fill('a quay of one’s own');
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await page.waitForURL('/');
  await page.goto('/settings');
  await expect(page.getByText('You are not signed in.')).toBeVisible();
});
