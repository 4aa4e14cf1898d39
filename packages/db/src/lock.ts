import { spawnSync } from 'node:child_process';
import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import os from 'node:os';
import { DatabaseUnavailable, DataFolderInUse } from './errors.ts';

/**
 * Locks a data folder for this process; returns what unlocks it. It is the kernel's lock on an open file: it holds for every process
 * that reaches the same file, in whatever container, and ends with the process that has it, however that ends. The file itself stays,
 * as two processes could otherwise hold locks on two files of the same name.
 */
export function lockFolder(dir: string): () => void {
  const file = `${dir.replace(/\/+$/, '')}.lock`;
  const fd = openLocked(file, dir);
  ftruncateSync(fd);
  writeSync(fd, `process ${process.pid} on ${os.hostname()}`, 0);
  return () => closeSync(fd);
}

/** Systems that lock a file while opening it: BSD's O_EXLOCK, which Node hands on and does not name. */
const LOCKS_WHILE_OPENING = new Set<NodeJS.Platform>(['darwin', 'freebsd', 'openbsd', 'netbsd']);
const O_EXLOCK = 0x20;

function openLocked(file: string, dir: string): number {
  const flags = constants.O_RDWR | constants.O_CREAT;
  if (!LOCKS_WHILE_OPENING.has(process.platform)) return lockOpened(openSync(file, flags), file, dir);
  try {
    return openSync(file, flags | O_EXLOCK | constants.O_NONBLOCK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') throw new DataFolderInUse(dir, holderOf(file));
    throw error;
  }
}

/** Node has no flock, but the lock belongs to the open file and not to who asked for it: flock(1) takes it on ours and ends. */
function lockOpened(fd: number, file: string, dir: string): number {
  const { status, stderr, error } = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'pipe', fd] });
  if (status === 0) return fd;
  closeSync(fd);
  const said = stderr?.toString().trim() || error?.message || `exit code ${status}`;
  // No output if another process has the lock; a reason if locking failed.
  if (status === 1 && stderr.length === 0) throw new DataFolderInUse(dir, holderOf(file));
  throw new DatabaseUnavailable(
    `The data folder ${dir} can't be locked against other processes (${said}). Install flock (in the package util-linux), use a file system with locks, or set DATABASE_URL to use PostgreSQL.`,
  );
}

const holderOf = (file: string): string => readFileSync(file, 'utf8') || 'another process';
