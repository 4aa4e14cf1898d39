import { Client, escapeIdentifier } from 'pg';
import type { NotificationListener } from './client.ts';

/** One connection for LISTEN. It reconnects, and then tells all listeners to read again. */
export class Listener {
  private readonly url: string;
  private readonly listeners = new Map<string, Set<NotificationListener>>();
  private client: Promise<Client> | null = null;
  private closed = false;
  private retry: NodeJS.Timeout | null = null;
  private lastQuery: Promise<unknown> = Promise.resolve();

  constructor(url: string) {
    this.url = url;
  }

  async listen(channel: string, hear: NotificationListener): Promise<() => Promise<void>> {
    const listeners = this.listeners.get(channel) ?? new Set();
    this.listeners.set(channel, listeners.add(hear));
    const client = await (this.client ??= this.connect());
    await this.query(client, `listen ${escapeIdentifier(channel)}`);
    return async () => {
      listeners.delete(hear);
      if (listeners.size > 0 || this.closed) return;
      this.listeners.delete(channel);
      // The new connection has to LISTEN again.
      await this.client?.then((one) => this.query(one, `unlisten ${escapeIdentifier(channel)}`)).catch(() => undefined);
    };
  }

  /** One query after the other: a connection takes no second one while the first runs. */
  private query(client: Client, text: string): Promise<unknown> {
    const mine = this.lastQuery.then(() => client.query(text));
    this.lastQuery = mine.catch(() => undefined);
    return mine;
  }

  private async connect(): Promise<Client> {
    const client = new Client({ connectionString: this.url, keepAlive: true });
    client.on('notification', ({ channel, payload }) => {
      for (const hear of this.listeners.get(channel) ?? []) hear(payload ?? '');
    });
    client.on('error', () => this.reconnect(100));
    client.on('end', () => this.reconnect(100));
    await client.connect();
    for (const channel of this.listeners.keys()) await client.query(`listen ${escapeIdentifier(channel)}`);
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
      for (const listeners of this.listeners.values()) for (const hear of listeners) hear(null);
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
