import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Game } from '@quayside/engine';
import { isSource, withBundle } from './bundle.ts';
import { UsageError } from './command.ts';
import { exportName, readManifest } from './workspace/packages.ts';

/** Imports a file of an author's. Not every Node that this runs on reads TypeScript, so it is bundled first, without its packages. */
export async function importFile(file: string): Promise<{ readonly [name: string]: unknown }> {
  const full = path.resolve(file);
  const load = (at: string) => import(pathToFileURL(at).href) as Promise<{ readonly [name: string]: unknown }>;
  try {
    if (isSource || !full.endsWith('.ts')) return await load(full);
    // Inside the package, where its dependencies are found.
    const cache = path.join(packageOf(full) ?? path.dirname(full), 'node_modules/.cache');
    mkdirSync(cache, { recursive: true });
    process.setSourceMapsEnabled(true);
    return await withBundle(cache, { entryPoints: [full], packages: 'external', sourcemap: 'inline' }, load);
  } catch (error) {
    throw new UsageError(`${file} can’t be loaded: ${error instanceof Error ? whereAndWhy(error) : String(error)}`);
  }
}

/** The message and the author's line that it is about, where the stack names one. */
function whereAndWhy({ message, stack = '' }: Error): string {
  // An import that is not found stands above the message; anything else is the first call in an author's file.
  const places = stack.matchAll(/^(?:.*\(|\s+at )?((?:file:\/\/)?[^\s()]*[\\/][^\s()]*?):(\d+)(?::\d+)?\)?$/gm);
  for (const [, name = '', line] of places) {
    const place = name.startsWith('file:') ? fileURLToPath(name) : name;
    if (/^node:|node_modules/.test(place) || place.startsWith(import.meta.dirname)) continue;
    return message.includes(`${place}:${line}`) ? message : `${path.relative('', place)}:${line}: ${message}`;
  }
  return message;
}

/**
 * A game that is not in the registry: named by its file, by the folder of its package, or by its id within that folder. Null where
 * there is none.
 */
export async function gameOutside(word: string): Promise<Game | null> {
  if (/\.[cm]?[jt]s$/.test(word) && existsSync(word)) return gameIn(word);
  const folder = existsSync(path.join(word, 'package.json')) ? path.resolve(word) : packageOf(process.cwd());
  if (folder === null) return null;
  const { quayside, exports = {} } = readManifest(folder);
  if (quayside?.game === undefined || (quayside.game !== word && path.resolve(word) !== folder)) return null;
  const entry = exports[quayside.entry ?? '.'];
  if (typeof entry !== 'string')
    throw new UsageError(`${folder}/package.json names no file for "${quayside.entry ?? '.'}" among its exports.`);
  const name = exportName(quayside.game);
  const { [name]: game } = await importFile(path.join(folder, entry));
  if (!isGame(game)) throw new UsageError(`${path.join(folder, entry)} does not export the game as ${name}.`);
  return game;
}

async function gameIn(file: string): Promise<Game> {
  const found = Object.values(await importFile(file)).filter(isGame);
  const [game] = found;
  if (!game || found.length > 1) throw new UsageError(`${file} exports ${found.length} games, and one is expected.`);
  return game;
}

const isGame = (input: unknown): input is Game =>
  typeof input === 'object' && input !== null && 'id' in input && 'questions' in input;

/** The folder of the package that something belongs to. */
function packageOf(place: string): string | null {
  if (existsSync(path.join(place, 'package.json'))) return place;
  const parent = path.dirname(place);
  return parent === place ? null : packageOf(parent);
}
