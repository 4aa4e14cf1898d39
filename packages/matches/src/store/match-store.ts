import { runIn, runOn, type Database, type RunStatement, type Tx } from '@quayside/db';
import { Refused } from '@quayside/engine/host';
import { MatchError } from '../errors.ts';
import { listenForChanges } from '../live/match-changes.ts';
import { Subscriptions } from '../live/subscriptions.ts';
import { WaitingLimit } from '../table/waiting-limit.ts';
import type { Viewer } from '../types.ts';
import type { Pauses } from '../clock/pauses.ts';
import { BatchWriter } from './batch-writer.ts';
import { KeyedQueue } from './keyed-queue.ts';
import { lockRow, readSnapshot, type MatchSnapshot } from './match-snapshot.ts';
import type { PreparedWrite } from './prepared-write.ts';
import type { RunningMatch } from './running-match.ts';
import { SnapshotCache } from './snapshot-cache.ts';
import { insertMatch, storeChange, type ChangeSet, type NewMatch } from './statements.ts';

/**
 * Reads and changes matches. Each of its parts does one thing: `cache` remembers snapshots, `queue` lets the changes of one match
 * follow each other, `writer` stores what many matches write at once, `subscriptions` wakes streams.
 *
 * Callers pass functions (`decide`, `prepare`) that run inside the match's queue, like the updater of a state library: they are
 * given the newest snapshot, say what is to be written, and change nothing themselves.
 */
export class MatchStore {
  readonly database: Database;
  readonly now: () => Date;
  /** Hears of a match that can't be read, where others are shown without it. */
  readonly report: (error: unknown, matchId: string) => void;
  /** When no clock has run: see `Heartbeat`. */
  pauses: Pauses = [];
  readonly subscriptions = new Subscriptions();
  readonly waitingLimit: WaitingLimit;
  private readonly cache = new SnapshotCache();
  private readonly queue = new KeyedQueue();
  private readonly writer: BatchWriter;
  private readonly run: RunStatement;
  private unlisten: (() => Promise<void>) | null = null;

  private constructor(database: Database, now: () => Date, report: (error: unknown, matchId: string) => void) {
    this.database = database;
    this.now = now;
    this.report = report;
    this.writer = new BatchWriter(database);
    this.run = runOn(database);
    this.waitingLimit = new WaitingLimit(database);
  }

  static async open(
    database: Database,
    now: () => Date,
    report: (error: unknown, matchId: string) => void,
  ): Promise<MatchStore> {
    const store = new MatchStore(database, now, report);
    store.unlisten = await listenForChanges(database, store.cache, store.queue, store.subscriptions);
    return store;
  }

  async close(): Promise<void> {
    await this.unlisten?.();
    await this.queue.idle();
  }

  /** The revision to read for a subscriber. */
  currentRevision(id: string): number {
    return this.cache.currentRevision(id);
  }

  /** What this process has in memory, at least as new as a revision; null where it has nothing such. */
  cached(id: string, atLeast = 0): MatchSnapshot | null {
    return this.cache.get(id, atLeast);
  }

  /** A match as it is stored now, or at least as new as a revision that was announced. */
  async read(id: string, atLeast = Infinity): Promise<MatchSnapshot> {
    return (
      this.cache.get(id, atLeast) ??
      this.queue.run(id, async () => {
        const cached = this.cache.get(id);
        if (cached && cached.row.revision >= atLeast) return cached;
        const found = await readSnapshot(this.run, id, cached);
        return cached && cached.row.revision >= found.row.revision ? cached : this.cache.keep(found);
      })
    );
  }

  /** Matches at least as new as revisions that were read. One that can't be read is a defect, which hides none of the others. */
  async readAll(rows: readonly { readonly id: string; readonly revision: number }[]): Promise<MatchSnapshot[]> {
    const snapshots = await Promise.all(
      rows.map(({ id, revision }) =>
        this.read(id, revision).catch((error: unknown) => {
          if (!(error instanceof MatchError)) throw error;
          this.report(error, id);
          return null;
        }),
      ),
    );
    return snapshots.filter((snapshot) => snapshot !== null);
  }

  /** A new table; `running` is its match where that has begun. */
  create(wanted: NewMatch, running: RunningMatch | null = null): Promise<MatchSnapshot> {
    const { id } = wanted.row;
    return this.queue.run(id, async () =>
      this.cache.keep({ ...(await insertMatch(this.batched(id), wanted)), running }),
    );
  }

  /** Changes a match in a transaction that locks its row. What `decide` throws, and what the database refuses, changes nothing. */
  change(id: string, decide: (tx: Tx, snapshot: MatchSnapshot) => Promise<ChangeSet | null>): Promise<MatchSnapshot> {
    return this.queue.run(id, async () => {
      const { result } = await this.database.db.transaction(async (tx) => {
        const run = runIn(tx);
        const locked = await lockRow(run, id);
        const cached = this.cache.get(id);
        const snapshot =
          cached?.row.revision === locked.revision ? cached : this.cache.keep(await readSnapshot(run, id, cached));
        const change = await decide(tx, snapshot);
        if (!change) return { result: () => snapshot };
        const changed = await storeChange(run, snapshot, change, this.pauses);
        if (!changed) throw new Error(`match ${id} went away while it was locked`);
        // What was prepared counts only after the commit.
        return { result: () => ({ ...changed, ...change.stored?.() }) };
      });
      return this.cache.keep(result());
    });
  }

  /**
   * Changes a match without a lock, trusting the cached snapshot. Null where that is too old and where `decide` refuses: only what
   * is stored may refuse, so the caller then uses `change`.
   */
  tryChange(id: string, decide: (snapshot: MatchSnapshot) => Promise<ChangeSet | null>): Promise<MatchSnapshot | null> {
    return this.queue.run(id, async () => {
      const cached = this.cache.get(id);
      const change = cached && (await unlessRefused(() => decide(cached)));
      const changed = change && (await storeChange(this.batched(id), cached, change, this.pauses));
      return changed ? this.cache.keepWritten({ ...changed, ...change.stored?.() }) : null;
    });
  }

  /** The same for answers, the most frequent change: written together with those of other matches, and published at once. */
  tryWrite(
    id: string,
    by: Viewer,
    prepare: (snapshot: MatchSnapshot, running: RunningMatch) => PreparedWrite | null,
  ): Promise<MatchSnapshot | null> {
    return this.queue.run(id, async () => {
      const cached = this.cache.get(id);
      const running = cached?.running;
      const write = running && (await unlessRefused(() => prepare(cached, running)));
      if (!write || !(await this.writer.tryWrite(write.request))) return null;
      const written = this.cache.keepWritten(write.result());
      // Streams of this process need not wait for the notification to come back.
      this.subscriptions.publishChange({ id, revision: written.row.revision, people: write.people }, by);
      return written;
    });
  }

  /** Runs a statement that changes a match, batched with all others of this moment. */
  private batched(id: string): RunStatement {
    return (statement, values) => this.writer.run(id, statement, values);
  }
}

/** What `decide` says; null where it refuses. */
async function unlessRefused<T>(decide: () => T | Promise<T>): Promise<T | null> {
  try {
    return await decide();
  } catch (error) {
    if (error instanceof Refused || error instanceof MatchError) return null;
    throw error;
  }
}
