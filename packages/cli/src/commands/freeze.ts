import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { games } from '@quayside/games';
import { UsageError, type Command } from '../command.ts';
import { gameOf } from '../input.ts';

export const freezeCommand: Command = {
  name: 'freeze',
  about: 'Bundles the rules of a game with the core as they are now, so that matches of this version replay for ever.',
  takes: ['game'],
  options: {
    force: { type: 'boolean', about: 'also for version 0, and over a bundle that is there' },
    out: { type: 'string', value: 'folder', about: 'where to write it (frozen/ of the game’s package, unless said)' },
  },
  examples: ['freeze tidewater --force --out /tmp/frozen'],
  async run(call) {
    const game = gameOf(call.arguments[0] ?? '');
    const force = call.flag('force');
    if (game.version === 0 && !force)
      throw new UsageError(
        `Version 0 of ${game.id} may still change and is not frozen. Give it a version from 1 on, or use --force.`,
      );
    const home = homeOf(game.id);
    const out = call.text('out') ?? path.join(home.folder, 'frozen');
    const file = path.join(out, `v${game.version}.js`);
    if (existsSync(file) && !force)
      throw new UsageError(
        `${file} is there already, and a frozen version never changes. Give the rules a new version.`,
      );
    const bytes = await bundle(home.name, game.id, file);
    const listed = call.text('out') === undefined;
    if (listed) list(home.folder);
    return {
      json: { game: game.id, version: game.version, file, bytes, listed },
      text: `${game.id} version ${game.version} is frozen in ${file} (${Math.round(bytes / 1024)} kB)${listed ? ' and listed in the registry' : ''}`,
    };
  },
};

/** Resolves names as the registry would: it alone knows all the games. */
const registry = () => createRequire(createRequire(import.meta.url).resolve('@quayside/games'));

/** The package that a game lives in, and the module of it that exports the game. */
function homeOf(id: string): { name: string; folder: string } {
  const name = id === 'tidewater' ? '@quayside/testkit/sample' : `@quayside/${id}`;
  let folder = path.dirname(registry().resolve(name));
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder);
  return { name, folder };
}

async function bundle(name: string, id: string, file: string): Promise<number> {
  const { build } = await import('esbuild');
  mkdirSync(path.dirname(file), { recursive: true });
  const contents = [
    `import * as module from '${name}';`,
    `import * as core from '@quayside/engine';`,
    `const game = Object.values(module).find((one) => one?.id === '${id}' && one.questions);`,
    `export { core, game };`,
  ].join('\n');
  await build({
    stdin: { contents, resolveDir: path.dirname(registry().resolve('@quayside/engine')), loader: 'js' },
    plugins: [
      {
        name: 'registry',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^@quayside\// }, (one) => ({ path: registry().resolve(one.path) })),
      },
    ],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
    banner: { js: `// Frozen by quayside freeze ${id}. Never change it: stored matches are played by it.` },
  });
  writeFileSync(
    file.replace(/\.js$/, '.d.ts'),
    'export declare const game: unknown;\nexport declare const core: unknown;\n',
  );
  return readFileSync(file).length;
}

/** Writes the registry's table from what is frozen, and lets the package export it. */
function list(folder: string): void {
  const manifestFile = path.join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as {
    files?: string[];
    exports: Record<string, unknown>;
    publishConfig?: { exports?: Record<string, unknown> };
  };
  manifest.exports['./frozen/*'] = './frozen/*';
  if (manifest.publishConfig?.exports) manifest.publishConfig.exports['./frozen/*'] = './frozen/*';
  manifest.files = [...new Set([...(manifest.files ?? []), 'frozen'])];
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);

  const rows = games.flatMap(({ id }) => {
    const home = homeOf(id);
    const place = path.join(home.folder, 'frozen');
    const versions = existsSync(place)
      ? readdirSync(place).flatMap((name) => /^v(\d+)\.js$/.exec(name)?.[1] ?? [])
      : [];
    if (versions.length === 0) return [];
    const owner = home.name.split('/').slice(0, 2).join('/');
    const lines = versions.map((version) => `    ${version}: () => import('${owner}/frozen/v${version}.js'),\n`);
    return [`  ${/^\w+$/.test(id) ? id : `'${id}'`}: {\n${lines.join('')}  },\n`];
  });
  const table = registry().resolve('./frozen.ts');
  const before = readFileSync(table, 'utf8');
  const at = before.indexOf('= {');
  writeFileSync(table, `${before.slice(0, at)}= {${rows.length > 0 ? `\n${rows.join('')}` : ''}};\n`);
}
