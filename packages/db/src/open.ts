import path from 'node:path';
import type { Database } from './client.ts';
import { openPGlite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export interface Where {
  /** A PostgreSQL server; DATABASE_URL where it is not given. */
  readonly url?: string | undefined;
  /** The embedded database's folder where there is no server; `memory:` keeps nothing. */
  readonly dir?: string | undefined;
}

/** Opens the database, its tables brought up to date. */
export function openDatabase({ url = process.env['DATABASE_URL'], dir = '.data' }: Where = {}): Promise<Database> {
  if (url) return openPostgres(url);
  return openPGlite(dir === 'memory:' ? null : path.resolve(/* turbopackIgnore: true */ dir, 'db'));
}
