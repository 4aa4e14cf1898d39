import { expect, test as plain, type Browser, type BrowserContext, type Page } from '@playwright/test';

// Players and what they do on the pages.

/** Closes all browser contexts after a test, so that their pages cost the next tests nothing. */
export const test = plain.extend<{ goHome: void }>({
  goHome: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

export interface Player {
  readonly name: string;
  readonly page: Page;
}

/**
 * Somebody with a browser of their own: English, without movement, and with the moves of others shown at once, unless the test says
 * otherwise. Both have tests of their own, and nobody waits for them.
 */
export async function newPlayer(
  browser: Browser,
  name: string,
  settings: Parameters<Browser['newContext']>[0] = {},
): Promise<Player> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...settings });
  await showMovesAtOnce(context);
  return { name, page: await context.newPage() };
}

/** The moves of others are shown at once, until somebody prefers otherwise. */
export const showMovesAtOnce = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    if (localStorage.getItem('quayside-table') === null)
      localStorage.setItem('quayside-table', JSON.stringify({ playback: 'off' }));
  });

export async function takeName({ page, name }: Player): Promise<void> {
  await page
    .getByRole('button', { name: /^You are/ })
    .first()
    .click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: `You are ${name}. Account` }).first()).toBeVisible();
}

export interface NewTable {
  readonly game: string;
  /** How often to press a stepper's button: `{ Days: -3 }`. */
  readonly steps?: { readonly [label: string]: number };
  /** What to tick. */
  readonly flags?: readonly string[];
  /** What to choose from lists. */
  readonly choices?: { readonly [label: string]: string };
}

/** Opens a table by the form and returns its address. */
export async function openTable(
  { page }: Player,
  { game, steps = {}, flags = [], choices = {} }: NewTable,
): Promise<string> {
  await page.goto('/tables/new');
  await page.getByRole('combobox', { name: 'Game' }).selectOption({ label: game });
  for (const [label, n] of Object.entries(steps))
    for (let i = 0; i < Math.abs(n); i++)
      await page.getByRole('button', { name: `One ${n < 0 ? 'less' : 'more'}: ${label}` }).click();
  for (const [label, choice] of Object.entries(choices))
    await page.getByRole('combobox', { name: label }).selectOption({ label: choice });
  for (const flag of flags) await page.getByRole('checkbox', { name: flag }).check();
  await page.getByRole('button', { name: /^(Create table|Start now)$/ }).click();
  await page.waitForURL(/\/tables\/(?!new)/);
  return page.url();
}

export async function sitDown({ page }: Player, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Join' }).first().click();
  await expect(page.getByRole('button', { name: 'Leave table' })).toBeVisible();
}

/** How somebody likes to play who knows the game: one tap for a choice, and turns that end, and begin, by themselves. */
export async function preferQuickPlay({ page }: Player, begin = true): Promise<void> {
  await page.goto('/settings');
  await preferOrder(page, /^Auto-play forced steps/, begin);
  await preferOrder(page, /^End my turn automatically/, true);
  await page.getByRole('combobox', { name: /^Confirm moves/ }).selectOption({ label: 'Never' });
}

/** Every choice takes a second click, or none does that can be undone. */
export async function preferConfirmation(page: Page, preference: 'Always' | 'Never'): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('combobox', { name: /^Confirm moves/ }).selectOption({ label: preference });
}

/** A standing order of the settings page is given or revoked, and stored. */
export async function preferOrder(page: Page, name: RegExp, on: boolean): Promise<void> {
  const box = page.getByRole('checkbox', { name });
  await expect(box).toBeVisible();
  if ((await box.isChecked()) === on) return;
  const stored = page.waitForResponse((response) => response.url().includes('profile.updatePreferences'));
  await box.setChecked(on);
  await stored;
}

/** A desk: the whole table on one screen. */
export const DESK = { viewport: { width: 1440, height: 900 } } as const;
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

export { decide, nextToDecide, playToTheEnd } from './board-actions.ts';
