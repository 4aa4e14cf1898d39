import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { applyMigrations, migrate } from '../migrate.ts';

/** Rows as JSON objects by table: what a database held. */
export type RowsByTable = { readonly [table: string]: readonly { readonly [column: string]: unknown }[] };

/** Empties a database and builds its tables as they were after a migration. */
export async function rebuildAt({ db }: Database, last: string): Promise<void> {
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
  await db.transaction((tx) => applyMigrations(tx, last));
}

/** Applies the migrations that a database lacks; returns their names. */
export const migrateToNewest = ({ db }: Database): Promise<string[]> => migrate(db);

/** The names of all tables but the list of migrations. */
export async function tableNames({ db }: Database): Promise<string[]> {
  const { rows } = await db.execute<{ table: string }>(sql`
    select table_name as "table" from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migration' order by 1`);
  return rows.map(({ table }) => table);
}

export async function readRows(database: Database): Promise<RowsByTable> {
  const all: { [table: string]: RowsByTable[string] } = {};
  for (const table of await tableNames(database)) {
    const { rows } = await database.db.execute<{ row: string }>(
      sql`select row_to_json("t")::text as "row" from ${sql.identifier(table)} "t"`,
    );
    all[table] = rows.map(({ row }) => JSON.parse(row) as RowsByTable[string][number]);
  }
  return all;
}

/** Fills the tables, those first to which others refer. */
export async function insertRows({ db }: Database, rows: RowsByTable, first: readonly string[]): Promise<void> {
  for (const table of [...first, ...Object.keys(rows).filter((one) => !first.includes(one))]) {
    const name = sql.identifier(table);
    await db.execute(sql`
      insert into ${name} overriding system value
      select * from json_populate_recordset(null::${name}, ${JSON.stringify(rows[table])}::json)`);
  }
}
