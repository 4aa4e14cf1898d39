import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Runs a program, and fails with all that it said where it fails. */
export function command(cwd: string, program: string, ...args: string[]): void {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status === 0) return;
  const where = path.basename(cwd);
  throw new Error(`In ${where}, \`${path.basename(program)} ${args.join(' ')}\` failed.\n${error ?? stdout + stderr}`);
}
