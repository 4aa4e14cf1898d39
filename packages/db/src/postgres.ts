import { Client, Pool, type PoolConfig } from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, Db, Statement } from './client.ts';
import { DatabaseUnavailable, sqlState } from './errors.ts';
import { Listener } from './listener.ts';
import { migrate, type Prepare } from './migrate.ts';
import * as schema from './schema/index.ts';
import { runPipelined } from './pipeline.ts';

/** How long a server may take to answer at the start. */
const PATIENCE_MS = 10_000;

export async function openPostgres(
  url: string,
  { most = 10, prepare = migrate }: { most?: number; prepare?: Prepare } = {},
): Promise<Database> {
  const address = addressOf(url);
  await checkReachable(url, address);
  const pool = openPool({ connectionString: url, max: most });
  // What is stored all the time goes by connections of its own, and finds every row by its key: a plan made while there was little
  // to look through, and kept, would look through all of it when there is much.
  const writers = openPool({ connectionString: url, max: 2 });
  writers.on('connect', (client) => void client.query('set enable_seqscan = off').catch(() => undefined));
  const db = drizzle(pool, { schema });
  db.transaction = transactions(pool);
  const listener = new Listener(url);
  try {
    await prepare(db);
  } catch (error) {
    await Promise.all([pool.end(), writers.end()]);
    throw unavailable(error, address);
  }
  return {
    db,
    driver: 'postgres',
    // The asker says what a row looks like, as with every query.
    run: async <Row>({ name, text }: Statement, values: readonly unknown[]) =>
      (await pool.query({ name, text, values: [...values] })).rows as Row[],
    async runAll(asked) {
      const client = await writers.connect();
      try {
        return await runPipelined(client, asked);
      } finally {
        client.release();
      }
    },
    listen: (channel, hear) => listener.listen(channel, hear),
    async close() {
      await listener.close();
      await Promise.all([pool.end(), writers.end()]);
    },
  };
}

/**
 * Connections that may break at any time: an error without a listener would end the process. Whoever uses one that breaks is told by
 * the query, and the pool replaces it.
 */
function openPool(config: PoolConfig): Pool {
  const pool = new Pool({ keepAlive: true, ...config });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Drizzle's own never gives back a connection that breaks before the transaction has begun, and the pool would run dry. */
function transactions(pool: Pool): Db['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client, { schema }).transaction(work, config);
    } finally {
      client.release();
    }
  };
}

/** The server and the database that an address names, without user and password. */
function addressOf(url: string): string {
  try {
    const { protocol, hostname, port, pathname } = new URL(url);
    if (/^postgres(ql)?:$/.test(protocol)) return `${hostname || 'localhost'}:${port || '5432'}${pathname}`;
  } catch {
    // Said below.
  }
  throw new DatabaseUnavailable(
    'DATABASE_URL is not the address of a PostgreSQL database. It looks like postgres://user:password@host:5432/name, with special characters in the password written as %xx.',
  );
}

/** Finds out before anything else is done whether the server lets us in. */
async function checkReachable(url: string, address: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw unavailable(error, address);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Errors that the operator can fix, in a sentence; others are rethrown. */
function unavailable(cause: unknown, address: string): unknown {
  const code = sqlState(cause) ?? '';
  const said = cause instanceof Error && cause.message !== '' ? cause.message : code;
  const why = (remedy: string) =>
    new DatabaseUnavailable(`PostgreSQL at ${address} can't be used: ${said}. ${remedy}`, { cause });
  if (code.startsWith('28')) return why('Check user and password in DATABASE_URL.');
  if (code === '3D000') return why('Make that database, or name another one in DATABASE_URL.');
  if (code === '42501') return why('Let this user make tables there.');
  if (code.startsWith('53')) return why('Give the server more room or connections.');
  if (code === '' || /^(08|57P|E[A-Z])/.test(code))
    return why('Start the server, or check host and port in DATABASE_URL.');
  return cause;
}
