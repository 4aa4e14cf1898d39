import { expect, type Page } from '@playwright/test';
import { seriousViolations } from './axe.ts';
import { TestServer } from './test-server.ts';
import { signUp } from './sign-up.ts';
import { newPlayer, nextToDecide, openTable, sitDown, takeName, test, type Player } from './player.ts';

const talk = (page: Page) => page.getByRole('region', { name: 'Chat and notes' });

async function listens({ page }: Player): Promise<void> {
  if (!(await talk(page).isVisible())) await page.getByRole('button', { name: /^Chat and notes/ }).click();
}

async function says(person: Player, line: string): Promise<void> {
  const { page } = person;
  await listens(person);
  await talk(page).getByLabel('Message', { exact: true }).fill(line);
  await talk(page).getByRole('button', { name: 'Send', exact: true }).click();
}

/** Reports the newest line of others. */
async function reports(person: Player, line: string): Promise<void> {
  const { page } = person;
  await listens(person);
  await talk(page)
    .getByRole('listitem')
    .filter({ hasText: line })
    .getByRole('button', { name: /^Options for/ })
    .click();
  await page.getByRole('button', { name: 'Report message' }).click();
  await expect(page.getByText('An administrator will look at it.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

async function goesTo(page: Page, room: 'Reports' | 'Players' | 'Tables'): Promise<void> {
  await page.getByRole('main').getByText(room, { exact: true }).first().click();
  await expect(page.getByRole('heading', { name: room, level: 2 })).toBeVisible();
}

test('who looks after the place settles reports, shuts out and lets in, takes names away and ends matches', async ({
  browser,
}) => {
  test.slow();
  await TestServer.use(async (server) => {
    const { baseURL } = server;
    const desk = { baseURL, viewport: { width: 1440, height: 900 } };
    const hanna = await newPlayer(browser, 'Hanna', desk);
    const office = hanna.page;
    const username = await signUp(hanna, server.data);
    await server.operator('grant-admin', `${username}@example.org`);

    // Two play, and one of them is rude.
    const [ada, bo] = [await newPlayer(browser, 'Ada', desk), await newPlayer(browser, 'Bo', desk)];
    const table = await openTable(ada, { game: 'Tidewater' });
    await sitDown(bo, table);
    await takeName({ ...bo, name: 'Rude Bo' });
    await ada.page.getByRole('button', { name: 'Start game' }).click();
    await nextToDecide([ada]);
    const lines = ['You play like a barnacle!', 'What a day.', 'Buy my boats!'] as const;
    for (const line of lines) {
      await says(bo, line);
      await reports(ada, line);
    }
    await ada.page.goto('/admin');
    await expect(ada.page.getByRole('heading', { name: 'You can’t view this page' })).toBeVisible();
    await ada.page.goto(table);

    await office.goto('/');
    await office
      .getByRole('button', { name: /^You are/ })
      .first()
      .click();
    await office.getByRole('link', { name: 'Administration' }).click();
    await expect(office.getByRole('heading', { level: 1 })).toHaveText('Administration');
    const report = (line: string) => office.getByRole('listitem').filter({ hasText: line });
    await expect(report(lines[0])).toContainText('reported by');
    expect(await seriousViolations(office), 'reports').toEqual([]);
    await report(lines[1]).getByRole('button', { name: 'Dismiss report' }).click();
    await expect(report(lines[1])).toHaveCount(0);
    await report(lines[2]).getByRole('button', { name: 'Remove message' }).click();
    await expect(report(lines[2])).toHaveCount(0);
    await report(lines[0]).getByRole('button', { name: 'Suspend' }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByRole('button', { name: 'One less: Days' }).click();
    await dialog.getByLabel('Reason').fill('Words like these hurt.');
    expect(await seriousViolations(office), 'shutting out').toEqual([]);
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect(office.getByText('No open reports.')).toBeVisible();
    await office.getByRole('checkbox', { name: 'Show resolved' }).check();
    for (const [line, how] of [
      [lines[0], 'Player suspended'],
      [lines[1], 'Dismissed'],
      [lines[2], 'Message removed'],
    ] as const)
      await expect(report(line)).toContainText(how);

    // A suspended player sees the reason and can only watch.
    const strip = bo.page.getByRole('status').filter({ hasText: 'You can watch games but not play' });
    await bo.page.reload();
    await expect(strip).toContainText('Words like these hurt.');
    expect(await seriousViolations(bo.page), 'shut out').toEqual([]);
    await says(bo, 'Still here!');
    await expect(talk(bo.page).getByRole('alert')).toContainText('you can watch but not play');
    await listens(ada);
    await expect(talk(ada.page).getByRole('log')).toContainText(lines[1]);
    await expect(talk(ada.page).getByRole('log')).not.toContainText('Still here!');
    await expect(talk(ada.page).getByRole('log')).not.toContainText(lines[2]);
    await bo.page.goto('/');
    await bo.page.getByRole('button', { name: 'Play now' }).click();
    await expect(bo.page.getByRole('main')).toContainText('Reason: Words like these hurt.');

    // Let back in, and without the name.
    await goesTo(office, 'Players');
    await office.getByLabel('Search').fill('Rude');
    const person = office.getByRole('main').getByRole('listitem');
    await expect(person).toHaveCount(1);
    await expect(person).toContainText('suspended until');
    expect(await seriousViolations(office), 'people').toEqual([]);
    await person.getByRole('button', { name: 'Lift suspension' }).click();
    await expect(person).not.toContainText('suspended until');
    await person.getByRole('button', { name: 'Reset name' }).click();
    await expect(office.getByText('No players found.')).toBeVisible();
    await bo.page.reload();
    await expect(strip).toHaveCount(0);
    await expect(bo.page.getByRole('button', { name: /^You are Player \d/ }).first()).toBeVisible();

    // Administrators can't be suspended. A match that is ended is over for all its players.
    await office.getByLabel('Search').fill(username);
    await expect(person).toContainText('administrator');
    await expect(person.getByRole('button')).toHaveCount(0);
    await goesTo(office, 'Tables');
    expect(await seriousViolations(office), 'tables').toEqual([]);
    const match = office.getByRole('main').getByRole('listitem').filter({ hasText: 'Tidewater' });
    await match.getByRole('button', { name: 'End game' }).click();
    expect(await seriousViolations(office), 'ending a match').toEqual([]);
    await dialog.getByRole('button', { name: 'End game' }).click();
    await expect(match).toHaveCount(0);
    await office.getByRole('main').getByText('finished', { exact: true }).last().click();
    await expect(match).toHaveCount(1);
    await ada.page.reload();
    await expect(ada.page.getByRole('button', { name: 'Play again' })).toBeVisible();
    await expect(ada.page.getByText('This game ended without a result.')).toBeVisible();
    // No decision is open any more.
    await expect(ada.page.locator('section[data-decision] button')).toHaveCount(0);
  });
});
