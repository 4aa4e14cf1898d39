import type { Database } from '@quayside/db';

/** Database triggers announce here whose session, bot key or account has changed, whoever has changed it. */
export const ACCOUNTS_CHANNEL = 'who';
const MOST = 10_000;
/** Of a browser that sends much more than our cookies, nothing is kept. */
const LONGEST = 1000;
/** Where announcements are lost, the line to the database having broken, a caller is believed no longer than this. */
const BELIEVED_MS = 10_000;

interface Entry<T> {
  readonly who: T;
  /** The same, for who waits for it. */
  readonly answer: Promise<T>;
  readonly until: number;
}

/** Remembers who has shown which cookies, so that a move need not ask the database who makes it. */
export class Known<T extends { readonly account: { readonly id: string } }> {
  private readonly entries = new Map<string, Entry<T>>();
  private readonly find: (cookies: string) => Promise<T | null>;
  /** Grows with every announcement: what was read before one may be old after it. */
  private news = 0;
  private listening = false;
  private deaf: Promise<(() => Promise<void>) | null>;

  constructor(database: Database, find: (cookies: string) => Promise<T | null>, report: (error: unknown) => void) {
    this.find = find;
    this.deaf = database
      .listen(ACCOUNTS_CHANNEL, (id) => this.hear(id))
      .then((end) => {
        this.listening = true;
        return end;
      })
      .catch((error: unknown) => {
        report(error);
        return null;
      });
  }

  who(cookies: string): Promise<T | null> {
    const known = this.entries.get(cookies);
    return known && known.until > Date.now() ? known.answer : this.ask(cookies);
  }

  private async ask(cookies: string): Promise<T | null> {
    const { news } = this;
    const who = await this.find(cookies);
    if (who && this.listening && news === this.news && cookies.length <= LONGEST) this.keep(cookies, who);
    return who;
  }

  /** Asks anew for everybody: somebody has changed something in this process, and need not wait for the announcement. */
  forget(): void {
    this.news++;
    this.entries.clear();
  }

  private keep(cookies: string, who: T): void {
    this.entries.delete(cookies);
    this.entries.set(cookies, { who, answer: Promise.resolve(who), until: Date.now() + BELIEVED_MS });
    if (this.entries.size <= MOST) return;
    const [oldest] = this.entries.keys();
    if (oldest !== undefined) this.entries.delete(oldest);
  }

  private hear(id: string | null): void {
    if (id === null) return this.forget();
    this.news++;
    for (const [cookies, { who }] of this.entries) if (who.account.id === id) this.entries.delete(cookies);
  }

  async close(): Promise<void> {
    await (
      await this.deaf
    )?.();
  }
}
