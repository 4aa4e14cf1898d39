import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'esbuild';
import type { CommandResult } from './command.ts';

/** As source, every inner function carries its name with it, which costs up to a third. What is measured is what is shipped. */
export const isSource = import.meta.url.endsWith('.ts');

/** Runs the command that was typed once more, from a bundle of this program. */
export function runBundled(): Promise<CommandResult> {
  // Here and not among temporary files, because the bundle has to find esbuild.
  const cache = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url));
  mkdirSync(cache, { recursive: true });
  const entry = { entryPoints: [fileURLToPath(new URL('main.ts', import.meta.url))] };
  return withBundle(cache, entry, (file) => {
    const { status } = spawnSync(process.execPath, [file, ...process.argv.slice(2)], { stdio: 'inherit' });
    return { json: null, text: '', printed: true, ok: status === 0 };
  });
}

/** Bundles an entry, hands over the file and removes it afterwards. */
export async function withBundle<T>(
  near: string,
  entry: BuildOptions,
  use: (file: string) => Promise<T> | T,
): Promise<T> {
  const { build } = await import('esbuild');
  const folder = mkdtempSync(path.join(near, 'quayside-'));
  try {
    const outfile = path.join(folder, 'quayside.mjs');
    await build({
      ...entry,
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      external: ['esbuild', 'vitest'],
      logLevel: 'error',
    });
    return await use(outfile);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
