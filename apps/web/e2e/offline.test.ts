import { expect } from '@playwright/test';
import { newPlayer, test } from './player.ts';
import { TestServer } from './test-server.ts';

test('without a connection the browser says so in our own words, and comes back by itself', async ({ browser }) => {
  // Its own server, so that it can go: to be offline is told to pages only, and a worker that starts later knows nothing of it.
  await TestServer.use(async (server) => {
    const { page } = await newPlayer(browser, 'Ada', { baseURL: server.baseURL });
    await page.context().addCookies([{ name: 'quayside-language', value: 'de', url: server.baseURL }]);
    await page.goto('/');
    // The browser has the page for it once its worker is at work.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match('/offline'))), { message: 'the page is kept' })
      .toBe(true);
    await server.close();
    await page.context().setOffline(true);
    await page.goto('/rankings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keine Verbindung');
    await server.open();
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rangliste');
    await expect(page).toHaveURL(/\/rankings$/);
    const kept = await page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return stores.flat().map((request) => new URL(request.url).pathname);
    });
    expect(kept).toEqual(['/offline']);
  });
});
