import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { escapeIdentifier, escapeLiteral } from 'pg';
import type { Database, Db, Statement } from './client.ts';
import { openDataFolder, type DataFolder } from './data-folder.ts';
import { DatabaseUnavailable, sqlState } from './errors.ts';
import { migrate, type Prepare } from './migrate.ts';
import * as schema from './schema/index.ts';

/** Beside this package's sources, or beside a bundled server: a migrated database to begin with, made by `pnpm build`. */
export const SNAPSHOT = fileURLToPath(new URL('../dist/snapshot.tgz', import.meta.url));

/** The embedded database, in a folder that only this process may use, or in memory where there is none. */
export async function openPGlite(
  dir: string | null,
  { snapshot = SNAPSHOT, prepare = migrate }: { snapshot?: string; prepare?: Prepare } = {},
): Promise<Database> {
  const folder = dir === null ? null : openDataFolder(dir);
  try {
    const { drizzle } = await import('drizzle-orm/pglite');
    const pglite = await start(folder, snapshot);
    // Both drivers answer `execute` with `{ rows }`; nothing else of the result type is used.
    const db = drizzle(pglite, { schema }) as unknown as Db;
    await prepare(db).catch(async (error: unknown) => {
      await pglite.close();
      throw folder && DAMAGED.has(sqlState(error) ?? '') ? damaged(folder.dir, error) : error;
    });
    await folder?.filled();
    const runAll = runPrepared(pglite);
    return {
      db,
      driver: 'pglite',
      // The asker says what a row looks like, as with every query.
      run: async <Row>(statement: Statement, values: readonly unknown[]) =>
        ((await runAll([{ statement, values }]))[0] ?? []) as Row[],
      runAll,
      async listen(channel, hear) {
        const end = await pglite.listen(channel, hear);
        return () => end();
      },
      async close() {
        await pglite.close();
        folder?.leave();
      },
    };
  } catch (error) {
    folder?.leave();
    throw error;
  }
}

/**
 * Several statements in one transaction. Planning one takes several times as long as carrying it out, so each is prepared once; what is
 * sent together is one transaction.
 */
function runPrepared(pglite: PGlite): (asked: readonly PreparedCall[]) => Promise<unknown[][]> {
  const prepared = new Map<string, Promise<unknown>>();
  const prepare = ({ name, text }: Statement) => {
    const known = prepared.get(name) ?? pglite.exec(`prepare ${escapeIdentifier(name)} as ${text}`);
    prepared.set(name, known);
    return known;
  };
  return async (asked) => {
    for (const { statement } of asked) await prepare(statement);
    const calls = asked.map(
      ({ statement, values }) => `execute ${escapeIdentifier(statement.name)}${argumentsOf(values)}`,
    );
    const [, ...answers] = await pglite.exec([FIND_BY_KEY, ...calls].join(';'));
    return answers.map(({ rows }) => rows);
  };
}

/** A plan made while there is little to look through, and kept, would look through all of it when there is much. */
const FIND_BY_KEY = 'set local enable_seqscan = off';

interface PreparedCall {
  readonly statement: Statement;
  readonly values: readonly unknown[];
}

const argumentsOf = (values: readonly unknown[]): string =>
  values.length === 0 ? '' : `(${values.map(argument).join()})`;

/** A literal without a type, which takes the one that the statement wants. */
function argument(value: unknown): string {
  if (value === null) return 'null';
  return escapeLiteral(Array.isArray(value) ? `{${value.map(elementOf).join()}}` : textOf(value));
}

const elementOf = (value: unknown): string => `"${textOf(value).replace(/["\\]/g, '\\$&')}"`;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

async function start(folder: DataFolder | null, snapshot: string): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  const empty = folder === null || folder.empty;
  const begin: PGliteOptions =
    empty && existsSync(snapshot) ? { loadDataDir: new Blob([new Uint8Array(readFileSync(snapshot))]) } : {};
  if (!folder) return PGlite.create(begin);
  const { DurableFS, durableStart } = await import('./durable-fs.ts');
  try {
    return await PGlite.create({
      ...begin,
      fs: new DurableFS(folder.dir),
      startParams: durableStart(PGlite.defaultStartParams),
    });
  } catch (error) {
    throw damaged(folder.dir, error);
  }
}

/** What PostgreSQL says of files that it can't read or find. */
const DAMAGED = new Set(['XX001', 'XX002', '58P01', '58030']);

const damaged = (dir: string, cause: unknown): DatabaseUnavailable =>
  new DatabaseUnavailable(
    `The database in ${dir} can't be opened: its files are damaged, or were written by another version. Restore the folder from a backup, or move it away to begin with an empty one.`,
    { cause },
  );
