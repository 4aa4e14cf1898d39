import { Client, escapeIdentifier, Pool, type PoolConfig } from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, Db, Hear, Statement } from './client.ts';
import { DatabaseUnavailable, sqlState } from './errors.ts';
import { migrate } from './migrate.ts';
import * as schema from './schema.ts';
import { runTogether } from './together.ts';

/** How long a server may take to answer at the start. */
const PATIENCE_MS = 10_000;

export async function openPostgres(url: string, { most = 10 } = {}): Promise<Database> {
  const address = addressOf(url);
  await knock(url, address);
  const pool = openPool({ connectionString: url, max: most });
  // What is stored all the time goes by connections of its own, and finds every row by its key: a plan made while there was little
  // to look through, and kept, would look through all of it when there is much.
  const writers = openPool({ connectionString: url, max: 2 });
  writers.on('connect', (client) => void client.query('set enable_seqscan = off').catch(() => undefined));
  const db = drizzle(pool, { schema });
  db.transaction = transactions(pool);
  const ear = new Ear(url);
  try {
    await migrate(db);
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
        return await runTogether(client, asked);
      } finally {
        client.release();
      }
    },
    listen: (channel, hear) => ear.listen(channel, hear),
    async close() {
      await ear.close();
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
async function knock(url: string, address: string): Promise<void> {
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

/** What the operator can mend, in a sentence; anything else is a defect and stays as it is. */
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

/** One connection that only listens. When it breaks it comes back, and tells everybody to look whether something was missed. */
class Ear {
  private readonly url: string;
  private readonly hearers = new Map<string, Set<Hear>>();
  private client: Promise<Client> | null = null;
  private closed = false;
  private retry: NodeJS.Timeout | null = null;

  constructor(url: string) {
    this.url = url;
  }

  async listen(channel: string, hear: Hear): Promise<() => Promise<void>> {
    const hearers = this.hearers.get(channel) ?? new Set();
    this.hearers.set(channel, hearers.add(hear));
    const client = await (this.client ??= this.connect());
    await client.query(`listen ${escapeIdentifier(channel)}`);
    return async () => {
      hearers.delete(hear);
      if (hearers.size > 0 || this.closed) return;
      this.hearers.delete(channel);
      // A connection that is broken listens no more, and the next one is not told to.
      await this.client?.then((one) => one.query(`unlisten ${escapeIdentifier(channel)}`)).catch(() => undefined);
    };
  }

  private async connect(): Promise<Client> {
    const client = new Client({ connectionString: this.url, keepAlive: true });
    client.on('notification', ({ channel, payload }) => {
      for (const hear of this.hearers.get(channel) ?? []) hear(payload ?? '');
    });
    client.on('error', () => this.reconnect(100));
    client.on('end', () => this.reconnect(100));
    await client.connect();
    for (const channel of this.hearers.keys()) await client.query(`listen ${escapeIdentifier(channel)}`);
    return client;
  }

  private reconnect(wait: number): void {
    if (this.closed || this.retry) return;
    this.retry = setTimeout(() => void this.comeBack(wait), wait);
    this.retry.unref();
  }

  private async comeBack(wait: number): Promise<void> {
    try {
      this.client = this.connect();
      await this.client;
      this.retry = null;
      for (const hearers of this.hearers.values()) for (const hear of hearers) hear(null);
    } catch {
      this.retry = null;
      this.reconnect(Math.min(wait * 2, 5000));
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.retry) clearTimeout(this.retry);
    const client = await this.client?.catch(() => null);
    await client?.end().catch(() => undefined);
  }
}
