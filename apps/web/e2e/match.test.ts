import { expect } from '@playwright/test';
import {
  newPlayer,
  decide,
  nextToDecide,
  openTable,
  PHONE,
  playToTheEnd,
  preferConfirmation,
  sitDown,
  takeName,
  test,
} from './player.ts';

test('two people in two browsers open a table, play it to the end and read the same score', async ({ browser }) => {
  test.slow();
  const [ada, bo] = [await newPlayer(browser, 'Ada'), await newPlayer(browser, 'Bo')];
  const address = await openTable(ada, { game: 'Tidewater', steps: { Days: -3 } });
  await takeName(ada);
  await sitDown(bo, address);
  await expect(ada.page.getByRole('list', { name: 'Seats' })).toContainText('Guest');
  await ada.page.getByRole('button', { name: 'Start game' }).click();

  // Both pages show the log from its first entry.
  for (const { page } of [ada, bo]) await expect(page.getByRole('log')).toContainText('Day 1 begins.');

  let reloads = 0;
  const decisions = await playToTheEnd([ada, bo], async (n, who) => {
    // Coming back in the middle of a turn, or of somebody else's, changes nothing.
    if (n === 3 || n === 6) {
      await who.page.reload();
      reloads++;
      await expect(who.page.locator('section[data-decision]')).toBeVisible();
    }
  });
  expect(decisions).toBeGreaterThan(8);
  expect(reloads).toBe(2);
  const sheet = (person: typeof ada) => person.page.getByRole('table').locator('tbody').innerText();
  await expect(ada.page.getByRole('row', { name: /^Total/ })).toBeVisible();
  expect(await sheet(ada)).toBe(await sheet(bo));
  await expect(ada.page.getByRole('log')).toContainText('Day 2 begins.');

  // The result stays where it was, also for somebody who only looks on.
  const passerBy = await newPlayer(browser, 'Cy');
  await passerBy.page.goto(address);
  await expect(passerBy.page.getByRole('row', { name: /^Total/ })).toBeVisible();
});

test('an answer can be taken back until the turn is ended', async ({ browser }) => {
  const ada = await newPlayer(browser, 'Ada');
  await openTable(ada, { game: 'Tidewater', steps: { Bots: 1 } });
  const who = await nextToDecide([ada]);
  if (!who) throw new Error('nobody has to decide at the start');
  await decide(who, ['woods']);
  const mine = ada.page.getByRole('region', { name: /^Guest/ });
  await expect(mine).toContainText('2 wood');
  await ada.page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(mine).toContainText('0 wood');
  await expect(ada.page.getByRole('heading', { name: 'Where does your worker go?' })).toBeVisible();
  await expect(ada.page.getByRole('log')).toContainText('undone');
});

test('the newcomer clicks play now and finds herself at a table against bots', async ({ browser }) => {
  const ada = await newPlayer(browser, 'Ada');
  await ada.page.goto('/');
  await ada.page.getByRole('button', { name: 'Play now' }).click();
  await ada.page.waitForURL(/\/tables\//);
  const who = await nextToDecide([ada]);
  expect(who).not.toBeNull();
  await decide(ada);
  await ada.page.goto('/');
  await expect(ada.page.getByRole('listitem').filter({ hasText: /your turn|in progress/ })).toHaveCount(1);
});

for (const confirms of [false, true])
  test(`a turn is played by keyboard alone, each choice ${confirms ? 'confirmed' : 'at once'}`, async ({ browser }) => {
    const ada = await newPlayer(browser, 'Ada');
    const { page } = ada;
    if (confirms) await preferConfirmation(page, 'Always');
    await openTable(ada, { game: 'Tidewater', steps: { Bots: 1 } });
    await nextToDecide([ada]);
    const tabTo = async (name: RegExp) => {
      for (let i = 0; i < 60; i++) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
        if (name.test(focused)) return;
      }
      throw new Error(`Tab never reaches ${name}`);
    };
    await tabTo(/^Nets/);
    await page.keyboard.press('Enter');
    if (confirms) {
      await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('region', { name: /^Guest/ })).toContainText('4 fish');
    await tabTo(/^End the turn/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log')).toContainText(/Deckhand (goes|looks|gets)/);
  });

test('on a phone the decision comes first and nothing is wider than the screen', async ({ browser }) => {
  const ada = await newPlayer(browser, 'Ada', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await openTable(ada, { game: 'Tidewater', steps: { Bots: 1 } });
  await nextToDecide([ada]);
  const { page } = ada;
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
  expect(await fits()).toBe(true);
  await expect(page.getByRole('heading', { name: 'Where does your worker go?' })).toBeInViewport();
  await page.locator('[data-option="nets"]').tap();
  await page.getByRole('button', { name: 'Confirm' }).tap();
  // A second tap on the same thing confirms as well.
  await page.getByRole('button', { name: 'Undo', exact: true }).tap();
  // Not the second of two quick taps.
  await expect(async () => {
    await page.locator('[data-option="nets"]').tap({ timeout: 1000 });
    await expect(page.getByRole('button', { name: 'End the turn' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Players' }).tap();
  await expect(page.getByRole('region', { name: /^Guest/ })).toContainText('4 fish');
  await page.getByRole('button', { name: 'Log' }).tap();
  await expect(page.getByRole('log')).toContainText('goes to the nets');
  expect(await fits()).toBe(true);
});

test('at 1440 × 900 the table needs no scrolling', async ({ browser }) => {
  const ada = await newPlayer(browser, 'Ada', { viewport: { width: 1440, height: 900 } });
  await openTable(ada, { game: 'Tidewater', steps: { Players: 2, Bots: 3 } });
  await nextToDecide([ada]);
  const { page } = ada;
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);
});

test('the language changes in the middle of a match, log included', async ({ browser }) => {
  const ada = await newPlayer(browser, 'Ada');
  await openTable(ada, { game: 'Tidewater', steps: { Bots: 1 } });
  await nextToDecide([ada]);
  await decide(ada, ['woods']);
  const { page } = ada;
  await expect(page.getByRole('log')).toContainText('gets 2 wood');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('log')).toContainText('erhält 2 Holz');
  await expect(page.getByRole('button', { name: 'Zug beenden' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('what is past a barrier is taken back when the other agrees', async ({ browser }) => {
  const [ada, bo] = [await newPlayer(browser, 'Ada'), await newPlayer(browser, 'Bo', PHONE)];
  await sitDown(bo, await openTable(ada, { game: 'Tidewater' }));
  await ada.page.getByRole('button', { name: 'Start game' }).click();
  await nextToDecide([ada]);
  await decide(ada, ['woods']);
  await nextToDecide([ada]);
  await decide(ada);
  await expect(bo.page.getByRole('heading', { name: 'Where does your worker go?' })).toBeVisible();
  await ada.page.getByRole('button', { name: 'More' }).click();
  await ada.page.getByRole('button', { name: 'Ask to undo more' }).click();
  const agree = bo.page.getByRole('button', { name: 'Agree' });
  await expect(agree, 'on a phone it is seen without scrolling').toBeInViewport({ ratio: 1 });
  await agree.tap();
  await expect(ada.page.getByRole('button', { name: 'End the turn' })).toBeVisible();
  await expect(bo.page.getByRole('heading', { name: /^Waiting for/ })).toBeVisible();
});
