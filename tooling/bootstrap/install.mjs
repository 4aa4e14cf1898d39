import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure, run } from './processes.mjs';

/** The command that runs the pnpm this repository asks for, with nothing but npm on the machine. */
export function pnpm(/** @type {string} */ root, /** @type {string[]} */ ...args) {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return ['npx', '--yes', '--', packageManager.split('+')[0], ...args];
}

/** Installs what is missing; nothing, if nothing has changed since it last did. */
export async function install(/** @type {string} */ root, /** @type {string} */ task) {
  const stampFile = path.join(root, 'node_modules', '.bootstrap-stamp');
  const packages = workspacePackages(root);
  const stamp = stampOf(root, packages);
  const installed = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (installed && packages.every(isLinked)) return;

  console.log('Installing packages. The first time this takes about half a minute.');
  const { ok } = await run(pnpm(root, 'install', '--frozen-lockfile', '--prefer-offline'), { cwd: root });
  if (!ok) {
    throw new Failure(
      'The packages could not be installed; the lines above say why.\n' +
        '- If the npm registry cannot be reached, check the network.\n' +
        '- If the lockfile is outdated, a package.json was changed without it: run `npx pnpm install`.\n' +
        `Then run \`npm ${task}\` again.`,
    );
  }
  writeFileSync(stampFile, stamp);
}

/** What the installation depends on: lockfile, workspace settings, every manifest, and the Node it was made for. */
function stampOf(/** @type {string} */ root, /** @type {string[]} */ packages) {
  const hash = createHash('sha256').update(process.version);
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'].map((name) => path.join(root, name));
  for (const file of [...files, ...packages.map((dir) => path.join(dir, 'package.json'))]) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** @returns {string[]} */
export function workspacePackages(/** @type {string} */ root) {
  return ['apps', 'packages', 'tooling'].flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .toSorted()
      .map((name) => path.join(root, folder, name))
      .filter((dir) => existsSync(path.join(dir, 'package.json'))),
  );
}

function isLinked(/** @type {string} */ dir) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const needed = Object.keys({ ...dependencies, ...devDependencies }).length > 0;
  return !needed || existsSync(path.join(dir, 'node_modules'));
}
