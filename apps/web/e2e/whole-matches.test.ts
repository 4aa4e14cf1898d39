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

/** Both actions of each of the four types, by what their answers begin with. */
const SALTY_ACTIONS = ['extend:saline', 'build:', 'fish:', 'return:', 'ship:', 'load', 'sell:', 'buy:'];

test('a person plays a whole Upon a Salty Ocean against a bot on the drawn board: all eight actions, by clicks', async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const ada = await newPlayer(browser, 'Ada', DESK);
  const { page } = ada;
  await openTable(ada, { game: 'Upon a Salty Ocean', steps: { Bots: 1 } });
  const start = page.getByRole('button', { name: 'Start game' });
  if (await start.isVisible()) await start.click();
  const answers: string[] = [];
  page.on('request', (request) => {
    const [, answer] = /"answer":"([^"]+)"/.exec(request.postData() ?? '') ?? [];
    if (answer !== undefined) answers.push(answer);
  });
  const left = () => SALTY_ACTIONS.filter((action) => !answers.some((answer) => answer.startsWith(action)));
  // Ships need a shipyard and a naval academy, anybody's; each may be built once.
  const city = ['building:saline', 'building:shipyard', 'building:academy'];
  const options = [
    'fish:caravel-1',
    'return:caravel-1',
    'sell:herring',
    'buy:salt',
    'load',
    'ship:carrack',
    'ship:caravel-2',
  ];
  for (let n = 0; ; n++) {
    const who = await nextToDecide([ada]);
    if (!who) break;
    expect(n, 'a match comes to its end').toBeLessThan(600);
    if (await movesBarrels(page)) continue;
    // Whatever has not been done and can be; then passing, so that rounds end.
    const missing = left();
    const built = (id: string) => answers.some((answer) => answer.endsWith(`:${id}`));
    const things = missing.some((one) => /^(extend|build|ship)/.test(one))
      ? city.filter((place) => !built(place.replace('building:', '')))
      : [];
    const wish = options.filter((option) => missing.some((action) => option.startsWith(action)));
    await decide(who, ['end', ...wish, 'pass'], things);
  }
  await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
  expect(left(), 'actions that were not taken').toEqual([]);
  expect(answers).toContain('pass');
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
