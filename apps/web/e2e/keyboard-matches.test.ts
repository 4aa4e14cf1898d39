import { expect, type Browser, type Page } from '@playwright/test';
import { KeyboardUser, type FocusedElement } from './keyboard-user.ts';
import { DESK, newPlayer, nextToDecide, preferConfirmation, test, type Player } from './player.ts';

// Hundreds of keys: a film of each would cost more than the match.
test.use({ trace: 'off' });

const DECISION = 'section[data-decision]';
const CONFIRM = `${DECISION} [data-confirm]:enabled:visible`;
const OPTION = `${DECISION} [data-option]:enabled:visible`;
/** What ends a turn, or goes on with it where there is no choice. */
const ONE_KEY = /^(Supply action|End)/;

const asked = async (page: Page) => (await page.locator(`${DECISION} h2`).innerText()).split(':')[0] ?? '';
const isOption = ({ option }: FocusedElement) => option !== null;

/** What a key can change: the question, what is chosen, what can be pressed, and whether the match is over. */
const stateOf = (page: Page) =>
  page.evaluate(
    ([decision, parts]) =>
      [
        document.querySelector(decision)?.getAttribute('data-decision'),
        ...[...document.querySelectorAll(parts)].map((one) => `${one.textContent} ${one.getAttribute('aria-pressed')}`),
        document.querySelector('[data-total]') === null,
      ].join(),
    [DECISION, `${DECISION} :is(button, [role=spinbutton]):not([disabled]), [data-place][aria-pressed=true]`] as const,
  );

/** Presses Enter on what has the focus, which must have a name, and waits until that has changed something. */
async function enter(page: Page, keys: KeyboardUser): Promise<void> {
  expect(await keys.spokenName()).not.toBe('');
  const before = await stateOf(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => stateOf(page), { intervals: [10, 20, 50] }).not.toBe(before);
}

/** Somebody who has opened a table by the form, with these keys in its fields. */
async function openByKeys(
  browser: Browser,
  fields: readonly (readonly [field: RegExp, ...keys: string[]])[],
  confirmation?: 'Always',
): Promise<{ ada: Player; page: Page; keys: KeyboardUser }> {
  const ada = await newPlayer(browser, 'Ada', DESK);
  const { page } = ada;
  const keys = new KeyboardUser(page);
  if (confirmation) await preferConfirmation(page, confirmation);
  await page.goto('/tables/new');
  await expect(page.getByRole('combobox', { name: 'Game' })).toBeVisible();
  for (const [field, ...pressed] of fields) {
    await keys.tabTo(field, 40);
    for (const key of pressed) await keys.press(key);
  }
  await keys.tabTo(/^Start now/, 40);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/tables\/(?!new)/);
  return { ada, page, keys };
}

/** One step: a way of the game's own where it has one, else what is filled in is confirmed, else another of what can be used. */
type Step = (question: string, n: number) => Promise<boolean>;

/** Says what was asked. */
async function playToTheEnd(player: Player, keys: KeyboardUser, own: Step): Promise<readonly string[]> {
  const { page } = player;
  const asks = new Set<string>();
  for (let n = 0; (await nextToDecide([player])) !== null; n++) {
    expect(n, 'a match comes to its end').toBeLessThan(900);
    const question = await asked(page);
    const before = await stateOf(page);
    asks.add(question);
    if (ONE_KEY.test(question)) {
      await page.keyboard.press('e');
      await expect.poll(() => stateOf(page), { intervals: [10, 20, 50] }).not.toBe(before);
    } else if (!(await own(question, n))) await answerAnyhow(page, keys, n);
  }
  await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
  return [...asks];
}

async function answerAnyhow(page: Page, keys: KeyboardUser, n: number): Promise<void> {
  if ((await page.locator(CONFIRM).count()) > 0) await keys.press('c');
  else if ((await page.locator(OPTION).count()) > 0) await keys.walk('Tab', isOption);
  else await walkLit(page, keys, n);
  await enter(page, keys);
}

/** Another of the lit things each time. */
async function walkLit(page: Page, keys: KeyboardUser, n: number): Promise<void> {
  const lit = await page.locator('[data-lit="due"]:visible').count();
  for (let one = 0; one <= n % Math.max(1, lit); one++) await keys.press('b');
}

test('a whole short Le Havre alone, by keyboard and by spoken names: offers by number, buildings entered and built, fees paid', async ({
  browser,
}) => {
  const { ada, page, keys } = await openByKeys(browser, [
    [/^Players/, 'ArrowDown'],
    [/^Length/, 'ArrowDown'],
  ]);
  const offers = ['1', '2', '3', '4', '5', '6', '7'];
  let turns = 0;
  const asks = await playToTheEnd(ada, keys, async (question) => {
    if (question !== 'Your main action' || (await page.locator(CONFIRM).count()) > 0) return false;
    turns += 1;
    if (turns % 3 === 0) await walkLit(page, keys, turns);
    else {
      const first = turns % offers.length;
      const turned = [...offers.slice(first), ...offers.slice(0, first)];
      await keys.until(turned, ({ option }) => option?.startsWith('take:') ?? false);
    }
    await enter(page, keys);
    return true;
  });
  expect(asks).toEqual(
    expect.arrayContaining(['Your main action', 'End your turn', 'Pay the entry fee', 'Feed your workers']),
  );
  await expect(page.getByRole('log').first()).toContainText(/Guest \d+ builds/);
});

test('a whole Inland Port against a bot, by keyboard and by spoken names, all confirmed: buildings built and used', async ({
  browser,
}) => {
  const { ada, page, keys } = await openByKeys(
    browser,
    [
      [/^Game/, 'ArrowDown'],
      [/^Bots/, 'ArrowUp'],
    ],
    'Always',
  );
  const done = new Set<string>();
  await playToTheEnd(ada, keys, async (question, n) => {
    if (!question.startsWith('Build or use') || (await page.locator(OPTION).count()) > 0) return false;
    await walkLit(page, keys, n);
    await enter(page, keys);
    await keys.walk('c', isOption);
    done.add((await keys.focused()).option?.split(':')[0] ?? '');
    await enter(page, keys);
    return true;
  });
  expect([...done]).toEqual(expect.arrayContaining(['build', 'use']));
});

test('a whole Upon a Salty Ocean against a bot, by keyboard and by spoken names: built, fished, returned, sold and passed', async ({
  browser,
}) => {
  const { ada, page, keys } = await openByKeys(browser, [
    [/^Game/, 'ArrowDown', 'ArrowDown'],
    [/^Bots/, 'ArrowUp'],
  ]);
  // One thing after another: out to sea and home, to the market, into the city. What is not offered is passed over.
  const plans = [
    ['Return to Rouen', 'Sell', 'Go fishing', 'Move barrels'],
    ['Sell', 'Return to Rouen', 'Move barrels', 'Go fishing'],
    ['Pass'],
  ];
  let turns = 0;
  const taken = new Set<string>();
  page.on('request', (request) => {
    for (const verb of ['build', 'fish', 'return', 'sell', 'pass'])
      if ((request.postData() ?? '').includes(`"answer":"${verb}`)) taken.add(verb);
  });
  await playToTheEnd(ada, keys, async (question) => {
    if (question.startsWith('Move barrels')) {
      for (const button of [/^Fill ships with salt/, /^Unload all/])
        if ((await page.locator(CONFIRM).count()) === 0) {
          await keys.tabTo(button, 40);
          await page.keyboard.press('Enter');
        }
      return false;
    }
    if (!question.startsWith('Take an action') || (await page.locator(CONFIRM).count()) > 0) return false;
    turns += 1;
    const lit = await page.locator('[data-lit]:visible').count();
    const offered = await page.locator(OPTION).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    const plan = plans[turns % plans.length]?.find((one) => offered.some((name) => name?.startsWith(one)));
    if (turns % 4 === 3 && lit > 0) await walkLit(page, keys, turns);
    else if (plan !== undefined) await keys.tabTo(new RegExp(`^${plan}`), 60);
    else await keys.press('p');
    await enter(page, keys);
    return true;
  });
  expect([...taken].sort()).toEqual(['build', 'fish', 'pass', 'return', 'sell']);
});
