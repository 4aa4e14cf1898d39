import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { newPlayer, decide, DESK, nextToDecide, openTable, PHONE, preferConfirmation, test } from './player.ts';

const coachOf = (page: Page) => page.getByRole('region', { name: /^Tutorial$/ });
const stepOf = async (page: Page) => Number(await coachOf(page).getAttribute('data-step'));
/** How many steps each guided round has. */
const LENGTHS = { 'le-havre': 27, 'inland-port': 21, 'salty-ocean': 21, tidewater: 5 } as const;
const forwardOf = (page: Page) => page.locator('[data-forward]');
const ringOf = (page: Page) => page.locator('[data-ring]');

async function opens(page: Page, game: keyof typeof LENGTHS): Promise<void> {
  await page.goto(`/learn/${game}/first-round`);
  await expect(coachOf(page)).toBeVisible();
  await expect(page.locator('section[data-decision]').first()).toBeVisible();
}

/** The element inside the ring. Nothing may cover it. */
const pressed = (page: Page) =>
  ringOf(page).evaluate((ring) => {
    const { left, top, width, height } = ring.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const found = document.elementFromPoint(x, y);
    return { x, y, button: found?.closest('button') !== null && found !== null, coach: found?.closest('h1') !== null };
  });

/** Does what the guide asks for, by pressing where the ring is, until the step is behind. */
async function follows(page: Page, press: (x: number, y: number) => Promise<void>): Promise<void> {
  const at = await stepOf(page);
  if ((await forwardOf(page).count()) > 0) {
    await forwardOf(page).click();
    await expect(coachOf(page)).not.toHaveAttribute('data-step', `${at}`);
    return;
  }
  // A choice, a few tokens and the confirmation: no step takes more presses than this.
  for (let presses = 0; presses < 10 && (await stepOf(page)) === at; presses++) {
    await expect(ringOf(page)).toBeVisible();
    await settles(page);
    if ((await stepOf(page)) !== at) return;
    const { x, y, button } = await pressed(page);
    // A ring around the whole decision: its answer is filled in already.
    if (button) await press(x, y);
    else await page.locator('section[data-decision] [data-confirm]:enabled').first().click();
    await settles(page);
  }
  expect(await stepOf(page), `step ${at} is not left by pressing what is ringed`).not.toBe(at);
}

/** The ring lies still, and the board under it. */
async function settles(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = '';
        let still = 0;
        const look = () => {
          const box = document.querySelector('[data-ring]')?.getBoundingClientRect();
          const now = JSON.stringify(box ?? null);
          still = now === last ? still + 1 : 0;
          last = now;
          if (still > 2) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** What the person has at the end; for Le Havre the rule book says it. */
const ENDS = {
  'le-havre': [
    ['seat:0:coal', '2'],
    ['seat:0:grain', '1'],
    ['seat:0:clay', '3'],
    ['seat:0:franc', '0'],
    ['offer:clay', '0'],
    ['offer:iron', '2'],
  ],
  'inland-port': [
    ['seat:0:wood', '5'],
    ['seat:0:clay', '4'],
    ['francs:0', '1'],
  ],
  'salty-ocean': [
    ['coins:0', '26'],
    ['store:0', '6 of 6'],
  ],
} as const;

/** Where the person's own hands are led to. */
const TAUGHT = {
  'le-havre': ['offer:franc', 'card:marketplace', 'offer:clay'],
  'inland-port': ['building:wood-company', 'building:clay-mound'],
} as const;

const finished = (page: Page) => page.getByText('Well done, you have finished the tutorial!');

for (const game of ['le-havre', 'inland-port', 'salty-ocean'] as const)
  test(`${game}: whoever does what is ringed comes to the end of the guided round, and from there to a table`, async ({
    browser,
  }) => {
    test.slow();
    const { page } = await newPlayer(browser, 'Nora', DESK);
    await opens(page, game);
    for (let i = 0; i < LENGTHS[game]; i++) await follows(page, (x, y) => page.mouse.click(x, y));
    await expect(finished(page)).toBeVisible();
    for (const [place, n] of ENDS[game]) await expect(page.locator(`[data-place="${place}"]`).first()).toContainText(n);
    await expect(page.getByRole('link', { name: 'Quick reference' })).toHaveAttribute('href', `/learn/${game}`);
    await page.getByRole('button', { name: 'Play now' }).click();
    await expect(page).toHaveURL(/\/tables\/(?!new)/);
    await page.goto(`/learn/${game}`);
    await expect(page.getByRole('link', { name: 'Replay tutorial' })).toBeVisible();
  });

for (const confirms of [true, false])
  test(`a click that the round did not wait for is answered kindly and changes nothing, ${confirms ? 'confirmed' : 'at once'}`, async ({
    browser,
  }) => {
    const { page } = await newPlayer(browser, 'Nora', DESK);
    if (confirms) await preferConfirmation(page, 'Always');
    await opens(page, 'le-havre');
    while ((await stepOf(page)) < 6) await follows(page, (x, y) => page.mouse.click(x, y));
    const coach = coachOf(page);
    const confirm = page.locator('section[data-decision] [data-confirm]:enabled').first();
    await page.locator('[data-place="offer:wood"]:visible').first().click();
    await expect(coach).toContainText('they are left to Odile');
    if (confirms) {
      await confirm.click();
      await expect(coach).toContainText('they are left to Odile');
    }
    await page.locator('[data-place="offer:iron"]:visible').first().click();
    if (confirms) {
      await expect(coach).toContainText('Feel free to look around');
      await confirm.click();
    }
    await expect(coach).toContainText('takes 1 iron from the offer');
    await expect(coach).toContainText('nothing has happened');
    expect(await stepOf(page)).toBe(6);
    await expect(page.getByRole('log')).not.toContainText('takes 1 iron');
    await follows(page, (x, y) => page.mouse.click(x, y));
    await expect(page.getByRole('log')).toContainText('takes 3 francs');
  });

test('who leaves goes on later where they left, may go back, and may start again', async ({ browser }) => {
  const { page } = await newPlayer(browser, 'Nora', DESK);
  await opens(page, 'inland-port');
  while ((await stepOf(page)) < 6) await follows(page, (x, y) => page.mouse.click(x, y));
  await coachOf(page).getByRole('link', { name: 'Exit' }).click();
  await expect(page).toHaveURL('/learn/inland-port');
  await page.getByRole('link', { name: /^Continue tutorial \(6 of/ }).click();
  await expect(coachOf(page)).toContainText('your clay marker went two cells to the left');
  await page.reload();
  await expect(coachOf(page)).toContainText('your clay marker went two cells to the left');
  const mine = page.locator('[data-place="seat:0"] [data-building="wood-company"]');
  await expect(mine).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(coachOf(page)).toContainText('Choose the Wood Company');
  await expect(mine).toHaveCount(0);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(coachOf(page)).toContainText('Welcome to the Inland Port');
});

for (const game of ['le-havre', 'inland-port'] as const)
  test(`${game}: on a phone the guide never lies over what is to be tapped`, async ({ browser }) => {
    test.slow();
    const { page } = await newPlayer(browser, 'Nora', { ...PHONE, reducedMotion: 'reduce' });
    await opens(page, game);
    for (let i = 0; i < LENGTHS[game]; i++)
      await follows(page, async (x, y) => {
        const below = await coachOf(page).evaluate((coach) => coach.getBoundingClientRect().bottom);
        expect(y, 'what is to be tapped lies below the guide').toBeGreaterThan(below);
        await page.touchscreen.tap(x, y);
      });
    await expect(finished(page)).toBeVisible();
    // Nothing is wider than the screen.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

for (const game of ['le-havre', 'inland-port'] as const)
  test(`${game}: by keyboard alone, with the focus where each step points`, async ({ browser }) => {
    test.slow();
    const { page } = await newPlayer(browser, 'Nora', DESK);
    await opens(page, game);
    await expect(coachOf(page).locator('[aria-live="polite"]')).toContainText(/^Welcome to/);
    await forwardOf(page).focus();
    const places: (string | null)[] = [];
    for (let presses = 0; presses < 99 && (await stepOf(page)) <= LENGTHS[game]; presses++) {
      await settles(page);
      const focused = page.locator(':focus');
      await expect(focused).toHaveCount(1);
      places.push(await focused.getAttribute('data-place'));
      await page.keyboard.press('Enter');
    }
    await expect(finished(page)).toBeVisible();
    for (const place of TAUGHT[game]) expect(places).toContain(place);
    await settles(page);
    await expect(page.getByRole('button', { name: 'Play now' })).toBeFocused();
  });

test('nothing about the guide is hard to perceive, in light and in dark, in both languages', async ({ browser }) => {
  test.slow();
  for (const [theme, locale] of [
    ['light', 'en-GB'],
    ['dark', 'de-DE'],
  ] as const) {
    const { page } = await newPlayer(browser, 'Nora', { ...DESK, colorScheme: theme, locale });
    await opens(page, 'inland-port');
    while ((await stepOf(page)) < 5) await follows(page, (x, y) => page.mouse.click(x, y));
    await page.locator('[data-place="building:farmland"]:visible').first().click();
    await expect(coachOf(page)).toContainText(theme === 'light' ? 'to have it. Yours is' : 'Deins ist');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
    await page.context().close();
  }
});

test('a game without a drawn board is taught on the one that plays any game', async ({ browser }) => {
  const { page } = await newPlayer(browser, 'Nora', DESK);
  await opens(page, 'tidewater');
  for (let i = 0; i < LENGTHS.tidewater; i++) await follows(page, (x, y) => page.mouse.click(x, y));
  await expect(finished(page)).toBeVisible();
  const missing = await page.goto('/learn/nowhere/first-round');
  expect(missing?.status()).toBe(404);
});

test('in a first match of one’s own a sentence is said to each kind of decision once, or never more', async ({
  browser,
}) => {
  const nora = await newPlayer(browser, 'Nora', DESK);
  const { page } = nora;
  const hint = page.getByRole('complementary', { name: 'Hint' });
  await openTable(nora, { game: 'Tidewater', steps: { Bots: 1 } });
  await nextToDecide([nora]);
  await expect(hint).toContainText('One worker a day');
  await decide(nora, ['nets']);
  await expect(hint).toHaveCount(0);
  await decide(nora);
  await nextToDecide([nora]);
  await expect(hint).toContainText('All bid at once');
  await hint.getByRole('button', { name: 'No more hints' }).click();
  await expect(hint).toHaveCount(0);
  await openTable(nora, { game: 'Le Havre: The Inland Port', steps: { Bots: 1 } });
  await nextToDecide([nora]);
  await expect(hint).toHaveCount(0);
});
