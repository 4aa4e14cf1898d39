import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type * as schema from './schema/index.ts';

/** What both drivers offer: queries and transactions. Inside a transaction use nothing but its `tx`: PGlite has one connection. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Called for every notification; null means that some may have been missed. */
export type NotificationListener = (payload: string | null) => void;

export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** A statement and its parameters. */
export interface Query {
  readonly statement: Statement;
  readonly values: readonly (string | number | boolean | null)[];
}

export interface Database {
  readonly db: Db;
  readonly driver: 'pglite' | 'postgres';
  /** Runs a named prepared statement; the caller knows the type of its rows. */
  run<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
  /** Several such statements in one transaction; each sees what those before it have done. Answers with the rows of each. */
  runAll(queries: readonly Query[]): Promise<unknown[][]>;
  /** Calls `listener` for every announcement on the channel; returns what ends it. */
  listen(channel: string, listener: NotificationListener): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Announces to all processes once the transaction is stored. The payload is a name, never data: it may have 8000 bytes. */
export async function notify(tx: Db | Tx, channel: string, payload: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
}
