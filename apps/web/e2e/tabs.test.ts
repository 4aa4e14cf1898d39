import { expect } from '@playwright/test';
import { comes, decides, nextToDecide, opensTable, test } from './quay.ts';

// Browsers keep six connections to a house; a stream per tab would leave none for the seventh.
test('eight tabs of one browser share one stream, and go on when the tab that listened is closed', async ({
  browser,
}) => {
  test.slow();
  const ada = await comes(browser, 'Ada');
  const listening = new Set<unknown>();
  ada.page.context().on('request', (request) => {
    if (request.url().includes('live.follow')) listening.add(request.frame().page());
  });
  const first = await opensTable(ada, { game: 'Tidewater', steps: { 'Bots among them': 1 } });
  await nextToDecide([ada]);
  const second = await opensTable(ada, { game: 'Tidewater', steps: { 'Bots among them': 1 } });
  await nextToDecide([ada]);
  const tabs = [ada.page];
  for (let i = 1; i < 8; i++) {
    const page = await ada.page.context().newPage();
    await page.goto(i % 2 === 0 ? second : first);
    await expect(page.getByRole('heading', { name: 'Where does your worker go?' })).toBeVisible();
    tabs.push(page);
  }
  const eighth = { name: 'Ada', page: tabs[7]! };
  await decides(eighth, ['woods']);
  // All that look at the same table see it, whoever listens.
  for (const at of [1, 3, 5]) await expect(tabs[at]!.getByRole('log')).toContainText('gets 2 wood');
  await expect(tabs[2]!.getByRole('log')).not.toContainText('gets 2 wood');

  expect([...listening]).toEqual([ada.page]);

  await ada.page.close();
  await decides(eighth);
  for (const at of [1, 3, 5]) await expect(tabs[at]!.getByRole('log')).toContainText(/Deckhand (goes|looks|gets)/);
});
