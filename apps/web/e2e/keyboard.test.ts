import { expect, type Page } from '@playwright/test';
import { KeyboardUser, type FocusedElement } from './keyboard-user.ts';
import { newPlayer, DESK, nextToDecide, preferOrder, test } from './player.ts';

// With everything moving as it does for most people: nobody's keys wait for that.
const MOVING = { ...DESK, reducedMotion: 'no-preference' } as const;

const gives =
  (what: string) =>
  ({ option }: FocusedElement) =>
    option?.startsWith(what) ?? false;
const lies =
  (...places: string[]) =>
  ({ place }: FocusedElement) =>
    places.includes(place ?? '');
const asked = (page: Page) => page.locator('section[data-decision] h2');
/** Presses what gives an answer, and waits until something else is asked. */
async function answers(page: Page, key = 'Enter'): Promise<void> {
  const id = await page.locator('section[data-decision]').getAttribute('data-decision');
  await page.keyboard.press(key);
  await expect(page.locator(`section[data-decision="${id}"]`)).toHaveCount(0);
}

/**
 * Presses Enter on a card, which gives its only answer. One that can be bought as well is looked at first, and what is due there has
 * the focus.
 */
async function answersByCard(page: Page, keys: KeyboardUser): Promise<void> {
  const id = await page.locator('section[data-decision]').getAttribute('data-decision');
  const open = `section[data-decision="${id}"]`;
  const closer = page.locator(`${open} [data-option]:focus`);
  await page.keyboard.press('Enter');
  await expect(page.locator(`main:not(:has(${open}))`).or(closer)).toBeVisible();
  if ((await closer.count()) === 0) return;
  expect((await keys.focused()).name).not.toMatch(/^Buy/);
  await expect(page.locator(open).getByRole('button', { name: /^Buy/ })).toBeVisible();
  await answers(page);
}

/**
 * Presses Enter on a building: with one way to do it that is the answer. Several lie open then; another than the first is picked with the
 * keyboard and confirmed. Returns whether there were several.
 */
async function answersByBuilding(page: Page, keys: KeyboardUser): Promise<boolean> {
  const id = await page.locator('section[data-decision]').getAttribute('data-decision');
  const open = `section[data-decision="${id}"]`;
  const confirm = page.locator(`${open} [data-confirm]`);
  await page.keyboard.press('Enter');
  await expect(page.locator(`main:not(:has(${open}))`).or(confirm.first())).toBeVisible();
  if ((await confirm.count()) === 0) return false;
  await keys.walk('c', ({ option }) => option !== null);
  const way = await page.locator(`${open} fieldset button[aria-pressed="false"]`).last().getAttribute('aria-label');
  await keys.walk('Shift+Tab', ({ name }) => name === way);
  await keys.press('Enter');
  await expect(page.locator(':focus')).toHaveAttribute('aria-pressed', 'true');
  await keys.walk('c', ({ option }) => option !== null);
  await answers(page);
  return true;
}

const OFFERS = ['1', '2', '3', '4', '5', '6', '7'];
/** Houses that everybody may enter and that ask for food. */
const WITH_FEE = ['card:building-firm-2', 'card:construction-firm'];

test('Le Havre by keyboard alone: from the first page to a table, an offer taken, a house entered, paid for and built', async ({
  browser,
}) => {
  test.slow();
  const ada = await newPlayer(browser, 'Ada', MOVING);
  const { page } = ada;
  const keys = new KeyboardUser(page);
  await page.goto('/');
  // Nobody presses Tab before there is something to see.
  await expect(page.getByRole('button', { name: /^Play now/ })).toBeEnabled();
  await keys.tabTo(/^Play now/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/tables\//);
  expect(await nextToDecide([ada])).toBe(ada);

  // The first turn: the supply comes in by itself, an offer is taken, taken back, and taken again.
  await expect(asked(page)).toHaveText('Your main action');
  const { option } = await keys.until(OFFERS, gives('take:'));
  await answers(page);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await answers(page, 'u');
  await expect(asked(page)).toHaveText('Your main action');
  await keys.until(OFFERS, gives(option ?? ''));
  await answers(page);
  await expect(asked(page)).toHaveText('End your turn');
  await keys.focused();
  await answers(page, 'e');

  // Later turns, until a house with a fee is free: then it is entered, paid for with something else than was suggested, and built.
  const done = new Set<string>();
  for (let steps = 0; steps < 60 && !done.has('the end of that turn'); steps++) {
    expect(await nextToDecide([ada])).toBe(ada);
    await keys.focused();
    const question = (await asked(page).innerText()).split(':')[0] ?? '';
    done.add(question);
    if (/^(Supply action|End)/.test(question)) {
      if (question.startsWith('End') && done.has('Pay the entry fee')) done.add('the end of that turn');
      await answers(page, 'e');
    } else if (question === 'Your main action') {
      const free = await page.locator(WITH_FEE.map((one) => `[data-lit="due"][data-place="${one}"]`).join()).count();
      if (free > 0 && !done.has('Pay the entry fee')) {
        await keys.walk('b', lies(...WITH_FEE));
        await answersByCard(page, keys);
      } else {
        await keys.until(OFFERS, gives('take:'));
        await answers(page);
      }
    } else if (question.endsWith('Firm') && (await page.locator('[data-lit="due"][data-place^="card:"]').count()) > 0) {
      await keys.walk('b', ({ place }) => place?.startsWith('card:') ?? false);
      await answersByCard(page, keys);
    } else {
      if (question === 'Pay the entry fee') await paysOtherwise(page, keys);
      // Who lacks food takes the loans that are offered; who can build nothing more stops building.
      await keys.walk('c', ({ name, option: one }) => name.startsWith('Confirm') || one !== null);
      await answers(page);
    }
  }
  expect([...done]).toContain('the end of that turn');
  await expect(page.getByRole('log').first()).toContainText(/Guest.* builds/);
});

/** What a payment is made of: the name of each button that puts one in, and how many are in. */
const purse = (page: Page) =>
  page.locator('[data-token]').evaluateAll((all) =>
    all.map((one) => ({
      name: one.querySelector('button')?.getAttribute('aria-label') ?? '',
      n: one.getAttribute('data-count'),
    })),
  );

/** Takes what was filled in out of the purse with the arrows, and puts in another kind. */
async function paysOtherwise(page: Page, keys: KeyboardUser): Promise<void> {
  const suggested = await purse(page);
  const [out, into] = [suggested.findIndex(({ n }) => n !== '0'), suggested.findIndex(({ n }) => n === '0')];
  await keys.walk('Tab', ({ name }) => name === suggested[out]?.name);
  await keys.press('ArrowDown');
  await keys.walk(into < out ? 'Shift+Tab' : 'Tab', ({ name }) => name === suggested[into]?.name);
  await keys.press('ArrowUp');
  expect(await purse(page)).not.toEqual(suggested);
}

test('the Inland Port by keyboard alone: from the first page to a table, buildings built and used, goods moved', async ({
  browser,
}) => {
  test.slow();
  const ada = await newPlayer(browser, 'Ada', MOVING);
  const { page } = ada;
  const keys = new KeyboardUser(page);
  await page.goto('/settings');
  // What has one answer is asked too: in some deals no payment and no effect of many steps has a choice.
  await preferOrder(page, /^Auto-play forced steps/, false);
  await page.goto('/');
  await keys.tabTo(/^Create a table$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Game' })).toBeVisible();
  await keys.tabTo(/^Game/, 30);
  await keys.press('ArrowDown');
  await keys.tabTo(/^Bots/, 30);
  await keys.press('ArrowUp');
  await keys.tabTo(/^Start now/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/tables\/(?!new)/);

  const done = new Set<string>();
  for (let steps = 0; steps < 80 && done.size < 3; steps++) {
    expect(await nextToDecide([ada])).toBe(ada);
    const question = await asked(page).innerText();
    if (question.startsWith('End')) {
      await keys.focused();
      await answers(page, 'e');
    } else if (question.startsWith('Build or use')) {
      // What has not been done yet is done first, where it can be.
      const wish = done.has('build') ? 'use' : 'build';
      const lit = await page.locator('[data-lit]:visible').count();
      for (let one = 0; one < lit; one++) {
        await keys.walk('b', ({ place }) => place?.startsWith('building:') ?? false);
        // Enter would answer at once; this key looks closer.
        await keys.press('ContextMenu');
        if ((await page.locator(`[data-option^="${wish}:"]`).count()) > 0) break;
      }
      const [what = ''] = (
        (await page.locator('[data-option]:visible').first().getAttribute('data-option')) ?? ''
      ).split(':');
      done.add(what);
      await keys.press('Escape');
      await expect(page.locator('[data-option]:visible')).toHaveCount(0);
      if (await answersByBuilding(page, keys)) done.add('move');
    } else {
      // Where the markers of a payment or of an effect go.
      done.add('move');
      await keys.walk('c', ({ option }) => option !== null);
      await answers(page);
    }
  }
  expect([...done].sort()).toEqual(['build', 'move', 'use']);
});
