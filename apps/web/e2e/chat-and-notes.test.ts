import { expect } from '@playwright/test';
import { newPlayer, nextToDecide, openTable, sitDown, test } from './player.ts';

test('two people talk at the table: what is unread is marked, a line can be muted or reported, and who looks on only reads', async ({
  browser,
}) => {
  test.slow();
  const [ada, bo] = [await newPlayer(browser, 'Ada'), await newPlayer(browser, 'Bo')];
  const address = await openTable(ada, { game: 'Tidewater' });
  await sitDown(bo, address);
  await ada.page.getByRole('button', { name: 'Start game' }).click();
  const talk = (page: typeof ada.page) => page.getByRole('region', { name: 'Chat and notes' });

  await bo.page.getByRole('button', { name: 'Chat and notes' }).click();
  await talk(bo.page).getByLabel('Message', { exact: true }).fill('Ahoy there!');
  await talk(bo.page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(talk(bo.page).getByRole('log')).toContainText('Ahoy there!');
  await expect(talk(bo.page).getByLabel('Message', { exact: true })).toHaveValue('');

  await ada.page.getByRole('button', { name: 'Chat and notes: 1 new message' }).click();
  await expect(talk(ada.page).getByRole('log')).toContainText('Ahoy there!');
  await talk(ada.page).getByRole('button', { name: 'Close' }).click();
  await expect(ada.page.getByRole('button', { name: 'Chat and notes', exact: true })).toBeVisible();

  const passerBy = await newPlayer(browser, 'Cy');
  await passerBy.page.goto(address);
  await passerBy.page.getByRole('button', { name: /^Chat and notes/ }).click();
  await expect(talk(passerBy.page).getByRole('log')).toContainText('Ahoy there!');
  await expect(talk(passerBy.page).getByText('Only players at this table can write here.')).toBeVisible();

  await ada.page.getByRole('button', { name: 'Chat and notes' }).click();
  await talk(ada.page)
    .getByRole('button', { name: /^Options for/ })
    .click();
  await ada.page.getByRole('button', { name: 'Report message' }).click();
  await expect(ada.page.getByText('An administrator will look at it.')).toBeVisible();
  await ada.page.getByRole('button', { name: /^Mute/ }).click();
  await expect(talk(ada.page).getByRole('log')).not.toContainText('Ahoy there!');
  await talk(bo.page).getByLabel('Message', { exact: true }).fill('Are you there?');
  await talk(bo.page).getByLabel('Message', { exact: true }).press('Enter');
  await expect(talk(passerBy.page).getByRole('log')).toContainText('Are you there?');
  await expect(talk(ada.page).getByRole('log')).not.toContainText('Are you there?');
  await talk(ada.page).getByRole('button', { name: 'Unmute' }).click();
  await expect(talk(ada.page).getByRole('log')).toContainText('Are you there?');
});

test('notes are saved as one writes, also what was written while the line was broken', async ({ browser }) => {
  const ada = await newPlayer(browser, 'Ada');
  const { page } = ada;
  await openTable(ada, { game: 'Tidewater', steps: { Bots: 1 } });
  await nextToDecide([ada]);
  const open = async () => {
    await page.getByRole('button', { name: 'Chat and notes' }).click();
    await page.getByRole('button', { name: 'Notes', exact: true }).click();
  };
  await open();
  const sheet = page.getByLabel('Only you can read this.');
  await sheet.fill('Wood first, then rope.');
  await expect(page.getByText('Saved.')).toBeVisible();
  // The line breaks before the next words arrive, and the page is left.
  await page.route('**/match.saveNote**', (route) => route.abort());
  await sheet.fill('Wood first, then rope. Mind the tide.');
  await page.reload();
  await page.unroute('**/match.saveNote**');
  await open();
  await expect(sheet).toHaveValue('Wood first, then rope. Mind the tide.');
  await expect(page.getByText('Saved.')).toBeVisible();
});
