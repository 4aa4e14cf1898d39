import type { Database } from '@quayside/db';
import { ACCOUNTS_CHANNEL } from './known.ts';

/** What a stream was opened with: a browser's session, or the key of a bot. */
export type Opener =
  | { readonly kind: 'session'; readonly accountId: string; readonly token: string; readonly suspended: boolean }
  | { readonly kind: 'key'; readonly accountId: string; readonly hash: string; readonly suspended: boolean };

/** Whether what a stream was opened with still counts, by what is stored. */
export type StillCounts = (opener: Opener) => Promise<boolean>;

/** A stream that somebody has open. */
export interface OpenStream {
  /** Aborted when the session or key ends, or its account is suspended or deleted, whichever process does it. */
  readonly ended: AbortSignal;
  close(): void;
}

/**
 * The streams of this process, by account. Triggers of the database announce whose session, key or account has changed; each of
 * that account's streams is then held against what is stored.
 */
export class OpenStreams {
  private readonly streams = new Map<string, Set<Stream>>();
  private readonly stillCounts: StillCounts;
  private readonly report: (error: unknown) => void;
  private readonly listening: Promise<(() => Promise<void>) | null>;

  constructor(database: Database, stillCounts: StillCounts, report: (error: unknown) => void) {
    this.stillCounts = stillCounts;
    this.report = report;
    this.listening = database
      .listen(ACCOUNTS_CHANNEL, (id) => this.hear(id))
      .catch((error: unknown) => {
        report(error);
        return null;
      });
  }

  /** How many are open. */
  get size(): number {
    return [...this.streams.values()].reduce((sum, set) => sum + set.size, 0);
  }

  /** Notes a stream, and only then looks whether its opener still counts, so that nothing can happen in between unnoticed. */
  async open(opener: Opener): Promise<OpenStream> {
    await this.listening;
    const { accountId } = opener;
    const ending = new AbortController();
    const stream: Stream = { opener, end: () => ending.abort() };
    this.streams.set(accountId, (this.streams.get(accountId) ?? new Set()).add(stream));
    await this.check(stream);
    return {
      ended: ending.signal,
      close: () => {
        const set = this.streams.get(accountId);
        set?.delete(stream);
        if (set?.size === 0) this.streams.delete(accountId);
      },
    };
  }

  private hear(accountId: string | null): void {
    // Null: announcements may have been missed, so everybody's are looked at.
    const sets = accountId === null ? [...this.streams.values()] : [this.streams.get(accountId) ?? []];
    for (const set of sets) for (const stream of set) void this.check(stream);
  }

  private async check(stream: Stream): Promise<void> {
    try {
      if (await this.stillCounts(stream.opener)) return;
    } catch (error) {
      // Nobody can say that it counts: its client comes back and is asked anew.
      this.report(error);
    }
    stream.end();
  }

  async close(): Promise<void> {
    await (
      await this.listening
    )?.();
  }
}

interface Stream {
  readonly opener: Opener;
  readonly end: () => void;
}
