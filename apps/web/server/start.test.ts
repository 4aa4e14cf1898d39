import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const web = path.resolve(import.meta.dirname, '..');
/** Where what a server needs is found; a bundle starts much sooner than the source. */
const bundled = path.join(web, 'node_modules/.cache/start-test');
let folder: string;
let nobody: number;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'quayside-start-'));
  nobody = await freePort();
  execFileSync(process.execPath, ['esbuild.mjs', bundled], { cwd: web });
  writeFileSync(path.join(folder, 'file'), '');
  mkdirSync(path.join(folder, 'damaged/db'), { recursive: true });
  writeFileSync(path.join(folder, 'damaged/db/PG_VERSION'), '18\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the real server until it ends by itself. */
async function start(env: { readonly [name: string]: string }): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [path.join(bundled, 'server.mjs')], {
    cwd: web,
    env: { ...process.env, DATABASE_URL: '', PORT: String(await freePort()), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (text: Buffer) => (said += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on a port, so the address is one of those.
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('a start that can’t open its database says why and what to do, in one line without a stack', () => {
  test.each<[string, () => { [name: string]: string }, string]>([
    ['a file as data folder', () => ({ DATA_DIR: path.join(folder, 'file') }), 'Set DATA_DIR to a folder.'],
    // Nobody may write there, root included.
    ['a folder that is not writable', () => ({ DATA_DIR: '/sys/quayside' }), 'Let this user write there'],
    ['a damaged folder', () => ({ DATA_DIR: path.join(folder, 'damaged') }), 'Restore the folder from a backup'],
    [
      'a server that is not there',
      () => ({ DATABASE_URL: `postgres://ann:secret@127.0.0.1:${nobody}/quayside` }),
      'Start the server, or check host and port',
    ],
    ['an address that is none', () => ({ DATABASE_URL: 'postgres://ann:se/cret@:x/y' }), 'postgres://user:password@'],
    [
      'an address of something else',
      () => ({ DATABASE_URL: 'mysql://ann:secret@here/y' }),
      'postgres://user:password@',
    ],
  ])('%s', async (_, env, remedy) => {
    const { code, said } = await start(env());
    expect(said).toContain(remedy);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(said).not.toContain('secret');
    expect(code).toBe(1);
  });
});
