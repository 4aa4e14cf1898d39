import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseUnavailable, sqlState } from './errors.ts';
import { lockFolder } from './lock.ts';

/** The embedded database's folder, which only this process may use until it leaves. */
export interface DataFolder {
  readonly dir: string;
  /** Whether there is no database in it yet. */
  readonly empty: boolean;
  /** The database is complete; from here on it may hold data that must not be lost. */
  filled(): Promise<void>;
  leave(): void;
}

export function openDataFolder(given: string): DataFolder {
  const named = path.resolve(/* turbopackIgnore: true */ given);
  // The lock lies beside the folder, so a link to it must lead to the same lock.
  const dir = existsSync(named) ? realpathSync(named) : named;
  const parent = path.dirname(dir);
  // There as long as a first start is under way: what one that was killed has left behind is no database, and holds nothing of anybody.
  const unfinished = `${dir}.unfinished`;
  const database = path.join(dir, 'PG_VERSION');
  try {
    mkdirSync(parent, { recursive: true });
    const leave = lockFolder(dir);
    try {
      if (existsSync(unfinished)) rmSync(dir, { recursive: true, force: true });
      else if (existsSync(dir)) accessSync(dir, constants.R_OK | constants.W_OK);
      const empty = !existsSync(database);
      if (empty && existsSync(dir) && readdirSync(dir).length > 0)
        throw new DatabaseUnavailable(
          `${dir} holds something that is not a database. Set DATA_DIR to another folder, or move away what is in it.`,
        );
      if (empty) writeFileSync(unfinished, '');
      mkdirSync(dir, { recursive: true });
      makePrivate(dir);
      const filled = async () => {
        if (!empty) return;
        await toDisk([
          dir,
          ...readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((name) => path.join(dir, name)),
        ]);
        rmSync(unfinished);
        await toDisk([parent]);
      };
      return { dir, empty, filled, leave };
    } catch (error) {
      leave();
      throw error;
    }
  } catch (error) {
    throw error instanceof DatabaseUnavailable
      ? error
      : new DatabaseUnavailable(reason(sqlState(error), parent), { cause: error });
  }
}

/** PGlite makes files that every user can write, so the folder is closed to others. Only its owner can do that. */
function makePrivate(dir: string): void {
  if (statSync(dir).uid === process.getuid?.()) chmodSync(dir, 0o700);
}

/** Files, and what folders list: all at once, which costs little more than one. */
async function toDisk(files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      const opened = await open(file, 'r');
      await opened.sync();
      await opened.close();
    }),
  );
}

function reason(code: string | null, folder: string): string {
  switch (code ?? '') {
    case 'EEXIST':
    case 'ENOTDIR':
      return `The data needs a folder, and ${folder} is a file or lies below one. Set DATA_DIR to a folder.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `The data folder ${folder} can't be written to (${code}). Let this user write there, or set DATA_DIR to another folder.`;
    case 'ENOSPC':
      return `There is no room left for the data folder ${folder}. Make room, or set DATA_DIR to a folder on another disk.`;
    default:
      return `The data folder ${folder} can't be used (${code ?? 'unknown reason'}). Set DATA_DIR to another folder.`;
  }
}
