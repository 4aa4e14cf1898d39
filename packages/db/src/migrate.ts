import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import migrations from './migrations.json' with { type: 'json' };

/** Any number that no other use of advisory locks in this database has. */
const LOCK = 7_253_001;

/**
 * Brings the tables up to date, each step once, whoever else starts at the same time: all of it is one transaction behind one lock.
 * The steps are what drizzle-kit wrote, taken along as data so that a bundled server finds them.
 */
export async function migrate(db: Db): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await tx.execute(
      sql`create table if not exists "migration" ("name" text primary key, "applied" timestamptz not null default now())`,
    );
    const { rows } = await tx.execute<{ name: string }>(sql`select "name" from "migration"`);
    const done = new Set(rows.map((row) => row.name));
    const fresh = migrations.filter(({ name }) => !done.has(name));
    for (const { name, statements } of fresh) {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into "migration" ("name") values (${name})`);
    }
    return fresh.map(({ name }) => name);
  });
}
