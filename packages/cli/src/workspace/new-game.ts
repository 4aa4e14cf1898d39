import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../command.ts';
import { exportName } from './packages.ts';

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

/** Writes the package of a new game, and says which files. */
export function writeGame(names: GameNames, folder: string): string[] {
  if (existsSync(folder)) throw new UsageError(`${folder} is there already. Call the game otherwise, or remove it.`);
  const template = templateFolder();
  return readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && !one.parentPath.includes('node_modules'))
    .map((one) => path.relative(template, path.join(one.parentPath, one.name)))
    .toSorted()
    .map((file) => {
      const target = renamed(names, file);
      const full = path.join(folder, target);
      mkdirSync(path.dirname(full), { recursive: true });
      writeFileSync(full, renamed(names, readFileSync(path.join(template, file), 'utf8')));
      return target;
    });
}

const renamed = (names: GameNames, text: string): string =>
  text
    .replaceAll(TEMPLATE.id, names.id)
    .replaceAll(TEMPLATE.name, names.name)
    .replaceAll(TEMPLATE.type, names.type)
    .replaceAll(TEMPLATE.title, names.title);

/** Beside the sources as well as beside what is built of them. */
function templateFolder(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const found = [here, path.dirname(here), path.resolve(here, '../..')]
    .map((folder) => path.join(folder, 'templates/game'))
    .find((folder) => existsSync(folder));
  if (found === undefined) throw new Error('The template of a new game is not installed');
  return found;
}
