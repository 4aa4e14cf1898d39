import { expect, type Locator, type Page } from '@playwright/test';
import type { Player } from './player.ts';

// Plays by clicks, on any board: things are chosen where they lie and confirmed beside the question.

const DECISION = 'section[data-decision]';
const RESULT = '[data-total]';
/** What gives an answer at once. Asides that are folded away are none. */
const BUTTON = '[data-confirm]:enabled:visible, [data-option]:visible';

/** The player who has to decide next, or null once every page shows the result. */
export async function nextToDecide(people: readonly Player[]): Promise<Player | null> {
  let found: Player | null = null;
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
      { timeout: 60_000, intervals: [20, 50, 100] },
    )
    .toBe(true);
  return found;
}

/** What is asked now, or null: what has one answer may have been given by itself meanwhile. */
const decisionIn = async (page: Page): Promise<string | null> =>
  (await page.locator(DECISION).evaluateAll((all) => all.map((one) => one.getAttribute('data-decision'))))[0] ?? null;

/** Always taking the first would go round in circles, so each choice takes the next highlighted thing. */
const turns = new WeakMap<Page, number>();

/**
 * Answers the decision in front of this person: by the first of these things on the board that can be used, else by something wished
 * for among the options, else by anything; payments as filled in. Says which of the things was used.
 */
export async function decide(
  { page }: Player,
  wish: readonly string[] = [],
  things: readonly string[] = [],
): Promise<string | null> {
  const section = page.locator(DECISION);
  const id = await decisionIn(page);
  const places = await page
    .locator('[data-lit]:visible')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-place') ?? ''));
  // What was lit may belong to a question that has gone meanwhile.
  if (id === null || (await decisionIn(page)) !== id) return null;
  // A pointer that rests on something looks at it.
  await page.mouse.move(2, 2);
  const thing = things.find((one) => places.includes(one));
  if (thing !== undefined) {
    await chooseThing(page, page.locator(`[data-lit][data-place="${thing}"]:visible`).first(), id);
    return thing;
  }
  // The plain board sets asides apart; on drawn ones they lie on the board.
  const part = section.locator('[data-due]');
  const panel = (await part.count()) > 0 ? part : section;
  const lit = page.locator('[data-lit]:not([data-lit="aside"]):visible');
  const most = await lit.count();
  const wished = await firstOf(panel, wish);
  if (wished) await wished.click();
  else if (most > 0) {
    const turn = turns.get(page) ?? 0;
    turns.set(page, turn + 1);
    await chooseThing(page, lit.nth(turn % most), id);
  } else if ((await panel.locator('[data-confirm]:enabled:visible').count()) > 0)
    await panel.locator('[data-confirm]:enabled:visible').first().click();
  else await panel.locator(BUTTON).last().click();
  await confirmed(page, id);
  return null;
}

/** Clicks a thing and its first action. With one-tap play the first click is enough. */
async function chooseThing(page: Page, thing: Locator, id: string): Promise<void> {
  await thing.click();
  const chosen = page.locator('[data-place][aria-pressed="true"]:visible');
  const button = page.locator(DECISION).locator(BUTTON).first();
  // What is done besides the turn leaves the question as it was.
  await expect
    .poll(
      async () => {
        if ((await page.locator(`section[data-decision="${id}"]`).count()) === 0) return true;
        if ((await chosen.count()) === 0) return true;
        await button.click({ timeout: 2000 }).catch(() => undefined);
        return false;
      },
      { timeout: 30_000, intervals: [15, 30, 60, 120, 250] },
    )
    .toBe(true);
}

/** A plain board asks for a second click; then the decision is gone, or changed. */
async function confirmed(page: Page, id: string): Promise<void> {
  const same = page.locator(`section[data-decision="${id}"]`);
  const confirm = same.locator('[data-due] [data-confirm]:enabled:visible').first();
  await expect
    .poll(
      async () => {
        if ((await same.count()) === 0) return true;
        if ((await confirm.count()) > 0) await confirm.click({ timeout: 2000 }).catch(() => undefined);
        return false;
      },
      { timeout: 30_000, intervals: [15, 30, 60, 120, 250] },
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
  people: readonly Player[],
  between?: (n: number, who: Player) => Promise<void>,
): Promise<number> {
  for (let n = 0; ; n++) {
    const who = await nextToDecide(people);
    if (!who) return n;
    await between?.(n, who);
    await decide(who, ['nets', 'woods', 'ropewalk', 'weaver', '1', '0']);
  }
}
