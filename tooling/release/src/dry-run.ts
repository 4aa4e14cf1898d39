// A release without publishing, in a temporary copy: versions, changelogs, built packages, tarballs. Then plain Node
// imports every entry of every tarball, as somebody who has installed them would.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readChangesets } from './changelog.ts';
import { cutRelease } from './release.ts';

interface Entry {
  types: string;
  default: string;
}
interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  exports: Record<string, Entry | string>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export interface Released {
  name: string;
  version: string;
  entries: number;
  /** What somebody who installs it gets, relative to the package. */
  files: string[];
}

export function rehearse(root: string, today: string): Released[] {
  const place = mkdtempSync(path.join(os.tmpdir(), 'quayside-release-'));
  try {
    const copy = path.join(place, 'copy');
    copyRepository(root, copy);
    if (readChangesets(copy).length > 0) cutRelease(copy, path.join(root, 'node_modules/.bin/changeset'), today);

    const published = readdirSync(path.join(copy, 'packages'))
      .map((name) => path.join(copy, 'packages', name))
      .filter((dir) => existsSync(path.join(dir, 'package.json')) && !manifestIn(dir).private);
    const modules = path.join(place, 'consumer', 'node_modules');
    const installed = published.map((dir) => pack(dir, modules));
    return installed.map((dir) => prove(dir));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Everything but what is installed or built; workspace links are kept as they are and so lead into the copy. */
function copyRepository(root: string, copy: string) {
  const left = new Set(['.git', '.next', '.turbo', '.data', 'dist', 'test-results']);
  cpSync(root, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from) => !left.has(path.basename(from)) && from !== path.join(root, 'node_modules'),
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  // changeset looks for the commit it compares with.
  command(copy, 'git', 'init', '--initial-branch=main');
  command(copy, 'git', 'add', '.changeset');
  command(copy, 'git', '-c', 'user.name=dry run', '-c', 'user.email=dry@run.invalid', 'commit', '--message=dry run');
}

/** Builds and packs a package, and unpacks it where a consumer would have it. */
function pack(dir: string, modules: string): string {
  command(dir, 'pnpm', 'run', 'dist');
  const tarball = path.join(dir, 'packed.tgz');
  command(dir, 'pnpm', 'pack', '--out', tarball);
  const installed = path.join(modules, manifestIn(dir).name);
  mkdirSync(installed, { recursive: true });
  command(dir, 'tar', '-xzf', tarball, '-C', installed, '--strip-components=1');

  const { dependencies, peerDependencies } = manifestIn(dir);
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    const link = path.join(modules, name);
    if (name.startsWith('@quayside/') || existsSync(link)) continue;
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(dir, 'node_modules', name), link);
  }
  return installed;
}

/** Fails unless plain Node can import every entry and every declaration is there. */
function prove(installed: string): Released {
  const manifest = manifestIn(installed);
  const { name, version, dependencies = {}, exports, bin = {} } = manifest;
  for (const [dependency, range] of Object.entries(dependencies)) {
    if (/^(workspace|catalog):/.test(range)) throw new Error(`${name} is packed with ${dependency}: ${range}`);
  }
  const entries = Object.entries(exports).flatMap(([entry, target]) =>
    typeof target === 'string' ? filesOf(installed, target) : [[entry, target] as const],
  );
  for (const [entry, { types, default: code }] of entries) {
    for (const file of [types, code]) {
      if (!existsSync(path.join(installed, file))) throw new Error(`${name} is packed without ${file}`);
    }
    // A command runs when it is imported; that its file is there must do.
    if (Object.values(bin).includes(code)) continue;
    const specifier = path.posix.join(name, entry);
    const consumer = path.dirname(path.dirname(installed));
    command(consumer, process.execPath, '--input-type=module', '--eval', `await import('${specifier}')`);
  }
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  return { name, version, entries: entries.length, files };
}

/** The entries behind a pattern such as `./frozen/*`: each module in that folder, with its declarations. */
function filesOf(installed: string, pattern: string): (readonly [string, Entry])[] {
  const folder = pattern.replace(/\/\*$/, '');
  const modules = readdirSync(path.join(installed, folder)).filter((name) => name.endsWith('.js'));
  if (modules.length === 0) throw new Error(`nothing is packed for ${pattern}`);
  return modules.map((name) => {
    const code = `${folder}/${name}`;
    return [code, { types: code.replace(/\.js$/, '.d.ts'), default: code }];
  });
}

function manifestIn(dir: string): Manifest {
  return JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
}

function command(cwd: string, program: string, ...args: string[]) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status === 0) return;
  const where = path.basename(cwd);
  throw new Error(`In ${where}, \`${path.basename(program)} ${args.join(' ')}\` failed.\n${error ?? stdout + stderr}`);
}
