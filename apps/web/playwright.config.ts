import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import chromium from '@sparticuz/chromium';

// Below 32768, where the system does not pick ports by itself.
const port = 3120;
const baseURL = `http://127.0.0.1:${port}`;

// The browser comes out of an npm package, so nothing has to be installed; CHROME_PATH takes another one.
const executablePath = process.env['CHROME_PATH'] ?? (await chromium.executablePath());

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/browser',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL,
    trace: 'retain-on-failure',
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
      PORT: String(port),
      DATA_DIR: mkdtempSync(path.join(os.tmpdir(), 'quayside-e2e-')),
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    timeout: 60_000,
  },
});
