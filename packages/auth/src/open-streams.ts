import type { Database } from '@quayside/db';
import { ACCOUNTS_CHANNEL } from './session-cache.ts';

/** An open stream. */
export interface OpenStream {
  /** Aborted when the session or key ends, or its account is suspended or deleted, whichever process does it. */
  readonly ended: AbortSignal;
  close(): void;
}

/**
 * The streams of this process, by account. Triggers of the database announce whose session, key or account has changed; each of
 * that account's streams is then checked against what is stored.
 */
export class OpenStreams {
  private readonly streams = new Map<string, Set<Stream>>();
  private readonly report: (error: unknown) => void;
  private readonly listening: Promise<(() => Promise<void>) | null>;

  constructor(database: Database, report: (error: unknown) => void) {
    this.report = report;
    this.listening = database
      .listen(ACCOUNTS_CHANNEL, (id) => this.onChange(id))
      .catch((error: unknown) => {
        report(error);
        return null;
      });
  }

  /** Registers a stream before `isValid` is asked for the first time, so that no change in between goes unnoticed. */
  async open(accountId: string, isValid: () => Promise<boolean>): Promise<OpenStream> {
    await this.listening;
    const ending = new AbortController();
    const stream: Stream = { isValid, end: () => ending.abort() };
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

  private onChange(accountId: string | null): void {
    // Null: announcements may have been missed, so all streams are checked.
    const sets = accountId === null ? [...this.streams.values()] : [this.streams.get(accountId) ?? []];
    for (const set of sets) for (const stream of set) void this.check(stream);
  }

  private async check(stream: Stream): Promise<void> {
    try {
      if (await stream.isValid()) return;
    } catch (error) {
      // Unknown: the stream ends, and its client comes back and is checked again.
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
  readonly isValid: () => Promise<boolean>;
  readonly end: () => void;
}
