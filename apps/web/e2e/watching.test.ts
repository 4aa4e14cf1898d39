import { expect, type Page } from '@playwright/test';
import { decide, DESK, newPlayer, nextToDecide, openTable, sitDown, test } from './player.ts';

test('who opens a table chooses how late onlookers see it, and they do', async ({ browser }) => {
  const [ada, bea, cem] = [
    await newPlayer(browser, 'Ada', DESK),
    await newPlayer(browser, 'Bea', DESK),
    await newPlayer(browser, 'Cem', DESK),
  ];
  const address = await openTable(ada, { game: 'Tidewater', choices: { Spectators: 'see it 3 turns later' } });
  await expect(ada.page.getByText('see it 3 turns later')).toBeVisible();
  await sitDown(bea, address);
  await ada.page.getByRole('button', { name: 'Start game' }).click();

  const log = cem.page.getByRole('log');
  const inLog = async (page: Page) => page.getByRole('log').getByRole('listitem').count();
  let [turns, last] = [0, ''];
  /** One answer of whoever must decide. */
  const answer = async (...wish: string[]): Promise<void> => {
    const who = await nextToDecide([ada, bea]);
    if (!who) throw new Error('the match is over');
    if (who.name !== last) turns++;
    last = who.name;
    await decide(who, wish);
  };
  await answer('nets');
  await answer('end');
  await expect(bea.page.getByRole('log')).toContainText('goes to the nets');
  await cem.page.goto(address);
  await expect(cem.page.getByText('You see the game 3 turns later than the players.')).toBeVisible();
  await expect(log).toBeVisible();
  await expect(log).not.toContainText('goes to the nets');
  // Nor when it comes anew in the next turn.
  await answer('woods');
  await cem.page.reload();
  await expect(log).toBeVisible();
  await expect(log).not.toContainText('goes to the nets');
  // It comes by itself once it lies far enough behind.
  for (let n = 0; n < 60 && !(await log.innerText()).includes('goes to the nets'); n++) await answer('end');
  await expect(log).toContainText('goes to the nets');
  expect(turns).toBeGreaterThan(3);
  expect(await inLog(cem.page)).toBeLessThan(await inLog(ada.page));
  // Players are told nothing of it beside the board.
  await expect(ada.page.getByText(/turns later than the players/)).toHaveCount(0);
});
