import { expect, type CDPSession, type Page } from '@playwright/test';
import { newPlayer, decide, DESK, nextToDecide, openTable, PHONE, test } from './player.ts';

/** How large the page is, whatever of it is in sight. */
const sizeOf = (page: Page) =>
  page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);

const GAMES = ['Le Havre', 'Le Havre: The Inland Port', 'Tidewater'];

for (const game of GAMES)
  test(`at 1440 × 900 the table of ${game} needs no scrolling, on its own board and on the plain one`, async ({
    browser,
  }) => {
    test.slow();
    const ada = await newPlayer(browser, 'Ada', DESK);
    const { page } = ada;
    await openTable(ada, { game, steps: { Bots: 1 } });
    const fits = async () => {
      await nextToDecide([ada]);
      expect(await sizeOf(page)).toEqual([1440, 900]);
      // The decision and its buttons are in sight too.
      for (const button of await page.locator('section[data-decision] button:visible').all())
        await expect(button).toBeInViewport();
    };
    await fits();
    for (let n = 0; n < 4; n++) {
      await decide(ada);
      await fits();
    }
    const plain = page.getByRole('button', { name: 'Text view' });
    if ((await plain.count()) > 0) {
      await plain.click();
      await fits();
    }
  });

/** A finger that goes from one point to another. */
async function swipes(finger: CDPSession, from: [number, number], to: [number, number]): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const steps = 6;
  await touch('touchStart', [{ x: from[0], y: from[1] }]);
  for (let i = 1; i <= steps; i++)
    await touch('touchMove', [
      { x: from[0] + ((to[0] - from[0]) * i) / steps, y: from[1] + ((to[1] - from[1]) * i) / steps },
    ]);
  await touch('touchEnd', []);
}

const taken = (page: Page) => page.locator('fieldset button[aria-pressed="true"]:visible').first();

for (const game of GAMES)
  test(`on a phone a swipe turns the leaves of ${game}, and what is to be confirmed lies under the thumb`, async ({
    browser,
  }) => {
    test.slow();
    const ada = await newPlayer(browser, 'Ada', PHONE);
    const { page } = ada;
    await openTable(ada, { game, steps: { Bots: 1 } });
    await nextToDecide([ada]);
    const finger = await page.context().newCDPSession(page);
    const [first, second] = await page.locator('fieldset:visible').first().getByRole('button').allInnerTexts();
    await expect(taken(page)).toHaveText(first ?? '');
    await swipes(finger, [330, 480], [60, 490]);
    await expect(taken(page)).toHaveText(second ?? '');
    await swipes(finger, [60, 480], [330, 490]);
    await expect(taken(page)).toHaveText(first ?? '');
    // What is lit is tapped, and the button that gives the answer comes to the thumb.
    for (let n = 0; n < 3; n++) {
      await nextToDecide([ada]);
      const things = page.locator('[data-lit]:not([data-lit="aside"]):visible, [data-due] [data-option]:visible');
      const only = page.locator('[data-pinned] button:visible').first();
      const due = page.locator('[data-due]');
      const panel = (await due.count()) > 0 ? due : page.locator('section[data-decision]');
      const button = panel.locator('[data-confirm]:enabled:visible, [data-option]:visible');
      if ((await only.count()) === 0) {
        // Some have a mouse, too, and it rests wherever it was left.
        const { x, y, width, height } = (await things.last().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        await page.mouse.move(x + width / 2, y + height / 2);
        await things.first().tap();
      }
      await expect(button.last()).toBeVisible();
      const box = await button.last().boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
      expect(box?.y ?? 0, `${game}: the button of decision ${n}`).toBeGreaterThan(844 / 2);
      await decide(ada);
    }
    expect((await sizeOf(page))[0]).toBe(390);
  });
