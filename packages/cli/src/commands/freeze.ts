import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UsageError, type Command } from '../command.ts';
import { gameOf } from '../input.ts';
import { declaredIn, exportName, packagesFolder } from '../workspace/packages.ts';
import { writeRegistry } from '../workspace/registry.ts';

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
    const packages = packagesFolder();
    const home = declaredIn(packages).games.find((one) => one.id === game.id);
    if (!home) throw new UsageError(`No package declares ${game.id}.`);
    const out = call.text('out') ?? path.join(home.folder, 'frozen');
    const file = path.join(out, `v${game.version}.js`);
    if (existsSync(file) && !force)
      throw new UsageError(
        `${file} is there already, and a frozen version never changes. Give the rules a new version.`,
      );
    const bytes = await bundle(home.specifier, game.id, file);
    const listed = call.text('out') === undefined;
    if (listed) writeRegistry(packages);
    return {
      json: { game: game.id, version: game.version, file, bytes, listed },
      text: `${game.id} version ${game.version} is frozen in ${file} (${Math.round(bytes / 1024)} kB)${listed ? ' and listed in the registry' : ''}`,
    };
  },
};

/** Resolves names as the registry would: it alone knows all the games. */
const registry = () => createRequire(createRequire(import.meta.url).resolve('@quayside/games'));

async function bundle(name: string, id: string, file: string): Promise<number> {
  const { build } = await import('esbuild');
  mkdirSync(path.dirname(file), { recursive: true });
  const contents = [
    `import * as host from '@quayside/engine/host';`,
    `import * as texts from '@quayside/engine/texts';`,
    `export { ${exportName(id)} as game } from '${name}';`,
    `export const core = { ...host, ...texts };`,
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
