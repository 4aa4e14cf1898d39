import { coreMessages } from '@quayside/engine/texts';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCard } from '../training/weights-file.ts';
import { declaredIn, exportName, readManifest, type BoardPackage, type GamePackage } from './packages.ts';

/**
 * The registry as it follows from what the packages declare: every file of `packages/games` that names a game, and the manifests
 * of packages that do not export yet what it imports; by their path from `packages`. Bundlers follow only imports that are written
 * out, so the list is a file and not a search at run time.
 */
function registryFiles(packages: string): Map<string, string> {
  const { games, boards } = declaredIn(packages);
  return new Map([
    ['games/src/registry/games.ts', gamesFile(games)],
    ['games/src/registry/modules.ts', modulesFile(games)],
    ['games/src/registry/ids.ts', idsFile(games)],
    ['games/src/boards/registry.ts', tablesFile(games)],
    ...games.flatMap((game) =>
      tableFiles(
        game,
        boards.find((one) => one.game === game.id),
      ),
    ),
    ['games/src/boards/cards-registry.ts', cardsFile(boards)],
    ['games/package.json', manifestFile(path.join(packages, 'games'), games, boards)],
    ...games.flatMap((game) => exportedParts(packages, game)),
  ]);
}

/** Brings the registry up to date, and says which of its files have changed. */
export function writeRegistry(packages: string): string[] {
  const stale = staleFiles(packages);
  for (const [file, text] of stale) {
    mkdirSync(path.dirname(path.join(packages, file)), { recursive: true });
    writeFileSync(path.join(packages, file), text);
  }
  const gone = goneTables(packages);
  for (const file of gone) rmSync(path.join(packages, file));
  return [...stale.map(([file]) => file), ...gone];
}

const TABLES = 'games/src/boards/tables';

/** Tables of games or in languages that are not there any more. */
function goneTables(packages: string): string[] {
  const wanted = registryFiles(packages);
  return readdirSync(path.join(packages, TABLES))
    .map((name) => `${TABLES}/${name}`)
    .filter((file) => !wanted.has(file));
}

/** The files of the registry that are not as they should be. */
export const staleFiles = (packages: string): [file: string, text: string][] =>
  [...registryFiles(packages)].filter(([file, text]) => {
    const full = path.join(packages, file);
    return !existsSync(full) || readFileSync(full, 'utf8') !== text;
  });

const HEAD =
  '// Written by `pnpm quayside register` from the field `quayside` of the packages’ manifests. Do not edit it.';

function gamesFile(games: readonly GamePackage[]): string {
  const imports = games
    .map(({ id, specifier }) => `import { ${exportName(id)} } from '${specifier}';`)
    .toSorted((a, b) => (a.split(' from ')[1] ?? '').localeCompare(b.split(' from ')[1] ?? '', 'en'));
  return [
    HEAD,
    "import type { Game } from '@quayside/engine';",
    ...imports,
    '',
    `export const allGames: readonly Game[] = [${games.map(({ id }) => exportName(id)).join(', ')}];`,
    '',
  ].join('\n');
}

function modulesFile(games: readonly GamePackage[]): string {
  const parts = games.flatMap((game) => [
    `  ${keyOf(game.id)}: {`,
    `    source: { from: '${game.specifier}', name: '${exportName(game.id)}' },`,
    gameLine(game),
    ...partLines(game, 'handbook', 'lesson'),
    ...frozenLines(game),
    ...weightsLines(game),
    '  },',
  ]);
  return [
    HEAD,
    "import type { RuleModule } from '../rule-module.ts';",
    '',
    'export const modules: { readonly [id: string]: RuleModule } = {',
    ...parts,
    '};',
    '',
  ].join('\n');
}

const gameLine = ({ id, specifier }: GamePackage) =>
  `    game: async () => (await import('${specifier}')).${exportName(id)},`;

const partLines = ({ entry, manifest, specifier }: GamePackage, ...parts: readonly string[]) =>
  parts
    .filter((part) => `${entry}/${part}` in (manifest.exports ?? {}))
    .map((part) => `    ${part}: async () => (await import('${specifier}/${part}')).${part},`);

/** What a page needs of each game: a table in its language, which is one file so that nothing in it is sent twice. */
function tablesFile(games: readonly GamePackage[]): string {
  const parts = games.flatMap((game) => [
    `  ${keyOf(game.id)}: {`,
    '    tables: {',
    ...tableLanguages(game).map(
      (language) => `      ${keyOf(language)}: () => import('./tables/${tableName(game, language)}'),`,
    ),
    '    },',
    ...partLines(game, 'lesson'),
    ...frozenLines(game),
    '  },',
  ]);
  return [
    HEAD,
    "import type { PageModule } from './page-module.ts';",
    '',
    'export const pageModules: { readonly [id: string]: PageModule } = {',
    ...parts,
    '};',
    '',
  ].join('\n');
}

/** Rules, texts and board of a game in each language; in one file, where its package does not have its texts apart. */
function tableFiles(game: GamePackage, board: BoardPackage | undefined): [file: string, text: string][] {
  const split = languagesOf(game).length > 0;
  return tableLanguages(game).map((language) => [
    `${TABLES}/${tableName(game, language)}`,
    [
      HEAD,
      ...(split
        ? [
            `export { messages as coreMessages } from '@quayside/engine/texts/${CORE_LANGUAGES.has(language) ? language : 'en'}';`,
            `export { rules } from '${game.specifier}/rules';`,
            `export { messages } from '${game.specifier}/texts/${language}';`,
          ]
        : [`export { ${exportName(game.id)} as game } from '${game.specifier}';`]),
      ...(board ? [`export { default as Board } from '${board.name}';`] : []),
      '',
    ].join('\n'),
  ]);
}

const CORE_LANGUAGES: ReadonlySet<string> = new Set(Object.keys(coreMessages));

/** English alone, where the package does not have its texts apart: then every language is in the game. */
const tableLanguages = (game: GamePackage): string[] => (languagesOf(game).length > 0 ? languagesOf(game) : ['en']);
const tableName = (game: GamePackage, language: string): string =>
  languagesOf(game).length > 0 ? `${game.id}.${language}.ts` : `${game.id}.ts`;

/** The languages of a package that exports its rules without texts, and the texts of each language. */
function languagesOf({ entry, manifest: { exports = {} } }: GamePackage): string[] {
  const texts = `${entry}/texts/`;
  return `${entry}/rules` in exports && `${texts}en` in exports
    ? Object.keys(exports).flatMap((one) => (one.startsWith(texts) ? one.slice(texts.length) : []))
    : [];
}

/** The ids alone, for pages that only name games. */
function idsFile(games: readonly GamePackage[]): string {
  const list = (those: readonly GamePackage[]) => `[${those.map(({ id }) => `'${id}'`).join(', ')}]`;
  const withLesson = games.filter((game) => partLines(game, 'lesson').length > 0);
  return [
    HEAD,
    '',
    `export const gameIds: readonly string[] = ${list(games)};`,
    '',
    '/** The games that have a guided round. */',
    `export const lessonIds: readonly string[] = ${list(withLesson)};`,
    '',
  ].join('\n');
}

function frozenLines({ folder, manifest }: GamePackage): string[] {
  const versions = frozenVersions(folder);
  if (versions.length === 0) return ['    frozen: {},'];
  return [
    '    frozen: {',
    ...versions.map((version) => `      ${version}: () => import('${manifest.name}/frozen/v${version}.js'),`),
    '    },',
  ];
}

/** What a package keeps beside its sources is exported and published as well, from the first file on. */
function exportedParts(packages: string, game: GamePackage): [file: string, text: string][] {
  const { folder, manifest } = game;
  const parts = [
    ...(frozenVersions(folder).length > 0 ? ['frozen'] : []),
    ...(weightsFiles(folder).length > 0 ? ['bots'] : []),
  ];
  const missing = parts.filter((part) => !(`./${part}/*` in (manifest.exports ?? {})));
  if (missing.length === 0) return [];
  const entries = Object.fromEntries(missing.map((part) => [`./${part}/*`, `./${part}/*`]));
  const { publishConfig } = manifest;
  const next = {
    ...manifest,
    files: [...new Set([...(manifest.files ?? []), ...missing])],
    exports: { ...manifest.exports, ...entries },
    ...(publishConfig?.exports
      ? { publishConfig: { ...publishConfig, exports: { ...publishConfig.exports, ...entries } } }
      : {}),
  };
  return [[path.relative(packages, path.join(folder, 'package.json')), `${JSON.stringify(next, null, 2)}\n`]];
}

/** What bots have learned, for each kind of table that somebody trained them for. */
function weightsLines({ folder, manifest }: GamePackage): string[] {
  const lines = weightsFiles(folder).flatMap((name) => {
    const { version, seats, options } = readCard(path.join(folder, 'bots', name));
    const fixed = Object.entries(options).map(([option, value]) => `${keyOf(option)}: ${literal(value)}`);
    return [
      '      {',
      `        version: ${version},`,
      `        seats: ${seats},`,
      `        options: ${fixed.length === 0 ? '{}' : `{ ${fixed.join(', ')} }`},`,
      `        load: () => import('${manifest.name}/bots/${name}'),`,
      '      },',
    ];
  });
  return lines.length === 0 ? [] : ['    weights: [', ...lines, '    ],'];
}

function weightsFiles(folder: string): string[] {
  const place = path.join(folder, 'bots');
  return existsSync(place)
    ? readdirSync(place)
        .filter((name) => name.endsWith('.js'))
        .toSorted()
    : [];
}
const literal = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value));

/** The versions of which a package keeps a bundle. */
function frozenVersions(folder: string): number[] {
  const place = path.join(folder, 'frozen');
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .flatMap((name) => /^v(\d+)\.js$/.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => a - b);
}

/** Apart from the boards: whoever reads cards needs no board. */
function cardsFile(boards: readonly BoardPackage[]): string {
  return [
    HEAD,
    "import type { IndexCards } from '@quayside/ui/art';",
    '',
    'export const cards: { readonly [game: string]: () => Promise<IndexCards> } = {',
    ...boards
      .filter((one) => one.cards)
      .map(({ game, name }) => `  ${keyOf(game)}: async () => (await import('${name}/cards')).cardsOf,`),
    '};',
    '',
  ].join('\n');
}

/** The registry depends on what it imports, and no longer on what is gone. */
function manifestFile(folder: string, games: readonly GamePackage[], boards: readonly BoardPackage[]): string {
  const manifest = readManifest(folder);
  const all = path.dirname(folder);
  const isGone = (name: string) => !existsSync(path.join(all, name.slice('@quayside/'.length)));
  const merged = (present: { readonly [name: string]: string } = {}, managed: RegExp, names: readonly string[]) => {
    const wanted = { ...present, ...Object.fromEntries(names.map((name) => [name, 'workspace:*'])) };
    return Object.fromEntries(
      Object.entries(wanted)
        .filter(([name]) => !(managed.test(name) && isGone(name)))
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  };
  const next = {
    ...manifest,
    dependencies: merged(
      manifest.dependencies,
      /^@quayside\//,
      games.map((one) => one.manifest.name),
    ),
    devDependencies: merged(
      manifest.devDependencies,
      /^@quayside\/.*-board$/,
      boards.map((one) => one.name),
    ),
  };
  return `${JSON.stringify(next, null, 2)}\n`;
}
const keyOf = (id: string): string => (/^\w+$/.test(id) ? id : `'${id}'`);
