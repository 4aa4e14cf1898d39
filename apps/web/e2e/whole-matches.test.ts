import { expect, type Page } from '@playwright/test';
import { decide, newPlayer, DESK, nextToDecide, openTable, playToTheEnd, sitDown, test } from './player.ts';

// Thousands of steps: a film of each would cost more than the match.
test.use({ trace: 'off' });

test('the newcomer clicks play now, finishes a short Le Havre against bots, and sees the score and the replay', async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const ada = await newPlayer(browser, 'Ada', DESK);
  const { page } = ada;
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/tables\//);
  const decisions = await playToTheEnd([ada]);
  expect(decisions).toBeGreaterThan(30);
  await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.waitForURL(/\/matches\//);
  await page.getByRole('button', { name: 'Go to start' }).click();
  await expect(page.getByRole('slider', { name: 'Step' })).toHaveValue('0');
  await expect(page.getByRole('row', { name: /^Total/ })).toHaveCount(0);
});

test('two people in two browsers play a whole Inland Port match on the drawn board', async ({ browser }) => {
  test.setTimeout(900_000);
  const [ada, bo] = [await newPlayer(browser, 'Ada', DESK), await newPlayer(browser, 'Bo', DESK)];
  await sitDown(bo, await openTable(ada, { game: 'Le Havre: The Inland Port' }));
  await ada.page.getByRole('button', { name: 'Start game' }).click();
  const decisions = await playToTheEnd([ada, bo]);
  expect(decisions).toBeGreaterThan(40);
  const sheet = (person: typeof ada) => person.page.getByRole('table').locator('tbody').innerText();
  await expect(bo.page.getByRole('row', { name: /^Total/ })).toBeVisible();
  expect(await sheet(ada)).toBe(await sheet(bo));
});

test('a person plays a whole Upon a Salty Ocean against a bot on the drawn board: it builds, fishes, returns, sells and passes', async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const ada = await newPlayer(browser, 'Ada', DESK);
  const { page } = ada;
  await openTable(ada, { game: 'Upon a Salty Ocean', steps: { Bots: 1 } });
  const start = page.getByRole('button', { name: 'Start game' });
  if (await start.isVisible()) await start.click();
  const taken = new Set<string>();
  page.on('request', (request) => {
    for (const verb of ['build', 'extend', 'fish', 'return', 'sell', 'pass'])
      if ((request.postData() ?? '').includes(`"answer":"${verb}`)) taken.add(verb);
  });
  // One thing after another: out to sea and home, to the market, and a marker in the city. What is not offered is passed over.
  const plans = [
    ['return:caravel-1', 'sell:herring', 'fish:caravel-1', 'load'],
    ['sell:herring', 'return:caravel-1', 'load', 'fish:caravel-1'],
    ['pass'],
  ];
  for (let n = 0; ; n++) {
    const who = await nextToDecide([ada]);
    if (!who) break;
    expect(n, 'a match comes to its end').toBeLessThan(600);
    if (await movesBarrels(page)) continue;
    // Every third turn in the city, and now and then a pass, so that rounds end.
    await decide(who, ['end', ...(n % 4 === 3 ? [] : (plans[n % 3] ?? []))]);
  }
  await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
  expect([...taken].sort()).toEqual(expect.arrayContaining(['build', 'fish', 'pass', 'return', 'sell']));
});

/** Moves barrels in one gesture where that is asked: salt into the ships, or everything into the warehouse. */
async function movesBarrels(page: Page): Promise<boolean> {
  const fill = page.getByRole('button', { name: 'Fill ships with salt' });
  if (!(await fill.isVisible())) return false;
  const confirm = page.locator('section[data-decision] [data-confirm]:enabled:visible');
  await fill.click();
  if ((await confirm.count()) === 0) await page.getByRole('button', { name: 'Unload all' }).click();
  await confirm.click();
  await expect(fill).toBeHidden();
  return true;
}
