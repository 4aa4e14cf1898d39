// A migrated database in one file: the first start, and every test, begins with it instead of making one.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Db } from '../src/client.ts';
import { migrate } from '../src/migrate.ts';
import { SNAPSHOT } from '../src/pglite.ts';

const pglite = await PGlite.create();
await migrate(drizzle(pglite) as unknown as Db);
const blob = await pglite.dumpDataDir('gzip');
mkdirSync(path.dirname(SNAPSHOT), { recursive: true });
writeFileSync(SNAPSHOT, new Uint8Array(await blob.arrayBuffer()));
await pglite.close();
