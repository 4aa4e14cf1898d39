// A release without publishing, in a temporary copy: versions, changelogs, built packages, tarballs. They are installed into an empty
// project, where plain Node imports every entry, and a new game is made, checked and played.
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readChangesets } from './changelog.ts';
import { command } from './command.ts';
import { problemsOf } from './lint-tarball.ts';
import { installOutside, sourcesOf, type Sources } from './outside-project.ts';
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

export interface PackageRelease {
  name: string;
  version: string;
  entries: number;
  /** What somebody who installs it gets, relative to the package. */
  files: string[];
}

export async function rehearse(root: string, today: string): Promise<PackageRelease[]> {
  const place = mkdtempSync(path.join(os.tmpdir(), 'quayside-release-'));
  try {
    const copy = path.join(place, 'copy');
    copyRepository(root, copy);
    if (readChangesets(copy).length > 0) cutRelease(copy, path.join(root, 'node_modules/.bin/changeset'), today);

    const published = readdirSync(path.join(copy, 'packages'))
      .map((name) => path.join(copy, 'packages', name))
      .filter((dir) => existsSync(path.join(dir, 'package.json')) && !manifestIn(dir).private);
    const tarballs = new Map(published.map((dir) => [manifestIn(dir).name, pack(dir)]));
    const problems = [];
    for (const tarball of tarballs.values()) problems.push(...(await problemsOf(tarball)));
    if (problems.length > 0) throw new Error(`What is packed would not work:\n${problems.join('\n')}`);

    const consumer = path.join(place, 'consumer');
    const sources = sourcesOf(tarballs, path.join(root, 'packages/cli/node_modules'));
    installOutside(consumer, { name: 'consumer', private: true, dependencies: sources }, sources);
    const released = published.map((dir) => prove(path.join(consumer, 'node_modules', manifestIn(dir).name)));
    proveNewGame(consumer, sources);
    return released;
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

/** Builds and packs a package, and returns the tarball. */
function pack(dir: string): string {
  command(dir, 'pnpm', 'run', 'dist');
  const tarball = path.join(dir, 'packed.tgz');
  command(dir, 'pnpm', 'pack', '--out', tarball);
  return tarball;
}

/** What an author does who has never seen the repository: a new game, its types, and all that `quayside` does with it. */
function proveNewGame(consumer: string, sources: Sources): void {
  command(consumer, path.join(consumer, 'node_modules/.bin/quayside'), 'new', 'red-quay', '--no-install');
  const game = path.join(consumer, 'red-quay');
  installOutside(game, manifestIn(game), sources);
  const bin = (name: string) => path.join(game, 'node_modules/.bin', name);
  command(game, bin('tsc'), '--noEmit');
  command(game, bin('quayside'), 'verify', 'red-quay', '--games', '1', '--positions', '20');
  command(game, bin('quayside'), 'scenario', 'src');
  command(game, bin('quayside'), 'simulate', 'red-quay', '--games', '5', '--bots', 'merchant');
  command(game, 'sh', '-c', `echo quit | ${bin('quayside')} play red-quay`);
  command(game, bin('vitest'), 'run', '-t', 'scenarios');
}

/** Fails unless plain Node can import every entry and every declaration is there. */
function prove(installed: string): PackageRelease {
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
