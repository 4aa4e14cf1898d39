import { expect } from '@playwright/test';
import { decide, newPlayer, openTable, sitDown, test, type Player } from './player.ts';

/** Ada and Ben at a match that waits for Ada; Ben has gone to another page. */
async function waitsForAda(ada: Player, ben: Player): Promise<string> {
  const address = await openTable(ada, { game: 'Tidewater' });
  await sitDown(ben, address);
  await ada.page.getByRole('button', { name: 'Start' }).click();
  await expect(ada.page.getByRole('heading', { name: 'Where does your worker go?' })).toBeVisible();
  await ben.page.goto('/learn');
  return address;
}

async function takeTurn(player: Player, space: string): Promise<void> {
  await decide(player, [space]);
  await player.page.getByRole('button', { name: 'End the turn' }).click();
}

test('who is on another page, in another tab or opens the table directly learns that it is their turn', async ({
  browser,
}) => {
  const [ada, ben] = [await newPlayer(browser, 'Ada'), await newPlayer(browser, 'Ben')];
  const address = await waitsForAda(ada, ben);
  const other = await ben.page.context().newPage();
  await other.goto('/rankings');
  await takeTurn(ada, 'woods');
  for (const page of [ben.page, other]) {
    await expect(page.getByRole('button', { name: '1 notification' })).toBeVisible();
    await expect(page).toHaveTitle(/^\(1\) /);
  }
  await other.getByRole('button', { name: '1 notification' }).click();
  await other.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(other).toHaveURL(address);
  await expect(other).toHaveTitle(/^⚑ Your turn · /);
  // The page's own title comes later than the match here.
  await other.goto(address);
  await expect(other).toHaveTitle(/^⚑ Your turn · /);
  await expect(other.getByRole('heading', { name: 'Where does your worker go?' })).toBeVisible();
  await takeTurn({ name: 'Ben', page: other }, 'nets');
  // A decision outside the own turn counts as well: both bid in secret.
  await expect(other.getByRole('heading', { name: 'Your sealed bid' })).toBeVisible();
  await expect(ben.page.getByRole('button', { name: '1 notification' })).toBeVisible();
  await decide({ name: 'Ben', page: other });
  await expect(other).not.toHaveTitle(/⚑/);
  await expect(ben.page.getByRole('button', { name: /notification/ })).toHaveCount(0);
  await expect(ben.page).not.toHaveTitle(/^\(/);
});

test('with the site closed a push shows what waits, and not where the table is being looked at', async ({
  browser,
}) => {
  const { page } = await newPlayer(browser, 'Ann');
  await page.goto('/learn');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const [worker] = page.context().serviceWorkers();
  // A browser without a screen refuses to show any: what the worker asks for is noted instead.
  await worker?.evaluate(() => {
    const scope = globalThis as unknown as { shown: unknown[]; registration: { showNotification: unknown } };
    scope.shown = [];
    scope.registration.showNotification = async (_title: string, { body }: { body: string }) => scope.shown.push(body);
  });
  const devTools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found) resolve(found.registrationId);
    }),
  );
  await devTools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const push = (path: string, body: string) =>
    devTools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId,
      data: JSON.stringify({ title: 'Quayside', body, path, tag: path }),
    });
  const shown = () => worker?.evaluate(() => (globalThis as unknown as { shown: string[] }).shown);
  // Stands for a table that is open and looked at.
  await push('/learn', 'seen already');
  await push('/tables/some-table', 'Tidewater with Ben: it is your turn');
  await expect.poll(shown).toEqual(['Tidewater with Ben: it is your turn']);
});
