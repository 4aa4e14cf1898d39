import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Query, Database, Statement, Tx } from './client.ts';

/** Runs a statement: on its own, or as a part of a transaction. */
export type RunStatement = <Row>(statement: Statement, values: Query['values']) => Promise<readonly Row[]>;

/** Statements within a transaction. */
export function runIn(tx: Tx): RunStatement {
  // The asker says what a row looks like, as with every query.
  return async <Row>(statement: Statement, values: Query['values']) =>
    (await tx.execute(bindParameters(statement, values))).rows as Row[];
}

export const runOn = (database: Database): RunStatement => database.run.bind(database);

function bindParameters({ text }: Statement, values: Query['values']): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(parts.map((part, i) => (i % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`)));
}

const columnsOf = (table: PgTable): [string, string][] =>
  Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, name]);

/** What the columns of each table are called that is written to. */
const names = new Map<PgTable, ReadonlyMap<string, string>>();
function namesOf(table: PgTable): ReadonlyMap<string, string> {
  const known = names.get(table) ?? new Map(columnsOf(table));
  names.set(table, known);
  return known;
}

/** All columns of a row, under the names that they have here. */
export const columnsAs = (table: PgTable, row: string): string =>
  columnsOf(table)
    .map(([key, name]) => `"${row}"."${name}" as "${key}"`)
    .join(', ');

/** The same as one JSON object. */
export const objectOf = (table: PgTable, row: string): string =>
  `json_build_object(${columnsOf(table)
    .map(([key, name]) => `'${key}', "${row}"."${name}"`)
    .join(', ')})`;

/**
 * For `update … set`: every column takes its value from a JSON object, where that has one. What changes is data then, and one
 * prepared statement serves every change.
 */
export function setFrom(table: PgTable, row: string, object: string, without: readonly string[]): string {
  const names = columnsOf(table).flatMap(([, name]) => (without.includes(name) ? [] : `"${name}"`));
  const taken = names.map((name) => `"new".${name}`).join(', ');
  return `(${names.join(', ')}) = (select ${taken} from json_populate_record("${row}", ${object}) "new")`;
}

/** What `setFrom` reads: the values under the columns' own names. */
export function byColumnName(table: PgTable, values: { readonly [key: string]: unknown }): { [name: string]: unknown } {
  const columns = namesOf(table);
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [columns.get(key) ?? key, value]));
}

/** A row as drizzle would give it: drivers and JSON say moments in ways of their own. */
export function reviveDates<T extends object>(table: PgTable, row: T): T {
  const given = row as { [key: string]: unknown };
  for (const [key, { dataType }] of Object.entries(getTableColumns(table)))
    if (dataType === 'date' && typeof given[key] === 'string') given[key] = new Date(given[key]);
  return row;
}
