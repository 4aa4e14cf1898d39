import { expect } from '@playwright/test';
import { decide } from './board-actions.ts';
import { newPlayer, openTable, takeName, test } from './player.ts';
import { TestServer } from './test-server.ts';

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
  await expect(result).toContainText('This game appears in your history as soon as the server can be reached.');
  await page.context().setOffline(false);
  await expect(result.getByRole('link', { name: 'This game is in your history.' })).toBeVisible();
  await result.getByRole('link', { name: 'This game is in your history.' }).click();
  await expect(page.locator('#content')).toContainText('practice');
});

test('practice that was visited opens without a connection, is played on, and enters the history', async ({
  browser,
}) => {
  test.slow();
  // Its own server, so that it can go: to be offline is told to pages only, and a worker that starts later knows nothing of it.
  await TestServer.use(async (server) => {
    const ada = await newPlayer(browser, 'Ada', { baseURL: server.baseURL });
    const { page } = ada;
    await openTable(ada, { game: 'Tidewater' });
    await takeName(ada);
    await page.goto('/practice/tidewater');
    await page.getByRole('button', { name: 'Start practice' }).click();
    // A short match is enough.
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('quayside-practice') ?? '{}');
      const tidewater = { ...kept.tidewater, options: { days: 2 }, line: [] };
      localStorage.setItem('quayside-practice', JSON.stringify({ ...kept, tidewater }));
    });
    await page.reload();
    const section = page.locator('section[data-decision]');
    const result = page.getByRole('region', { name: 'Result' });
    const answers = () =>
      page.evaluate(
        () => (JSON.parse(localStorage.getItem('quayside-practice') ?? '{}').tidewater?.line.length ?? 0) as number,
      );
    const play = async (done: () => Promise<boolean>) => {
      for (let n = 0; n < 400 && !(await done()); n++) {
        await expect(section.or(result).first()).toBeVisible();
        if ((await result.count()) === 0) await decide(ada);
      }
    };
    await play(async () => (await answers()) > 4);
    const kept = () =>
      page.evaluate(async () => {
        const store = await caches.open('quayside-practice');
        return (await store.keys()).map(({ url }) => new URL(url).pathname);
      });
    await expect.poll(kept, { message: 'the page is kept' }).toContain('/practice/tidewater');
    // Nothing of the person, and nothing but what every visitor gets.
    expect((await kept()).filter((one) => !one.startsWith('/_next/static/') && one !== '/practice/tidewater')).toEqual(
      [],
    );
    const html = await page.evaluate(async () => (await caches.match('/practice/tidewater'))?.text() ?? '');
    expect(html).toContain('<html');
    expect(html).not.toContain('Ada');

    await server.close();
    await page.context().setOffline(true);
    const before = await answers();
    await page.reload();
    await expect(section.first()).toBeVisible();
    expect(await answers()).toBeGreaterThanOrEqual(before);
    await play(async () => (await result.count()) > 0);
    await expect(result).toContainText('This game appears in your history as soon as the server can be reached.');
    // Other pages can't be opened.
    await page.goto('/rankings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
    await page.goto('/practice/tidewater');
    await expect(result).toBeVisible();
    await server.open();
    await page.context().setOffline(false);
    await result.getByRole('link', { name: 'This game is in your history.' }).click();
    await expect(page.locator('#content')).toContainText('practice');
  });
});
