import { expect, type Browser, type Locator, type Page } from '@playwright/test';

// What people do on these pages, so that the tests read as what happens at the table.

export interface Person {
  readonly name: string;
  readonly page: Page;
}

/** Somebody with a browser of their own. English, unless the test says otherwise. */
export async function comes(
  browser: Browser,
  name: string,
  settings: Parameters<Browser['newContext']>[0] = {},
): Promise<Person> {
  const context = await browser.newContext({ locale: 'en-GB', ...settings });
  return { name, page: await context.newPage() };
}

export async function takesName({ page, name }: Person): Promise<void> {
  await page
    .getByRole('button', { name: /^You are/ })
    .first()
    .click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: `You are ${name}. Change name` }).first()).toBeVisible();
}

export interface NewTable {
  readonly game: string;
  /** How often to press a stepper's button: `{ Days: -3 }`. */
  readonly steps?: { readonly [label: string]: number };
  /** What to tick. */
  readonly flags?: readonly string[];
}

/** Opens a table by the form and returns its address. */
export async function opensTable({ page }: Person, { game, steps = {}, flags = [] }: NewTable): Promise<string> {
  await page.goto('/tables/new');
  await page.getByRole('combobox', { name: 'Game' }).selectOption({ label: game });
  for (const [label, n] of Object.entries(steps))
    for (let i = 0; i < Math.abs(n); i++)
      await page.getByRole('button', { name: `${n < 0 ? '−' : '+'}: ${label}` }).click();
  for (const flag of flags) await page.getByRole('checkbox', { name: flag }).check();
  await page.getByRole('button', { name: /^(Open the table|Start at once)$/ }).click();
  await page.waitForURL(/\/tables\/(?!new)/);
  return page.url();
}

export async function sitsDown({ page }: Person, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Sit down' }).first().click();
  await expect(page.getByRole('button', { name: 'Get up' })).toBeVisible();
}

const DECISION = 'section[data-decision]';
const RESULT = '[data-total]';

/** Whoever has to decide next, or null once every page shows the result. */
export async function nextToDecide(people: readonly Person[]): Promise<Person | null> {
  let found: Person | null = null;
  await expect
    .poll(
      async () => {
        let over = 0;
        for (const person of people) {
          if ((await person.page.locator(DECISION).count()) > 0) {
            found = person;
            return true;
          }
          if ((await person.page.locator(RESULT).count()) > 0) over++;
        }
        return over === people.length;
      },
      { timeout: 20_000, intervals: [20, 50, 100] },
    )
    .toBe(true);
  return found;
}

/** Answers the decision in front of this person: the wished option where it is offered, else the last one; payments as filled in. */
export async function decides({ page }: Person, wish: readonly string[] = []): Promise<void> {
  const panel = page.locator(DECISION);
  const id = await panel.getAttribute('data-decision');
  const lit = page.locator('[data-lit="due"]:visible');
  if ((await lit.count()) > 0) {
    // A drawn board: what is lit on it is chosen there and confirmed beside the question.
    await lit.first().click();
    await panel.locator('[data-confirm]:enabled, [data-option]').first().click();
  } else if ((await panel.locator('[data-confirm]').count()) > 0) await panel.locator('[data-confirm]').first().click();
  else await answers(panel.locator('> div').first(), wish);
  await expect(page.locator(`section[data-decision="${id}"]`)).toHaveCount(0);
}

async function answers(due: Locator, wish: readonly string[]): Promise<void> {
  const picks = due.locator('[data-option]');
  const names = await picks.evaluateAll((all) => all.map((one) => one.getAttribute('data-option') ?? ''));
  if (names.length > 0) {
    const chosen = wish.find((one) => names.includes(one)) ?? names[names.length - 1];
    await due.locator(`[data-option="${chosen}"]`).click();
  }
  if (names.length !== 1) await due.getByRole('button', { name: 'Confirm' }).click();
}

/** Plays until nobody has to decide any more; `between` is called before each decision. */
export async function playToTheEnd(
  people: readonly Person[],
  between?: (n: number, who: Person) => Promise<void>,
): Promise<number> {
  for (let n = 0; ; n++) {
    const who = await nextToDecide(people);
    if (!who) return n;
    await between?.(n, who);
    await decides(who, ['nets', 'woods', 'ropewalk', 'weaver', '1', '0']);
  }
}
