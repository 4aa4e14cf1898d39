import type { Browser, Page } from '@playwright/test';

export const settled = (page: Page) => page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => undefined);

/** Loads something in a browser that has nothing yet, and adds up its scripts as they came over the wire. */
export async function measureScripts(
  browser: Browser,
  load: (page: Page) => Promise<void>,
): Promise<{ kilobytes: number; files: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  const scripts = new Map<string, number>();
  const reading: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    reading.push(
      request.sizes().then(
        ({ responseBodySize }) => void scripts.set(request.url(), responseBodySize),
        // A page that was left in the meantime.
        () => undefined,
      ),
    );
  });
  await load(page);
  await Promise.all(reading);
  await context.close();
  return { kilobytes: [...scripts.values()].reduce((sum, n) => sum + n, 0) / 1024, files: scripts.size };
}
