import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import type { Database, Db, Statement } from './client.ts';
import { lockFolder } from './lock.ts';
import { migrate } from './migrate.ts';
import * as schema from './schema.ts';

/** Beside this package's sources, or beside a bundled server: a migrated database to begin with, made by `pnpm build`. */
export const SNAPSHOT = fileURLToPath(new URL('../dist/snapshot.tgz', import.meta.url));

/** The embedded database, in a folder that only this process may use, or in memory where there is none. */
export async function openPGlite(dir: string | null, snapshot = SNAPSHOT): Promise<Database> {
  const unlock = dir === null ? () => undefined : enter(dir);
  try {
    const [embedded, { drizzle }] = await Promise.all([import('@electric-sql/pglite'), import('drizzle-orm/pglite')]);
    const fresh = dir === null || !existsSync(path.join(dir, 'PG_VERSION'));
    const pglite = await embedded.PGlite.create({
      ...(dir === null ? {} : { dataDir: dir }),
      ...(fresh && existsSync(snapshot) ? { loadDataDir: new Blob([new Uint8Array(readFileSync(snapshot))]) } : {}),
    });
    // Both drivers answer `execute` with `{ rows }`; nothing else of the result type is used.
    const db = drizzle(pglite, { schema }) as unknown as Db;
    await migrate(db).catch(async (error: unknown) => {
      await pglite.close();
      throw error;
    });
    return {
      db,
      driver: 'pglite',
      run: async <Row>({ text }: Statement, values: readonly unknown[]) =>
        (await pglite.query<Row>(text, [...values])).rows,
      async runAll(asked) {
        const all = async (on: Pick<PGlite, 'query'>) => {
          const answers: unknown[][] = [];
          for (const { statement, values } of asked) answers.push((await on.query(statement.text, [...values])).rows);
          return answers;
        };
        // One statement is a transaction by itself.
        return asked.length === 1 ? all(pglite) : pglite.transaction(all);
      },
      async listen(channel, hear) {
        const end = await pglite.listen(channel, hear);
        return () => end();
      },
      async close() {
        await pglite.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

function enter(dir: string): () => void {
  mkdirSync(path.dirname(path.resolve(/* turbopackIgnore: true */ dir)), { recursive: true });
  if (existsSync(dir) && readdirSync(dir).length > 0 && !existsSync(path.join(dir, 'PG_VERSION')))
    throw new Error(`${dir} holds something that is not a database. Choose another folder for the data.`);
  return lockFolder(dir);
}
