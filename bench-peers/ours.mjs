import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const cli = fileURLToPath(new URL('../packages/cli/src/', import.meta.url));

/** Packages of this repository, bundled as they are shipped. `contents` says what to export. */
export async function ours(contents) {
  const { build } = createRequire(`${cli}main.ts`)('esbuild');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-peers-'));
  const outfile = path.join(folder, 'ours.mjs');
  await build({
    stdin: { contents, resolveDir: cli, loader: 'ts' },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  const built = await import(pathToFileURL(outfile).href);
  rmSync(folder, { recursive: true });
  return built;
}
