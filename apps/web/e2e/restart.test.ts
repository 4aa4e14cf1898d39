import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { comes, decides, nextToDecide, opensTable, playToTheEnd, sitsDown } from './quay.ts';

// A server of its own, so that the other tests keep theirs.

/** Below 32768, where the system does not pick ports by itself. */
async function freePort(port: number): Promise<number> {
  const free = await new Promise<boolean>((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return free ? port : freePort(port + 1);
}

/** Opens the house and resolves when it answers. */
async function opens(port: number, data: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['dist/server.mjs'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, HOST: '127.0.0.1', NODE_ENV: 'production', PORT: String(port), DATA_DIR: data },
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (line: Buffer) => {
      if (String(line).includes('is open on')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return server;
}

/** Tells it to go; resolves with its exit code. */
const closes = (server: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<number | null>((resolve) => {
    server.once('exit', resolve);
    server.kill(signal);
  });

test('a server that is restarted, or dies, in the middle of a match loses nothing, and open pages go on by themselves', async ({
  browser,
}) => {
  test.slow();
  const data = mkdtempSync(path.join(os.tmpdir(), 'quayside-restart-'));
  const port = await freePort(3320);
  let server = await opens(port, data);
  try {
    const baseURL = `http://127.0.0.1:${port}`;
    const [ada, bo] = [await comes(browser, 'Ada', { baseURL }), await comes(browser, 'Bo', { baseURL })];
    await sitsDown(bo, await opensTable(ada, { game: 'Tidewater', steps: { Days: -3 } }));
    await ada.page.getByRole('button', { name: 'Start the match' }).click();
    await playToTheEnd([ada, bo], async (n) => {
      if (n !== 2 && n !== 5) return;
      expect(await closes(server, n === 2 ? 'SIGTERM' : 'SIGKILL')).toBe(n === 2 ? 0 : null);
      server = await opens(port, data);
    });
    await expect(bo.page.getByRole('row', { name: /^Total/ })).toBeVisible();
    const sheet = (page: typeof ada.page) => page.getByRole('table').locator('tbody').innerText();
    expect(await sheet(ada.page)).toBe(await sheet(bo.page));
  } finally {
    await closes(server, 'SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
});

test('an answer given while the server is away arrives once it is back, and only once', async ({ browser }) => {
  test.slow();
  const data = mkdtempSync(path.join(os.tmpdir(), 'quayside-away-'));
  const port = await freePort(3340);
  let server = await opens(port, data);
  try {
    const ada = await comes(browser, 'Ada', { baseURL: `http://127.0.0.1:${port}` });
    await opensTable(ada, { game: 'Tidewater', steps: { 'Bots among them': 1 } });
    await nextToDecide([ada]);
    await closes(server, 'SIGTERM');
    await decides(ada, ['woods']);
    server = await opens(port, data);
    const mine = ada.page.getByRole('region', { name: /^Guest/ });
    await expect(ada.page.getByRole('log')).toContainText('gets 2 wood', { timeout: 20_000 });
    await ada.page.reload();
    await expect(mine).toContainText('2 wood');
    await expect(ada.page.getByRole('button', { name: 'End the turn' })).toBeVisible();
  } finally {
    await closes(server, 'SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
});
