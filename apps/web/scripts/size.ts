// How much JavaScript each page loads, compressed as the server sends it: `pnpm size`, after a build. Old browsers' polyfills, which
// others never fetch, are not counted.
import { openServerAndBrowser } from './server-and-browser.ts';
import { LIMITS } from './limits.ts';
import { openAgainstBots } from './seat-players.ts';
import { settled, measureScripts } from './script-size.ts';

const PAGES =
  '/ /tables /tables/new /pairing /history /rankings /friends /learn /learn/le-havre /learn/le-havre/first-round /account /settings /about /privacy /replay'.split(
    ' ',
  );

const server = await openServerAndBrowser();
try {
  const line = (name: string, { kilobytes, files }: Awaited<ReturnType<typeof measureScripts>>, limit: number) =>
    console.log(
      `${name.padEnd(30)} ${kilobytes.toFixed(1).padStart(7)} kB sent  ${kilobytes <= limit ? 'within' : 'OVER'} ${limit}  (${files} files)`,
    );
  for (const address of PAGES) {
    const weight = await measureScripts(server.browser, async (page) => {
      await page.goto(server.base + address);
      await settled(page);
    });
    line(address, weight, address.endsWith('first-round') ? LIMITS.table : address === '/' ? LIMITS.home : LIMITS.page);
  }
  for (const game of ['le-havre', 'inland-port', 'salty-ocean', 'tidewater']) {
    // The table is opened first: what is weighed is coming to it with an empty cache.
    const host = await openAgainstBots(server, game);
    const weight = await measureScripts(server.browser, async (page) => {
      await page.goto(host.url());
      await page.locator('section[aria-label]').first().waitFor();
      await settled(page);
    });
    line(`table: ${game}`, weight, LIMITS.table);
    await host.context().close();
  }
} finally {
  await server.close();
}
