import { expect } from '@playwright/test';
import { signUp } from './sign-up.ts';
import { newPlayer, openTable, test } from './player.ts';

test('somebody is found by name, agrees to be a friend, and is called to the table', async ({ browser }) => {
  test.slow();
  const [ada, ben] = [await newPlayer(browser, 'Ada'), await newPlayer(browser, 'Ben')];
  await signUp(ada);
  const ben1 = await signUp(ben);

  await ada.page.goto('/friends');
  await expect(ada.page.getByText('You have no friends here yet.')).toBeVisible();
  await ada.page.getByLabel('Username').fill(ben1);
  await ada.page.getByRole('button', { name: /^Add friend/ }).click();
  await expect(ada.page.getByRole('region', { name: 'Sent requests' })).toBeVisible();

  // The notice comes by itself, wherever Ben is.
  await ben.page.getByRole('button', { name: '1 notification' }).click();
  await ben.page.getByRole('button', { name: 'Accept' }).click();
  await expect(ada.page.getByRole('region', { name: 'Your friends' })).toContainText('online');

  const table = await openTable(ada, { game: 'Tidewater' });
  await ada.page.getByRole('button', { name: /^Invite: / }).click();
  await expect(ada.page.getByRole('button', { name: /^Invited: / })).toBeDisabled();
  await ben.page.getByRole('button', { name: '1 notification' }).click();
  await ben.page.getByRole('link', { name: 'Go to table' }).click();
  await expect(ben.page).toHaveURL(table);
  await ben.page.getByRole('button', { name: 'Join' }).first().click();
  await expect(ben.page.getByRole('button', { name: 'Leave table' })).toBeVisible();
  await expect(ben.page.getByRole('button', { name: /notification/ })).toHaveCount(0);
});

test('who is blocked can’t ask and is not told why', async ({ browser }) => {
  test.slow();
  const [ada, ben] = [await newPlayer(browser, 'Ada'), await newPlayer(browser, 'Ben')];
  await signUp(ada);
  await signUp(ben);
  await ben.page.goto('/');
  await ben.page
    .getByRole('button', { name: /^You are/ })
    .first()
    .click();
  await ben.page.getByRole('link', { name: 'My profile' }).click();
  await ben.page.waitForURL(/\/people\//);
  const profile = ben.page.url();
  await ada.page.goto(profile);
  await ada.page.getByRole('button', { name: /^Block: / }).click();
  await expect(ada.page.getByText('Blocked', { exact: true })).toBeVisible();

  await ada.page
    .getByRole('button', { name: /^You are/ })
    .first()
    .click();
  await ada.page.getByRole('link', { name: 'My profile' }).click();
  await ada.page.waitForURL((url) => url.pathname.startsWith('/people/') && url.href !== profile);
  await ben.page.goto(ada.page.url());
  await ben.page.getByRole('button', { name: /^Add friend/ }).click();
  await expect(ben.page.getByRole('main').getByRole('alert')).toHaveText(
    'This player does not accept friend requests.',
  );
});
