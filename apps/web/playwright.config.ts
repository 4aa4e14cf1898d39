import { rmSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import chromium from '@sparticuz/chromium';
import { freePort } from './e2e/test-server.ts';

// Each worker reads this file again, and finds in the environment what the first reader has chosen.
const chosen = process.env['E2E_PORT'];
const port = (process.env['E2E_PORT'] ??= String(await freePort(3120)));
// A folder of the run's own: another run may go on beside it.
const data = path.join(import.meta.dirname, 'test-results', `data-${port}`);
if (chosen === undefined) rmSync(data, { recursive: true, force: true });
const baseURL = `http://127.0.0.1:${port}`;

// The browser comes out of an npm package, so nothing has to be installed; CHROME_PATH takes another one.
const executablePath = process.env['CHROME_PATH'] ?? (await chromium.executablePath());

/** Tests that take minutes. */
const WHOLE_MATCHES = /(whole-matches|keyboard-matches|le-havre)\.test\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/browser',
  forbidOnly: true,
  fullyParallel: true,
  // Long, because a busy machine is slow.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  workers: 2,
  // What passes only at the second try is named at the end of `npm test`, until its cause is known and mended.
  retries: 1,
  // The longest first, so that both workers end at the same time.
  projects: [
    { name: 'matches', testMatch: WHOLE_MATCHES },
    { name: 'pages', testIgnore: WHOLE_MATCHES },
  ],
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL,
    // Shorter than the test's own timeout, so that the failing action is named.
    actionTimeout: 30_000,
    // What was done and asked for, and picture and contents of the page at the end. Keeping what was on the page at each step would
    // take a third of the machine.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'exec node dist/server.mjs',
    url: baseURL,
    env: {
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      PORT: port,
      DATA_DIR: data,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    timeout: 180_000,
  },
});
