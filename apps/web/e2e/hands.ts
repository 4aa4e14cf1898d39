import { expect, type Locator } from '@playwright/test';
import type { Person } from './quay.ts';

// What hands do at a table: any board's, drawn or plain. Things are chosen where they lie and confirmed beside the question.

const DECISION = 'section[data-decision]';
const RESULT = '[data-total]';
/** What gives an answer at once. Asides that are folded away are none. */
const BUTTON = '[data-confirm]:enabled:visible, [data-option]:visible';

/** Whoever has to decide next, or null once every page shows the result. */
export async function nextToDecide(people: readonly Person[]): Promise<Person | null> {
  let found: Person | null = null;
  await expect
    .poll(
      async () => {
        let over = 0;
        for (const person of people) {
          const decides = await person.page.locator(DECISION).count();
          if (decides > 0) {
            found = person;
            return true;
          }
          if ((await person.page.locator(RESULT).count()) > 0) over++;
        }
        return over === people.length;
      },
      { timeout: 30_000, intervals: [20, 50, 100] },
    )
    .toBe(true);
  return found;
}

/** Two in the same place would go round in circles: each choice takes another of what is lit. */
let turns = 0;

/** Answers the decision in front of this person: something wished for where it is offered, else anything; payments as filled in. */
export async function decides(person: Person, wish: readonly string[] = []): Promise<void> {
  const { page } = person;
  const section = page.locator(DECISION);
  const id = (await section.getAttribute('data-decision')) ?? '';
  // The plain board sets asides apart; on drawn ones they lie on the board.
  const part = section.locator('[data-due]');
  const panel = (await part.count()) > 0 ? part : section;
  // A pointer that rests on something looks at it.
  await page.mouse.move(2, 2);
  const lit = page.locator('[data-lit]:not([data-lit="aside"]):visible');
  const things = await lit.count();
  const wished = await firstOf(panel, wish);
  if (wished) await wished.click();
  else if (things > 0) {
    await lit.nth(turns++ % things).click();
    await panel.locator(BUTTON).first().click();
  } else if ((await panel.locator('[data-confirm]:enabled:visible').count()) > 0)
    await panel.locator('[data-confirm]:enabled:visible').first().click();
  else await panel.locator(BUTTON).last().click();
  await done(person, id);
}

/** Clicks a certain answer: `on` is what is chosen first, where it lies on the board. */
export async function presses({ page }: Person, answer: string, on?: string): Promise<void> {
  if (on !== undefined) await page.locator(`${on}:visible`).first().click();
  await page.locator(DECISION).locator(`[data-option="${answer}"]`).first().click();
}

/** Gives a certain answer to what is due. */
export async function gives(person: Person, answer: string, on?: string): Promise<void> {
  const id = (await person.page.locator(DECISION).getAttribute('data-decision')) ?? '';
  await presses(person, answer, on);
  await done(person, id);
}

/** A plain board asks for a second click; then the decision is gone, or changed. */
async function done({ page }: Person, id: string): Promise<void> {
  const same = page.locator(`section[data-decision="${id}"]`);
  const confirm = same.locator('[data-due] [data-confirm]:enabled:visible').first();
  await expect
    .poll(
      async () => {
        if ((await same.count()) === 0) return true;
        if ((await confirm.count()) > 0) await confirm.click({ timeout: 2000 }).catch(() => undefined);
        return false;
      },
      { timeout: 15_000, intervals: [15, 30, 60, 120, 250] },
    )
    .toBe(true);
}

async function firstOf(panel: Locator, wish: readonly string[]): Promise<Locator | null> {
  if (wish.length === 0) return null;
  const names = await panel
    .locator('[data-option]:visible')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-option') ?? ''));
  const found = wish.find((one) => names.includes(one));
  return found === undefined ? null : panel.locator(`[data-option="${found}"]`).first();
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
