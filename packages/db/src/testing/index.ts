import { inject } from 'vitest';
import type { Database } from '../client.ts';
import { openPGlite } from '../pglite.ts';
import { openPostgres } from '../postgres.ts';
import { freshDatabase } from './server.ts';

export { insertRows, migrateToNewest, readRows, rebuildAt, tableNames, type RowsByTable } from './old-schema.ts';
export { TcpProxy } from './tcp-proxy.ts';

// For the tests of packages that need a database. Their vitest.config names '@quayside/db/testing/setup' as global set-up.

export interface TestServerUrl {
  /** The real PostgreSQL server of this run. */
  postgres: string;
}
declare module 'vitest' {
  export interface ProvidedContext extends TestServerUrl {}
}

export interface TestDatabase {
  readonly name: string;
  readonly open: () => Promise<Database>;
}

/** Where integration tests run: PGlite hides races, so all of them run on a real server too. */
export const testDatabases = (): readonly TestDatabase[] => [
  { name: 'PGlite', open: () => openPGlite(null) },
  { name: 'PostgreSQL', open: openTestDatabase },
];

/** A new database on the real server: there in a moment, where opening PGlite takes a second or two. */
export const openTestDatabase = async (): Promise<Database> => openPostgres(await freshTestDatabase());

/** The address of a new, migrated, empty database on the real server. */
export const freshTestDatabase = (): Promise<string> => freshDatabase(inject('postgres'));
