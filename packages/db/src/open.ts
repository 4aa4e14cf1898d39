import path from 'node:path';
import type { Database } from './client.ts';
import { migrate, requireMigrated } from './migrate.ts';
import { openPGlite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export interface DatabaseOptions {
  /** A PostgreSQL server; DATABASE_URL where it is not given. */
  readonly url?: string | undefined;
  /** The embedded database's folder where there is no server; `memory:` keeps nothing. */
  readonly dir?: string | undefined;
  /** Leaves the tables as they are, and refuses those of another version: for who only reads what a running server writes. */
  readonly asItIs?: boolean | undefined;
}

/** Opens the database, its tables brought up to date. */
export function openDatabase({
  url = process.env['DATABASE_URL'],
  dir = '.data',
  asItIs = false,
}: DatabaseOptions = {}): Promise<Database> {
  const prepare = asItIs ? requireMigrated : migrate;
  if (url) return openPostgres(url, { prepare });
  return openPGlite(dir === 'memory:' ? null : path.resolve(/* turbopackIgnore: true */ dir, 'db'), { prepare });
}
