import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../command.ts';
import { exportName, readManifest } from './packages.ts';

/** The template is a whole package for a game called New Game: these are its names, to be replaced by those of the game to make. */
const TEMPLATE = { id: 'new-game', name: 'newGame', type: 'NewGame', title: 'New Game' };

/** What a game is called: its id, in code, as a type and on the table. */
export type GameNames = typeof TEMPLATE;

export function namesOf(id: string): GameNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new UsageError(`A game’s id is of small letters, digits and hyphens, such as red-quay, not ${id}.`);
  if (id.endsWith('-board')) throw new UsageError(`${id} would be taken for a board. Call the game otherwise.`);
  const name = exportName(id);
  if (RESERVED.has(name)) throw new UsageError(`${id} is a word of the language. Call the game otherwise.`);
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { id, name, type: name.charAt(0).toUpperCase() + name.slice(1), title: words.join(' ') };
}

const RESERVED = new Set(
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield'.split(
    ' ',
  ),
);

/** Writes the package of a new game into a clone, and says which files. */
export const writeGame = (names: GameNames, folder: string): string[] =>
  writeFiles(names, folder, filesIn(path.join(templates(), 'game')));

/**
 * Writes a new game that stands alone: the same rules with settings of its own, and the versions of packages that this program was
 * made with.
 */
export function writeGameAlone(names: GameNames, folder: string): string[] {
  const shared = filesIn(path.join(templates(), 'game'));
  shared.delete('vitest.config.ts');
  const files = new Map([...shared, ...filesIn(path.join(templates(), 'alone'))]);
  files.set('package.json', withVersions(files.get('package.json') ?? ''));
  return writeFiles(names, folder, files);
}

/** The template says `workspace:*` and `catalog:` like any package of the repository. */
function withVersions(manifest: string): string {
  const { version, dependencies, devDependencies } = readManifest(path.dirname(templates()));
  const versions: { readonly [name: string]: string } = {
    ...devDependencies,
    ...dependencies,
    '@quayside/cli': version ?? '*',
  };
  return manifest.replace(/"([^"]+)": "(?:workspace:\*|catalog:)"/g, (_, name: string) => {
    const found = versions[name];
    if (found === undefined) throw new Error(`The template of a new game needs ${name}, of which no version is known`);
    return `"${name}": "${found}"`;
  });
}

function writeFiles(names: GameNames, folder: string, files: ReadonlyMap<string, string>): string[] {
  if (existsSync(folder)) throw new UsageError(`${folder} is there already. Call the game otherwise, or remove it.`);
  return [...files].map(([file, text]) => {
    const target = renamed(names, file);
    const full = path.join(folder, target);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, renamed(names, text));
    return target;
  });
}

/** All files of a template by their path in it. */
const filesIn = (template: string): Map<string, string> =>
  new Map(
    readdirSync(template, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => path.relative(template, path.join(one.parentPath, one.name)))
      .toSorted()
      // A package.json within a package would be taken for another package.
      .map((file) => [file.replace('manifest.json', 'package.json'), readFileSync(path.join(template, file), 'utf8')]),
  );

const renamed = (names: GameNames, text: string): string =>
  text
    .replaceAll(TEMPLATE.id, names.id)
    .replaceAll(TEMPLATE.name, names.name)
    .replaceAll(TEMPLATE.type, names.type)
    .replaceAll(TEMPLATE.title, names.title);

/** Beside the sources as well as beside what is built of them. */
function templates(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const found = [here, path.dirname(here), path.resolve(here, '../..')]
    .map((folder) => path.join(folder, 'templates'))
    .find((folder) => existsSync(folder));
  if (found === undefined) throw new Error('The templates of a new game are not installed');
  return found;
}
