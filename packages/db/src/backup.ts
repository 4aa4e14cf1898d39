import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { PassThrough, pipeline as pipe } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from './client.ts';
import { sqlState } from './errors.ts';
import { applyMigrations, appliedMigrations, newestMigration } from './migrate.ts';

/** A backup that can't be written, read or restored, in a sentence for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Rows by table. */
export type RowCounts = { readonly [table: string]: number };

/**
 * A backup is a compressed file of lines: this one, then for each table its name and its rows as JSON, then the number of rows. It says
 * nothing of the database it comes from, so it can be restored into either.
 */
interface Header {
  readonly quayside: 'backup';
  readonly format: 1;
  readonly migration: string;
  readonly created: string;
}

const ROWS_AT_ONCE = 500;

/** Writes all tables to a new file, as they are at one moment. */
export async function writeBackup(db: Db, file: string): Promise<RowCounts> {
  const lines = new PassThrough();
  const written = pipeline(lines, createGzip(), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  const reading = readTables(db, lines).finally(() => lines.end());
  const [stored, read] = await Promise.allSettled([written, reading]);
  if (stored.status === 'rejected') throw unwritable(file, stored.reason);
  if (read.status === 'fulfilled') return read.value;
  await rm(file, { force: true });
  throw read.reason;
}

function readTables(db: Db, lines: PassThrough): Promise<RowCounts> {
  const write = async (line: string) => {
    if (lines.destroyed) throw new BackupError('The backup could not be written.');
    if (!lines.write(`${line}\n`)) await once(lines, 'drain');
  };
  return db.transaction(
    async (tx) => {
      const migration = (await appliedMigrations(tx)).at(-1) ?? '';
      const header: Header = { quayside: 'backup', format: 1, migration, created: new Date().toISOString() };
      await write(JSON.stringify(header));
      const counts: { [table: string]: number } = {};
      for (const table of await tableNames(tx)) {
        await write(JSON.stringify({ table }));
        counts[table] = 0;
        await tx.execute(
          sql`declare "rows" cursor for select row_to_json("t")::text as "row" from ${sql.identifier(table)} "t"`,
        );
        for (;;) {
          const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${ROWS_AT_ONCE} from "rows"`));
          // A line break can only stand between the parts of a value, where a space means the same.
          for (const { row } of rows) await write(row.replaceAll('\n', ' '));
          counts[table] += rows.length;
          if (rows.length < ROWS_AT_ONCE) break;
        }
        await tx.execute(sql`close "rows"`);
      }
      await write(JSON.stringify({ rows: total(counts) }));
      return counts;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * Fills an empty database with a backup, all of it or nothing. A backup of an older release is restored as it was and then brought up to
 * date; one of a newer release is refused.
 */
export function restoreBackup(db: Db, file: string): Promise<RowCounts> {
  return db.transaction((tx) => restoreLines(tx, linesOf(file), file));
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const text = createGunzip();
  // What goes wrong while reading ends the loop below with the same error.
  pipe(createReadStream(file), text, () => undefined);
  let rest = '';
  try {
    for await (const part of text.setEncoding('utf8')) {
      const lines = (rest + String(part)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw sqlState(error)?.startsWith('Z_') ? damaged(file) : unreadable(file, error);
  }
  if (rest !== '') throw damaged(file);
}

async function restoreLines(tx: Tx, lines: AsyncIterable<string>, file: string): Promise<RowCounts> {
  const counts: { [table: string]: number } = {};
  let waiting: string[] = [];
  let table: string | null = null;
  let complete = false;
  let constraints: readonly ForeignKey[] | null = null;
  const flush = async () => {
    if (table !== null && waiting.length > 0) await insertRows(tx, table, waiting);
    waiting = [];
  };
  for await (const line of lines) {
    if (constraints === null) {
      await rebuild(tx, headerOf(line, file));
      constraints = await dropForeignKeys(tx);
      continue;
    }
    if (complete) throw damaged(file);
    const mark = markOf(line);
    if (mark === null) {
      if (table === null) throw damaged(file);
      waiting.push(line);
      counts[table] = (counts[table] ?? 0) + 1;
      if (waiting.length === ROWS_AT_ONCE) await flush();
      continue;
    }
    await flush();
    if ('table' in mark) {
      table = mark.table;
      counts[table] = 0;
      if (!(await tableNames(tx)).includes(table)) throw damaged(file);
    } else complete = mark.rows === total(counts);
  }
  if (!complete || constraints === null) throw damaged(file);
  for (const { table: of, name, definition } of constraints)
    await tx.execute(
      sql`alter table ${sql.identifier(of)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
    );
  await continueIdentities(tx);
  await applyMigrations(tx);
  return counts;
}

/** Numbers that the database gives go on after those that were given. */
async function continueIdentities(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ table: string; column: string }>(sql`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`);
  for (const { table, column } of rows)
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), max(${sql.identifier(column)}))
      from ${sql.identifier(table)}`);
}

/** Empties the schema and builds it as it was when the backup was made; refuses a database that holds anything. */
async function rebuild(tx: Tx, { migration }: Header): Promise<void> {
  if (migration > newestMigration())
    throw new BackupError(
      `This backup was made by a newer release (${migration}); this one knows ${newestMigration()}. Update Quayside first.`,
    );
  for (const table of await tableNames(tx)) {
    const { rows } = await tx.execute(sql`select 1 from ${sql.identifier(table)} limit 1`);
    if (rows.length > 0)
      throw new BackupError(`The database is not empty: there are rows in "${table}". Restore into an empty one.`);
  }
  for (const table of [...(await tableNames(tx)), 'migration'])
    await tx.execute(sql`drop table if exists ${sql.identifier(table)} cascade`);
  const { rows: functions } = await tx.execute<{ name: string }>(sql`
    select "proname" as "name" from pg_proc
    where "pronamespace" = 'public'::regnamespace and "prorettype" = 'trigger'::regtype`);
  for (const { name } of functions) await tx.execute(sql`drop function ${sql.identifier(name)}()`);
  await applyMigrations(tx, migration);
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Rows come in any order, so references are checked when all are there. */
async function dropForeignKeys(tx: Tx): Promise<readonly ForeignKey[]> {
  const { rows } = await tx.execute<{ table: string; name: string; definition: string }>(sql`
    select "c"."relname" as "table", "k"."conname" as "name", pg_get_constraintdef("k"."oid") as "definition"
    from pg_constraint "k" join pg_class "c" on "c"."oid" = "k"."conrelid"
    where "k"."contype" = 'f' and "k"."connamespace" = 'public'::regnamespace order by 1, 2`);
  for (const { table, name } of rows)
    await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
  return rows;
}

async function insertRows(tx: Tx, table: string, rows: readonly string[]): Promise<void> {
  const name = sql.identifier(table);
  await tx.execute(sql`
    insert into ${name} overriding system value
    select * from json_populate_recordset(null::${name}, ${`[${rows.join()}]`}::json)`);
}

/** The tables but the list of migrations. */
async function tableNames(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ table: string }>(sql`
    select table_name as "table" from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migration' order by 1`);
  return rows.map(({ table }) => table);
}

function headerOf(line: string, file: string): Header {
  const header = parsed(line) as Partial<Header> | null;
  if (header?.quayside !== 'backup' || typeof header.migration !== 'string') throw damaged(file);
  if (header.format !== 1) throw new BackupError(`${file} was written by a newer release. Update Quayside first.`);
  return header as Header;
}

/** A line that is no row: no table has a single column with such a name. */
function markOf(line: string): { table: string } | { rows: number } | null {
  if (line.length > 200) return null;
  const value = parsed(line);
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 1) return null;
  if ('table' in value && typeof value.table === 'string') return { table: value.table };
  return 'rows' in value && typeof value.rows === 'number' ? { rows: value.rows } : null;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

const total = (counts: RowCounts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const unwritable = (file: string, cause: unknown): BackupError =>
  new BackupError(
    sqlState(cause) === 'EEXIST'
      ? `${file} exists already. Name another file: a backup overwrites nothing.`
      : `${file} can't be written: ${said(cause)}.`,
    { cause },
  );
const unreadable = (file: string, cause: unknown): BackupError =>
  new BackupError(`${file} can't be read: ${said(cause)}.`, { cause });
const damaged = (file: string): BackupError =>
  new BackupError(`${file} is not a whole backup of Quayside. Nothing has been restored.`);
