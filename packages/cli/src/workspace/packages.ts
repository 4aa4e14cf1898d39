import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UsageError } from '../command.ts';

/** What a package says of itself in the field `quayside` of its manifest. */
interface Declaration {
  /** The id of the game whose rules it has. */
  readonly game?: string;
  /** The entry of the package that exports the game (`.`, unless said). Its handbook and lesson are `<entry>/handbook` and `<entry>/lesson`. */
  readonly entry?: string;
  /** The id of the game whose board it draws. */
  readonly board?: string;
}

export interface Manifest {
  readonly name: string;
  readonly version?: string;
  readonly quayside?: Declaration;
  readonly files?: readonly string[];
  readonly exports?: { readonly [entry: string]: unknown };
  readonly publishConfig?: { readonly exports?: { readonly [entry: string]: unknown } };
  readonly dependencies?: { readonly [name: string]: string };
  readonly devDependencies?: { readonly [name: string]: string };
}

/** A package with the rules of a game. */
export interface GamePackage {
  readonly id: string;
  readonly folder: string;
  readonly manifest: Manifest;
  /** What one imports to have the game: `@quayside/le-havre`. */
  readonly specifier: string;
  /** The entry in the manifest's `exports`. */
  readonly entry: string;
}

export interface BoardPackage {
  readonly game: string;
  readonly name: string;
  /** It has an entry `./cards` for the card index. */
  readonly cards: boolean;
}

export const readManifest = (folder: string): Manifest =>
  // Every package of the workspace has these fields; tooling/boundaries looks at them.
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** The folder `packages` of the repository that this program runs in, or null where it was installed from a registry. */
export function packagesOfClone(): string | null {
  const require = createRequire(import.meta.url);
  const games = path.resolve(path.dirname(require.resolve('@quayside/games')), '..');
  return existsSync(path.join(games, 'src/registry')) ? path.dirname(games) : null;
}

/** The same for what only a clone can do. */
export function packagesFolder(): string {
  const packages = packagesOfClone();
  if (packages === null)
    throw new UsageError('This works in a clone of Quayside only, where packages/games keeps the list of games.');
  return packages;
}

/** All packages that declare a game or a board. */
export function declaredIn(packages: string): { games: GamePackage[]; boards: BoardPackage[] } {
  const found = readdirSync(packages)
    .toSorted()
    .map((name) => path.join(packages, name))
    .filter((folder) => existsSync(path.join(folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readManifest(folder) }));
  const games = found.flatMap(({ folder, manifest }): GamePackage[] => {
    const { game: id, entry = '.' } = manifest.quayside ?? {};
    if (id === undefined) return [];
    if (!(entry in (manifest.exports ?? {})))
      throw new UsageError(
        `${manifest.name} declares the game ${id} at its entry "${entry}", which is not among its exports.`,
      );
    return [{ id, folder, manifest, entry, specifier: manifest.name + entry.slice(1) }];
  });
  const boards = found.flatMap(({ manifest: { name, quayside, exports } }): BoardPackage[] =>
    quayside?.board === undefined ? [] : [{ game: quayside.board, name, cards: './cards' in (exports ?? {}) }],
  );
  const twice = games.find(({ id }, at) => games.findIndex((one) => one.id === id) !== at);
  if (twice) throw new UsageError(`Two packages declare the game ${twice.id}; ${twice.manifest.name} is one of them.`);
  const homeless = boards.find((board) => !games.some(({ id }) => id === board.game));
  if (homeless)
    throw new UsageError(`${homeless.name} draws the board of ${homeless.game}, and no package has its rules.`);
  return { games, boards };
}

/** The name under which a module exports its game: `le-havre` is `leHavre`. */
export const exportName = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
