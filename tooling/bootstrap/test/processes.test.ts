import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const processes = new URL('../processes.mjs', import.meta.url).href;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'processes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts a task that runs `shell`, waits until `count` processes below it have written their pid, and signals it. */
async function signalled(shell: string, count: number, meaning: string, signal: NodeJS.Signals = 'SIGTERM') {
  const task = `
    import { endOnSignal, run } from ${JSON.stringify(processes)};
    endOnSignal(${JSON.stringify(meaning)}, 1000);
    await run(['sh', '-c', ${JSON.stringify(shell)}], { cwd: ${JSON.stringify(folder)} });
    console.log('went on');
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', task]);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  const pids = await vi.waitFor(
    () => {
      const lines = readFileSync(path.join(folder, 'pids'), 'utf8').trim().split('\n');
      expect(lines).toHaveLength(count);
      return lines.map(Number);
    },
    { timeout: 60_000 },
  );
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  child.kill(signal);
  return { code: await ended, left: pids.filter(isAlive), output };
}

/** The dead stay in the table, as zombies, until init has looked after them. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

const family = 'echo $$ >> pids; (sh -c "echo \\$\\$ >> pids; exec sleep 60") & sleep 60';
const ownGroup = `node -e "require('child_process').spawn('sh', ['-c', 'echo \\$\\$ >> pids; exec sleep 60'], { detached: true })"`;

describe('one signal', () => {
  it('ends children and grandchildren', async () => {
    expect(await signalled(family, 2, 'interrupted')).toEqual({ code: 143, left: [], output: '' });
  });

  it('ends a grandchild that has left the process group', async () => {
    expect(await signalled(`echo $$ >> pids; ${ownGroup}`, 2, 'interrupted')).toMatchObject({ code: 143, left: [] });
  });

  it('kills who does not listen, after a while', async () => {
    const stubborn = `trap '' TERM; echo $$ >> pids; while true; do sleep 1; done`;
    expect(await signalled(stubborn, 1, 'interrupted')).toMatchObject({ code: 143, left: [] });
  });

  it('is a success where it is the normal way to end', async () => {
    expect(await signalled(family, 2, 'success', 'SIGINT')).toMatchObject({ code: 0, left: [] });
  });
});
