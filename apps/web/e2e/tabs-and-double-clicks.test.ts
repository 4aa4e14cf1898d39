import { expect } from '@playwright/test';
import { newPlayer, decide, nextToDecide, openTable, test, type Player } from './player.ts';

// Browsers keep six connections to an origin; a stream per tab would leave none for the seventh.
test('eight tabs of one browser share one stream, and go on when the tab that listened is closed', async ({
  browser,
}) => {
  test.slow();
  const ada = await newPlayer(browser, 'Ada');
  const listening = new Set<unknown>();
  ada.page.context().on('request', (request) => {
    if (request.url().includes('live.updates')) listening.add(request.frame().page());
  });
  const first = await openTable(ada, { game: 'Tidewater', steps: { Bots: 1 } });
  await nextToDecide([ada]);
  const second = await openTable(ada, { game: 'Tidewater', steps: { Bots: 1 } });
  await nextToDecide([ada]);
  const tabs = [ada.page];
  for (let i = 1; i < 8; i++) {
    const page = await ada.page.context().newPage();
    await page.goto(i % 2 === 0 ? second : first);
    await expect(page.getByRole('heading', { name: 'Where does your worker go?' })).toBeVisible();
    tabs.push(page);
  }
  const eighth = { name: 'Ada', page: tabs[7]! };
  await decide(eighth, ['woods']);
  // All tabs on the table see it, whichever tab holds the stream.
  for (const at of [1, 3, 5]) await expect(tabs[at]!.getByRole('log')).toContainText('gets 2 wood');
  await expect(tabs[2]!.getByRole('log')).not.toContainText('gets 2 wood');

  expect([...listening]).toEqual([ada.page]);

  await ada.page.close();
  await decide(eighth);
  for (const at of [1, 3, 5]) await expect(tabs[at]!.getByRole('log')).toContainText(/Deckhand (goes|looks|gets)/);
});

/** All tables that are not over, and no other. */
async function sitsAt({ page }: Player, tables: number): Promise<void> {
  await page.goto('/tables');
  const mine = page.getByRole('region', { name: 'My games' });
  await expect(mine.getByRole('link')).not.toHaveCount(0);
  await expect(mine.getByRole('link')).toHaveCount(tables);
}

test('two clicks where one was meant open one table, sit down once, and are no reason to complain', async ({
  browser,
}) => {
  const [ada, bo] = [await newPlayer(browser, 'Ada'), await newPlayer(browser, 'Bo')];
  await ada.page.goto('/tables/new?game=tidewater');
  await ada.page.getByRole('button', { name: 'Create table' }).dblclick();
  await ada.page.waitForURL(/\/tables\/(?!new)/);
  await bo.page.goto(ada.page.url());
  await bo.page.getByRole('button', { name: 'Join' }).dblclick();
  await expect(bo.page.getByRole('button', { name: 'Leave table' })).toBeVisible();
  await expect(bo.page.getByRole('main').getByRole('alert')).toHaveText('');
  // Who has no seat gets no notification.
  await expect(bo.page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
  await sitsAt(ada, 1);
  await bo.page.goto('/');
  await bo.page.getByRole('button', { name: 'Play now' }).dblclick();
  await bo.page.waitForURL(/\/tables\//);
  await sitsAt(bo, 2);
});
