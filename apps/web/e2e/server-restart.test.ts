import { expect } from '@playwright/test';
import { TestServer } from './test-server.ts';
import { newPlayer, decide, nextToDecide, openTable, playToTheEnd, sitDown, test } from './player.ts';

test('a server that is restarted, or dies, in the middle of a match loses nothing, and open pages go on by themselves', async ({
  browser,
}) => {
  test.slow();
  await TestServer.use(async (server) => {
    const { baseURL } = server;
    const [ada, bo] = [await newPlayer(browser, 'Ada', { baseURL }), await newPlayer(browser, 'Bo', { baseURL })];
    await sitDown(bo, await openTable(ada, { game: 'Tidewater', steps: { Days: -3 } }));
    await ada.page.getByRole('button', { name: 'Start game' }).click();
    await playToTheEnd([ada, bo], async (n) => {
      if (n !== 2 && n !== 5) return;
      expect(await server.close(n === 2 ? 'SIGTERM' : 'SIGKILL')).toBe(n === 2 ? 0 : null);
      await server.open();
    });
    await expect(bo.page.getByRole('row', { name: /^Total/ })).toBeVisible();
    const sheet = (page: typeof ada.page) => page.getByRole('table').locator('tbody').innerText();
    expect(await sheet(ada.page)).toBe(await sheet(bo.page));
  });
});

test('an answer given while the server is away arrives once it is back, and only once', async ({ browser }) => {
  test.slow();
  await TestServer.use(async (server) => {
    const ada = await newPlayer(browser, 'Ada', { baseURL: server.baseURL });
    await openTable(ada, { game: 'Tidewater', steps: { Bots: 1 } });
    await nextToDecide([ada]);
    await server.close();
    await decide(ada, ['woods']);
    await server.open();
    const mine = ada.page.getByRole('region', { name: /^Guest/ });
    await expect(ada.page.getByRole('log')).toContainText('gets 2 wood', { timeout: 20_000 });
    await ada.page.reload();
    await expect(mine).toContainText('2 wood');
    await expect(ada.page.getByRole('button', { name: 'End the turn' })).toBeVisible();
  });
});
