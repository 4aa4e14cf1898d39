import { sql } from 'drizzle-orm';
import type { Db, Tx } from './client.ts';
import { DatabaseUnavailable } from './errors.ts';
import migrations from './migrations.json' with { type: 'json' };

/** Any number that no other use of advisory locks in this database has. */
const LOCK = 7_253_001;

/**
 * Brings the tables up to date, each step once, whoever else starts at the same time: all of it is one transaction behind one lock.
 * The steps are what drizzle-kit wrote, taken along as data so that a bundled server finds them.
 */
export function migrate(db: Db): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    return applyMigrations(tx);
  });
}

/** Applies the migrations that are missing, up to the one of this name where one is named; returns their names. */
export async function applyMigrations(tx: Tx, last = '~'): Promise<string[]> {
  await tx.execute(
    sql`create table if not exists "migration" ("name" text primary key, "applied" timestamptz not null default now())`,
  );
  const done = new Set(await appliedMigrations(tx));
  const missing = migrations.filter(({ name }) => name <= last && !done.has(name));
  for (const { name, statements } of missing) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into "migration" ("name") values (${name})`);
  }
  return missing.map(({ name }) => name);
}

/** The names of the migrations that a database has, the oldest first. */
export async function appliedMigrations(tx: Db | Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`select "name" from "migration" order by "name"`);
  return rows.map(({ name }) => name);
}

/** The newest migration that this release knows. */
export const newestMigration = (): string => migrations.at(-1)?.name ?? '';

/** What is done to a database before it is used. */
export type Prepare = (db: Db) => Promise<unknown>;

/** Refuses tables that are not those of these sources. */
export async function requireMigrated(db: Db): Promise<void> {
  const known = migrations.map(({ name }) => name).toSorted();
  if ((await appliedMigrations(db)).join() === known.join()) return;
  throw new DatabaseUnavailable(
    'The tables of this database are of another version of Quayside, and they are left as they are. ' +
      'Write a dump with the checkout that runs the database (pnpm --silent --filter @quayside/matches dump), and take that.',
  );
}
