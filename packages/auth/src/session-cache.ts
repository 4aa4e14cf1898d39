import type { Database } from '@quayside/db';

/** Database triggers notify this channel when a session, bot key or account changes. */
export const ACCOUNTS_CHANNEL = 'account';
const MAX_ENTRIES = 10_000;
/** Longer cookie headers are not cached. */
const MAX_COOKIE_LENGTH = 1000;
/** Where announcements are lost with the connection, an entry is used no longer than this. */
const TTL_MS = 10_000;

interface Entry<T> {
  readonly session: T;
  /** The same as a promise. */
  readonly answer: Promise<T>;
  readonly until: number;
}

/** Keeps the sessions of recent cookies, so that a move needs no query for its session. */
export class SessionCache<T extends { readonly account: { readonly id: string } }> {
  private readonly entries = new Map<string, Entry<T>>();
  private readonly find: (cookies: string) => Promise<T | null>;
  /** Grows with every announcement: what was read before one may be old after it. */
  private generation = 0;
  private listening = false;
  private unlisten: Promise<(() => Promise<void>) | null>;

  constructor(database: Database, find: (cookies: string) => Promise<T | null>, report: (error: unknown) => void) {
    this.find = find;
    this.unlisten = database
      .listen(ACCOUNTS_CHANNEL, (id) => this.invalidate(id))
      .then((end) => {
        this.listening = true;
        return end;
      })
      .catch((error: unknown) => {
        report(error);
        return null;
      });
  }

  get(cookies: string): Promise<T | null> {
    const entry = this.entries.get(cookies);
    return entry && entry.until > Date.now() ? entry.answer : this.load(cookies);
  }

  private async load(cookies: string): Promise<T | null> {
    const { generation } = this;
    const session = await this.find(cookies);
    if (session && this.listening && generation === this.generation && cookies.length <= MAX_COOKIE_LENGTH)
      this.store(cookies, session);
    return session;
  }

  /** After a change in this process, which need not wait for its announcement. */
  clear(): void {
    this.generation++;
    this.entries.clear();
  }

  private store(cookies: string, session: T): void {
    this.entries.delete(cookies);
    this.entries.set(cookies, { session, answer: Promise.resolve(session), until: Date.now() + TTL_MS });
    if (this.entries.size <= MAX_ENTRIES) return;
    const [oldest] = this.entries.keys();
    if (oldest !== undefined) this.entries.delete(oldest);
  }

  private invalidate(id: string | null): void {
    if (id === null) return this.clear();
    this.generation++;
    for (const [cookies, { session }] of this.entries) if (session.account.id === id) this.entries.delete(cookies);
  }

  async close(): Promise<void> {
    await (
      await this.unlisten
    )?.();
  }
}
