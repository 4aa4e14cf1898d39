import { expect, type CDPSession, type Page } from '@playwright/test';
import { newPlayer, decide, DESK, nextToDecide, openTable, PHONE, takeName, test } from './player.ts';

/** How large the page is, whatever of it is in sight. */
const sizeOf = (page: Page) =>
  page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);

const LONG_NAME = 'Bartholomäus von Hohenzollern';
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

test('at 1440 × 900 the mark of whoever is to move covers nothing on the plain board, however long the name', async ({
  browser,
}) => {
  const ada = await newPlayer(browser, LONG_NAME, DESK);
  const { page } = ada;
  await openTable(ada, { game: 'Tidewater', steps: { Bots: 1 } });
  await takeName(ada);
  await nextToDecide([ada]);
  const covered = await page.getByText('to move', { exact: true }).evaluate((mark) => {
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    return [...(mark.closest('section')?.querySelectorAll('*') ?? [])]
      .filter((one) => one !== mark && one.childElementCount === 0 && one.textContent)
      .filter((one) =>
        [...one.getClientRects()].some((r) => r.left < right && r.right > left && r.top < bottom && r.bottom > top),
      )
      .map((one) => one.textContent);
  });
  expect(covered).toEqual([]);
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
    const [first, second] = await page.locator('fieldset:visible').first().getByRole('button').allTextContents();
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

const SMALL = { ...PHONE, viewport: { width: 320, height: 640 } } as const;

for (const game of [...GAMES, 'Upon a Salty Ocean'])
  test(`at 320 pixels and with a long name the table of ${game} is never wider than the screen, and choosing moves nothing`, async ({
    browser,
  }) => {
    test.slow();
    const ada = await newPlayer(browser, LONG_NAME, SMALL);
    const { page } = ada;
    await openTable(ada, { game, steps: { Bots: 1 } });
    await takeName(ada);
    await nextToDecide([ada]);
    expect((await sizeOf(page))[0]).toBe(320);
    // What one has stays in sight, however far down one reads.
    const goods = page.locator('[data-own-goods]');
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(goods).toBeInViewport();
    // A hint for newcomers does not cover it.
    if (game === 'Le Havre') await expect(page.locator('[data-decision-hint]')).toBeVisible();
    const covered = () =>
      goods.evaluate((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(covered, 'the goods are not covered').toBe(false);
    // Chat and, once something was answered, undo lie at the lower edge.
    await expect(page.locator('[data-thumb-bar]').getByRole('button', { name: 'Chat and notes' })).toBeInViewport();
    for (let n = 0; n < 2; n++) {
      await nextToDecide([ada]);
      const thing = page.locator('[data-lit="due"]:visible, [data-due] [data-option][aria-pressed]:visible').first();
      if ((await thing.count()) > 0) {
        await thing.scrollIntoViewIfNeeded();
        const before = await thing.boundingBox();
        await thing.tap();
        await expect(page.locator('[data-pinned] [data-confirm]:visible').first()).toBeInViewport();
        const after = await thing.boundingBox();
        expect([after?.x, after?.y], 'what lies under the thumb').toEqual([before?.x, before?.y]);
        expect((await sizeOf(page))[0]).toBe(320);
      }
      await decide(ada);
      expect(await page.locator('[data-undo]:visible').count(), 'undo stands once').toBeLessThan(2);
    }
    expect((await sizeOf(page))[0]).toBe(320);
  });

test('a move that is made without a connection is told at once, near the finger, and sent when it is back', async ({
  browser,
}) => {
  const ada = await newPlayer(browser, 'Ada', PHONE);
  const { page } = ada;
  await openTable(ada, { game: 'Tidewater', steps: { Bots: 1 } });
  await nextToDecide([ada]);
  await page.locator('[data-option="nets"]').tap();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Confirm' }).tap();
  const notice = page.getByText('Your move is kept');
  await expect(notice.filter({ visible: true })).toBeInViewport();
  const box = await notice.filter({ visible: true }).boundingBox();
  expect(box?.y ?? 0, 'near the lower edge').toBeGreaterThan(844 / 2);
  await page.context().setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'End your turn' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Nets' })).toContainText('Guest');
});
