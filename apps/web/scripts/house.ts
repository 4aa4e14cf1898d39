// A house of its own for what looks at pages from outside: the built server with an empty data folder, and a browser.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import packaged from '@sparticuz/chromium';

export interface House {
  readonly base: string;
  readonly browser: Browser;
  /** Its data folder. */
  readonly data: string;
  /** Opens it anew, with other settings. */
  reopen(settings: { readonly [name: string]: string }): Promise<void>;
  close(): Promise<void>;
}

export async function openHouse(from = 3121): Promise<House> {
  const port = await freePort(from);
  const data = mkdtempSync(path.join(os.tmpdir(), 'quayside-house-'));
  let server = await serve(port, data);
  const stop = () =>
    new Promise<unknown>((resolve) => {
      server.removeAllListeners('exit').once('exit', resolve);
      server.kill('SIGTERM');
    });
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? (await packaged.executablePath()),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return {
    base: `http://127.0.0.1:${port}`,
    browser,
    data,
    async reopen(settings) {
      await stop();
      server = await serve(port, data, settings);
    },
    async close() {
      await browser.close();
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The built server, once it answers. */
async function serve(
  port: number,
  data: string,
  settings: { readonly [name: string]: string } = {},
): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['dist/server.mjs'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data },
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (line: Buffer) => String(line).includes('open on') && resolve());
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: is it built?`)));
  });
  return server;
}

/** Below 32768, where the system does not pick ports by itself. */
async function freePort(port: number): Promise<number> {
  const free = await new Promise<boolean>((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return free ? port : freePort(port + 1);
}
