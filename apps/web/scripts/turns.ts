// What a turn costs its player: clicks and seconds on a desk, taps and seconds on a phone. `pnpm --filter @quayside/web turns`, after
// a build. The same hands play every time (e2e/board-actions.ts), against one bot, so that figures can be compared. `--confirm-all`
// plays as everybody once had to: every choice is confirmed and nothing happens by itself.
import { decide, DESK, nextToDecide, PHONE, type Player } from '../e2e/player.ts';
import { callApi } from './play-by-api.ts';
import { openServerAndBrowser } from './server-and-browser.ts';
import { seatPlayers } from './seat-players.ts';

const GAMES = ['le-havre', 'inland-port', 'salty-ocean'];
/** Decisions that are looked at. */
const DECISIONS = Number(process.argv.find((one) => one.startsWith('--decisions='))?.slice(12) ?? 40);
const CONFIRM_ALL = process.argv.includes('--confirm-all');
const named = process.argv.slice(2).filter((one) => !one.startsWith('--'));

const server = await openServerAndBrowser(3151);
try {
  for (const game of GAMES.filter((one) => named.length === 0 || named.includes(one)))
    for (const [device, settings] of Object.entries({ desk: DESK, phone: PHONE })) {
      const [me] = await seatPlayers(server, game, 1, {
        bots: ['deckhand'],
        names: ['Ada'],
        settings: { ...settings, reducedMotion: 'reduce' },
      });
      if (!me) throw new Error('nobody has come');
      if (CONFIRM_ALL) await confirmAll(me);
      await me.page.evaluate(() => {
        Object.assign(window, { clicks: 0 });
        addEventListener('click', () => void (window as unknown as { clicks: number }).clicks++, true);
      });
      let seconds = 0;
      for (let n = 0; n < DECISIONS && (await nextToDecide([me])); n++) {
        const began = performance.now();
        // A question may go by itself while the hand is on its way.
        await decide(me, ['end']).catch(() => undefined);
        seconds += (performance.now() - began) / 1000;
      }
      const clicks = await me.page.evaluate(() => (window as unknown as { clicks: number }).clicks);
      // A paragraph of the log is a turn.
      const turns = await me.page.locator('[role="log"]').last().locator('ol > li', { hasText: 'Ada' }).count();
      const each = (sum: number) => (sum / Math.max(1, turns)).toFixed(1);
      console.log(
        `${game.padEnd(12)} ${device.padEnd(6)} ${each(clicks)} ${device === 'desk' ? 'clicks' : 'taps'} and ${each(seconds)} s a turn (${turns} turns)`,
      );
      await me.page.context().close();
    }
} finally {
  await server.close();
}

async function confirmAll({ page }: Player): Promise<void> {
  const id = page.url().split('/').at(-1) ?? '';
  const orders = await callApi<{ id: string }[]>(page, 'GET', 'match.standingOrders', { id });
  for (const { id: order } of orders)
    await callApi(page, 'POST', 'match.setStandingOrder', { id, order, choice: 'off' });
  await page.evaluate(() =>
    localStorage.setItem('quayside-table', JSON.stringify({ playback: 'off', confirmation: 'always' })),
  );
  await page.reload();
}
