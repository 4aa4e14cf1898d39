// Children that are always seen to their end: one signal to us ends the whole tree below us.
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Something a person can act on; shown without a stack. */
export class Failure extends Error {}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let ending = false;

export const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };

/**
 * Runs a command to its end. Its output goes to the terminal, or is kept if `quiet`.
 * @param {string[]} command
 * @param {{ cwd: string, quiet?: boolean, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ ok: boolean, code: number, output: string }>}
 */
export function run([program = '', ...args], { cwd, quiet = false, env: own = {} }) {
  return new Promise((resolve, reject) => {
    // A process group of its own, so that a signal can be given to all that the command has started.
    const child = spawn(program, args, {
      cwd,
      detached: true,
      env: { ...env, ...own },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    running.add(child);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => {
      running.delete(child);
      reject(new Failure(`${program} cannot be started: ${error.message}`));
    });
    child.on('close', (code) => {
      running.delete(child);
      // After a signal the caller must not run the next command.
      if (!ending) resolve({ ok: code === 0, code: code ?? 1, output });
    });
  });
}

/**
 * On SIGINT, SIGTERM or SIGHUP hands the signal on, waits until every descendant is gone, and exits.
 * @param {'success' | 'interrupted'} meaning whether being ended is the normal end of the task
 * @param {number} patience how many milliseconds they may take before they are killed
 */
export function endOnSignal(meaning, patience = 8_000) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      void endAll(signal, patience).then(() =>
        process.exit(meaning === 'success' ? 0 : 128 + os.constants.signals[signal]),
      );
    });
  }
}

async function endAll(/** @type {NodeJS.Signals} */ signal, /** @type {number} */ patience) {
  // Taken before the signal is given: a child that is left behind by its parent can no longer be found.
  const family = descendants(new Map([[process.pid, startOf(process.pid)]]));
  family.delete(process.pid);
  for (const { pid } of running) if (pid) give(-pid, signal);
  for (const until = Date.now() + patience; Date.now() < until; await sleep(50)) {
    descendants(family);
    for (const [pid, start] of family) if (startOf(pid) !== start) family.delete(pid);
    if (family.size === 0) return;
  }
  for (const pid of family.keys()) give(pid, 'SIGKILL');
  await sleep(100);
}

/**
 * Adds to `family` all that its members have started.
 * @param {Map<number, string | null>} family pid and start time, as a pid may be used again
 */
function descendants(family) {
  const parents = processes();
  for (let found = true; found;) {
    found = false;
    for (const [pid, parent] of parents) {
      if (family.has(pid) || !family.has(parent)) continue;
      family.set(pid, startOf(pid));
      found = true;
    }
  }
  return family;
}

/** Every process and its parent. */
function processes() {
  /** @type {Map<number, number>} */
  const parents = new Map();
  if (process.platform === 'linux') {
    for (const name of readdirSync('/proc')) {
      const parent = /^\d+$/.test(name) ? statOf(Number(name))?.[1] : undefined;
      if (parent) parents.set(Number(name), Number(parent));
    }
  } else {
    for (const line of execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n')) {
      const [pid, parent] = line.trim().split(/\s+/);
      if (pid && parent) parents.set(Number(pid), Number(parent));
    }
  }
  return parents;
}

/** Something that tells this process from a later one with the same pid; null if it has ended. */
function startOf(/** @type {number} */ pid) {
  if (process.platform === 'linux') {
    const stat = statOf(pid);
    return stat && stat[0] !== 'Z' ? (stat[19] ?? null) : null;
  }
  return give(pid, 0) ? 'alive' : null;
}

/** The fields of /proc/<pid>/stat from the state on (the name before it may hold spaces). */
function statOf(/** @type {number} */ pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

function give(/** @type {number} */ pid, /** @type {NodeJS.Signals | 0} */ signal) {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
