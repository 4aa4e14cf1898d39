import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { command } from './command.ts';

/** Where each package comes from, by its name. */
export type Sources = { readonly [name: string]: string };

/** What the packages and a new game need from elsewhere. */
const OTHERS = ['@types/node', 'esbuild', 'typescript', 'vitest'];

/**
 * Our packages come from their tarballs. What others have published is linked to what is installed in the repository, so that no
 * network is needed.
 */
export const sourcesOf = (tarballs: ReadonlyMap<string, string>, installed: string): Sources =>
  Object.fromEntries([
    ...[...tarballs].map(([name, tarball]) => [name, `file:${tarball}`] as const),
    ...OTHERS.map((name) => [name, `link:${realpathSync(path.join(installed, name))}`] as const),
  ]);

/** Installs what a manifest asks for, in a folder outside the workspace. */
export function installOutside(folder: string, manifest: object, sources: Sources): void {
  mkdirSync(folder, { recursive: true });
  const whole = { ...manifest, pnpm: { overrides: sources } };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(whole, null, 2));
  command(folder, 'pnpm', 'install', '--offline', '--ignore-workspace', '--ignore-scripts');
}
