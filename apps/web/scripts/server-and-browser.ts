// The built server with an empty data folder, and a browser, for scripts.
import { chromium, type Browser } from '@playwright/test';
import packaged from '@sparticuz/chromium';
import { TestServer as Server } from '../e2e/test-server.ts';

export interface ServerAndBrowser {
  readonly base: string;
  readonly browser: Browser;
  /** Its data folder. */
  readonly data: string;
  /** Runs the operator's command. */
  operator(...command: readonly string[]): Promise<void>;
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
    operator: (...command) => server.operator(...command),
    async close() {
      await browser.close();
      await server.remove();
    },
  };
}
