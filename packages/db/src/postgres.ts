import { Client, escapeIdentifier, Pool } from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, Hear, Statement } from './client.ts';
import { migrate } from './migrate.ts';
import * as schema from './schema.ts';
import { runTogether } from './together.ts';

export async function openPostgres(url: string, { most = 10 } = {}): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: most });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // What is stored all the time goes by connections of its own, and finds every row by its key: a plan made while there was little
  // to look through, and kept, would look through all of it when there is much.
  const writers = new Pool({ connectionString: url, max: 2 });
  writers.on('error', () => undefined);
  writers.on('connect', (client) => void client.query('set enable_seqscan = off').catch(() => undefined));
  const db = drizzle(pool, { schema });
  const ear = new Ear(url);
  try {
    await migrate(db);
  } catch (error) {
    await Promise.all([pool.end(), writers.end()]);
    throw error;
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
      await (await this.client)?.query(`unlisten ${escapeIdentifier(channel)}`);
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
