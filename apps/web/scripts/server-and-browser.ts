// A house of its own for what looks at pages from outside: the built server with an empty data folder, and a browser.
import { chromium, type Browser } from '@playwright/test';
import packaged from '@sparticuz/chromium';
import { TestServer as Server } from '../e2e/test-server.ts';

export interface ServerAndBrowser {
  readonly base: string;
  readonly browser: Browser;
  /** Its data folder. */
  readonly data: string;
  /** Opens it anew, with other settings. */
  reopen(settings: { readonly [name: string]: string }): Promise<void>;
  close(): Promise<void>;
}

export async function openServerAndBrowser(from = 3121): Promise<ServerAndBrowser> {
  const server = await Server.start(from);
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? (await packaged.executablePath()),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return {
    base: server.baseURL,
    browser,
    data: server.data,
    async reopen(settings) {
      await server.close();
      await server.open(settings);
    },
    async close() {
      await browser.close();
      await server.remove();
    },
  };
}
