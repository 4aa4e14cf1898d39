import { expect } from '@playwright/test';
import {
  newPlayer,
  decide,
  DESK,
  preferOrder,
  preferQuickPlay,
  nextToDecide,
  openTable,
  sitDown,
  test,
} from './player.ts';

test('who prefers it has the turn ended by itself, and a choice made by one tap', async ({ browser }) => {
  const ada = await newPlayer(browser, 'Ada');
  const { page } = ada;
  await page.goto('/settings');
  await preferOrder(page, /End my turn automatically/, true);
  await page.getByRole('combobox', { name: /^Confirm moves/ }).selectOption({ label: 'Never' });
  await openTable(ada, { game: 'Tidewater', steps: { Bots: 1 } });
  await nextToDecide([ada]);
  await page.locator('[data-option="woods"]').click();
  // One tap, and the bot has had its turn.
  await expect(page.getByRole('log')).toContainText(/Deckhand (goes|looks|gets)/);
  await expect(page.getByRole('button', { name: 'End the turn' })).toHaveCount(0);
});

test('a standing order is given at the table, shows in the log, and is revoked there', async ({ browser }) => {
  const ada = await newPlayer(browser, 'Ada', DESK);
  const { page } = ada;
  await openTable(ada, { game: 'Le Havre', steps: { Bots: 1 } });
  await nextToDecide([ada]);
  // The supply comes in by an order that newcomers have.
  await expect(page.getByRole('log')).toContainText('automatic');
  const question = page.locator('section[data-decision] h2');
  const offers = ['offer:fish', 'offer:wood', 'offer:clay', 'offer:franc'];
  const choose = async (on: boolean) => {
    await page.getByRole('button', { name: 'Automatic moves' }).click();
    const box = page.getByRole('checkbox', { name: /^End my turn automatically/ });
    // Ticked at once; what is played next must come after it is stored.
    const stored = page.waitForResponse((response) => response.url().includes('match.setStandingOrder'));
    await box.setChecked(on);
    await stored;
    await expect(box).toBeChecked({ checked: on });
    await page.getByRole('button', { name: 'Close' }).click();
  };
  await choose(true);
  await decide(ada, [], offers);
  await expect(page.getByRole('log')).toContainText(/Deckhand (takes|enters)/);
  await nextToDecide([ada]);
  await choose(false);
  await expect(question).toHaveText('Your main action');
  await decide(ada, [], offers);
  await expect(question).toHaveText('End your turn');
});

test('what answers itself is asked of nobody, not even for a moment', async ({ browser }) => {
  const ada = await newPlayer(browser, 'Ada', DESK);
  const { page } = ada;
  await preferQuickPlay(ada);
  await page.addInitScript(() => {
    const seen = new Set<string>();
    new MutationObserver(() => {
      const question = document.querySelector('section[data-decision] h2')?.textContent;
      if (question) document.documentElement.dataset['asked'] = [...seen.add(question)].join();
    }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['data-decision'] });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  for (let turns = 0; turns < 3; turns++) {
    await nextToDecide([ada]);
    await decide(ada, [], ['offer:fish', 'offer:wood', 'offer:clay', 'offer:franc']);
  }
  const asked = page.locator('html');
  await expect(asked).toHaveAttribute('data-asked', /Your main action/);
  await expect(asked).not.toHaveAttribute('data-asked', /Supply action|End your turn/);
});

test('a plan made while another thinks is private, and one tap away when the turn comes', async ({ browser }) => {
  const [ada, bo] = [await newPlayer(browser, 'Ada'), await newPlayer(browser, 'Bo')];
  await sitDown(bo, await openTable(ada, { game: 'Tidewater' }));
  await ada.page.getByRole('button', { name: 'Start game' }).click();
  await expect(bo.page.getByRole('heading', { name: /^Waiting for/ })).toBeVisible();
  await bo.page.getByRole('button', { name: 'Plan', exact: true }).click();
  await expect(bo.page.getByRole('region', { name: 'Plan' })).toContainText('Nobody else sees this');
  await bo.page.getByRole('button', { name: 'Skip to my turn' }).click();
  await bo.page.locator('[data-option="woods"]').click();
  await bo.page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(ada.page.getByRole('log')).not.toContainText('Guest');
  await bo.page.reload();

  await nextToDecide([ada]);
  await decide(ada, ['nets']);
  await nextToDecide([ada]);
  await decide(ada);
  await bo.page.getByRole('region', { name: 'Your draft' }).getByRole('button', { name: 'Play draft' }).click();
  await expect(ada.page.getByRole('log')).toContainText('gets 2 wood');
  await expect(bo.page.getByRole('region', { name: 'Your draft' })).toHaveCount(0);
});

test('who comes back reads what has happened since, and how it would stand', async ({ browser }) => {
  const ada = await newPlayer(browser, 'Ada');
  const { page } = ada;
  await openTable(ada, { game: 'Tidewater', steps: { Bots: 1 } });
  await nextToDecide([ada]);
  await decide(ada, ['nets']);
  await nextToDecide([ada]);
  await decide(ada);
  await nextToDecide([ada]);
  await page.reload();
  await page.getByRole('button', { name: /^Since your last turn/ }).click();
  await expect(page.getByRole('region', { name: 'Since your last turn' })).toContainText('Deckhand');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Current score' }).click();
  await expect(page.getByRole('dialog').getByRole('row', { name: /^Total/ })).toBeVisible();
});

test('who moved on one device reads on another who has what more since then', async ({ browser }) => {
  const [ada, bo] = [await newPlayer(browser, 'Ada'), await newPlayer(browser, 'Bo')];
  await sitDown(bo, await openTable(ada, { game: 'Tidewater' }));
  await ada.page.getByRole('button', { name: 'Start game' }).click();
  for (const [who, where] of [
    [ada, 'nets'],
    [bo, 'woods'],
  ] as const) {
    await nextToDecide([who]);
    await decide(who, [where]);
    await nextToDecide([who]);
    await decide(who);
  }
  await nextToDecide([ada]);
  // As on another device, where nothing is stored.
  await ada.page.evaluate(() => localStorage.clear());
  await ada.page.reload();
  await ada.page.getByRole('button', { name: /^Since your last turn/ }).click();
  await expect(ada.page.getByRole('region', { name: 'Since your last turn' })).toContainText(/\+2\s*wood/);
});

test('the next table that waits is one tap away, and none is offered where none waits', async ({ browser }) => {
  const ada = await newPlayer(browser, 'Ada');
  const { page } = ada;
  const first = await openTable(ada, { game: 'Tidewater', steps: { Bots: 1 } });
  await nextToDecide([ada]);
  await expect(page.getByRole('link', { name: /^Next game/ })).toHaveCount(0);
  const second = await openTable(ada, { game: 'Tidewater', steps: { Bots: 1 } });
  await page.getByRole('link', { name: 'Next game (1)' }).click();
  await expect(page).toHaveURL(first);
  await page.getByRole('link', { name: 'Next game (1)' }).click();
  await expect(page).toHaveURL(second);
});

test('a game with a board of its own shows it, and the plain board is one tap away and stays', async ({ browser }) => {
  const ada = await newPlayer(browser, 'Ada');
  const { page } = ada;
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/tables\//);
  await page.getByRole('button', { name: 'Text view' }).click();
  await expect(page.getByRole('button', { name: 'Game board' })).toBeVisible();
  await nextToDecide([ada]);
  await decide(ada);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Game board' })).toBeVisible();
  await page.getByRole('button', { name: 'Game board' }).click();
  await expect(page.getByRole('button', { name: 'Text view' })).toBeVisible();
});

test('a line of the log leads back to its moment, where nothing can be answered, and from there to now', async ({
  browser,
}) => {
  const ada = await newPlayer(browser, 'Ada');
  const { page } = ada;
  await openTable(ada, { game: 'Tidewater', steps: { Bots: 1 } });
  await nextToDecide([ada]);
  await decide(ada, ['woods']);
  const mine = page.getByRole('region', { name: /^Guest/ });
  await expect(mine).toContainText('2 wood');
  await page.getByRole('log').getByRole('button', { name: 'Day 1 begins.' }).click();
  const strip = page.getByRole('region', { name: 'Earlier position:' });
  await expect(strip).toContainText('It is your turn now.');
  await expect(mine).toContainText('0 wood');
  await expect(page.locator('section[data-decision]')).toHaveCount(0);
  await strip.getByRole('button', { name: 'Next step' }).click();
  await expect(mine).toContainText('2 wood');
  await page.keyboard.press('Escape');
  await expect(strip).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'End the turn' })).toBeVisible();
});

test('sounds are off until somebody wants them, and the wish is kept', async ({ browser }) => {
  const ada = await newPlayer(browser, 'Ada');
  const { page } = ada;
  await openTable(ada, { game: 'Tidewater', steps: { Bots: 1 } });
  await page.getByRole('button', { name: 'Turn sound on' }).click();
  await page.goto('/settings');
  await expect(page.getByRole('checkbox', { name: /^Sound/ })).toBeChecked();
});

test('on a desk the head of a table with two people is one row, and the log shows its end', async ({ browser }) => {
  const [ada, bo] = [await newPlayer(browser, 'Ada', DESK), await newPlayer(browser, 'Bo', DESK)];
  await sitDown(bo, await openTable(ada, { game: 'Le Havre' }));
  await ada.page.getByRole('button', { name: 'Start game' }).click();
  const page = (await nextToDecide([ada, bo]))?.page ?? ada.page;
  const head = page.locator('[data-beside-board]');
  await expect(head).toContainText('online');
  expect((await head.boundingBox())?.height, 'the height of a button').toBeLessThan(50);
  await expect
    .poll(() => page.getByRole('log').evaluate((one) => one.scrollHeight - one.scrollTop - one.clientHeight))
    .toBeLessThan(2);
});
