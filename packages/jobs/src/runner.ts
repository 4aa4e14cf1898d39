import { randomUUID } from 'node:crypto';
import { jobEffect, type Database, type Tx } from '@quayside/db';
import { pruneJobs } from './admin.ts';
import { claimJobs, deleteDone, nextTime, noteFailure, release, renewLocks, type JobRow } from './claim.ts';
import { CHANNEL, type JobKind } from './queue.ts';

export interface JobContext {
  readonly key: string;
  /** 1 for the first try. */
  readonly attempt: number;
  readonly runAt: Date;
  /** Aborted when the job is not ours any more: the process was too slow to renew its lock, or is about to end. */
  readonly signal: AbortSignal;
  /**
   * Changes the database and ends the job in one transaction, so that the change happens exactly once whatever dies when. False,
   * and nothing has changed, where the job is not ours any more.
   */
  complete(change: (tx: Tx) => Promise<void>): Promise<boolean>;
  /**
   * To be asked before something is done that no transaction can take back. True once per name for ever: a process that dies
   * between this and the deed has not done it, and nobody does it again.
   */
  once(name: string): Promise<boolean>;
}

/** Does a job. Where it throws, the job is tried again later. Unless it ends the job by `complete`, it may be done twice: see README. */
export type JobHandler<Payload> = (payload: Payload, context: JobContext) => Promise<void>;

export interface JobRunnerOptions {
  /** Receives errors of handlers, and of the database. */
  readonly report?: (error: unknown, job?: { readonly kind: string; readonly key: string }) => void;
  readonly now?: () => Date;
  /** How many jobs of a lane this process does at a time. */
  readonly atOnce?: number;
  /** So long after a process has died others take its jobs. */
  readonly lockMs?: number;
  readonly mostAttempts?: number;
}

/** Kinds of one lane wait for each other where there is much to do. What may take long has a lane of its own. */
export interface Lane {
  readonly lane?: string;
}

/** Announcements may be lost: so often every process looks by itself. */
const LOOK_MS = 30_000;
/** How often what is old is forgotten, and from when on it is. */
const PRUNE_MS = 3_600_000;
const KEPT_MS = 30 * 24 * 3_600_000;
const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 3_600_000;

/**
 * Does jobs whose time has come. Any number of runners share a database, whatever process they are in. It wakes by a timer set to the
 * next job, and by the announcement of an earlier one.
 */
export class JobRunner {
  private readonly database: Database;
  private readonly report: NonNullable<JobRunnerOptions['report']>;
  private readonly now: () => Date;
  private readonly atOnce: number;
  private readonly lockMs: number;
  private readonly mostAttempts: number;
  private readonly id = randomUUID();
  // Payloads are of the type that the kind says: `enqueue` takes no other.
  private readonly handlers = new Map<string, JobHandler<unknown>>();
  /** The kinds of each lane. */
  private readonly lanes = new Map<string, string[]>();
  private readonly running = new Map<number, RunningJob>();
  private filling: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | null = null;
  private wakeAt = Infinity;
  private renewing: NodeJS.Timeout | null = null;
  private pruning: NodeJS.Timeout | null = null;
  private looking: Promise<void> | null = null;
  private lookAgain = false;
  private unlisten: (() => Promise<void>) | null = null;
  private closed = false;

  constructor(
    database: Database,
    {
      report = () => undefined,
      now = () => new Date(),
      atOnce = 4,
      lockMs = 30_000,
      mostAttempts = 10,
    }: JobRunnerOptions = {},
  ) {
    this.database = database;
    this.report = report;
    this.now = now;
    this.atOnce = atOnce;
    this.lockMs = lockMs;
    this.mostAttempts = mostAttempts;
  }

  /** Says who does the jobs of a kind. A process leaves kinds alone for which it has no handler. */
  handle<Payload>(kind: JobKind<Payload>, handler: JobHandler<Payload>, { lane = '' }: Lane = {}): void {
    if (this.handlers.has(kind.name)) throw new Error(`two handlers for ${kind.name}`);
    this.handlers.set(kind.name, handler as JobHandler<unknown>);
    this.lanes.set(lane, [...(this.lanes.get(lane) ?? []), kind.name]);
  }

  /** From now on jobs are done. All handlers are known by then. */
  async start(): Promise<void> {
    this.unlisten = await this.database.listen(CHANNEL, (time) => this.wakeBy(time === null ? 0 : Number(time)));
    this.renewing = setInterval(() => void this.renew().catch(this.report), this.lockMs / 3);
    this.renewing.unref();
    const prune = () => pruneJobs(this.database.db, new Date(this.now().getTime() - KEPT_MS));
    this.pruning = setInterval(() => void prune().catch(this.report), PRUNE_MS);
    this.pruning.unref();
    this.look();
  }

  /** Takes no more jobs and waits for those that are being done. */
  async close(): Promise<void> {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
    await this.unlisten?.();
    await this.looking;
    for (const { abort } of this.running.values()) abort.abort();
    await this.idle();
    if (this.renewing) clearInterval(this.renewing);
    if (this.pruning) clearInterval(this.pruning);
  }

  /** Does all jobs whose time has come, and waits for them: for tests that set the clock. */
  async runDue(): Promise<void> {
    do await this.fill();
    while ((await this.idle()) > 0);
  }

  private async idle(): Promise<number> {
    const works = [...this.running.values()].map(({ work }) => work);
    await Promise.all(works);
    return works.length;
  }

  private wakeBy(time: number): void {
    if (this.closed || time >= this.wakeAt) return;
    const wait = Math.min(Math.max(0, time - this.now().getTime()), LOOK_MS);
    if (this.timer) clearTimeout(this.timer);
    this.wakeAt = time;
    this.timer = setTimeout(() => this.look(), wait);
    this.timer.unref();
  }

  /** Looks for jobs, one look after the other; a wish to look during one is granted after it. */
  private look(): void {
    this.wakeAt = Infinity;
    if (this.closed) return;
    if (this.looking) {
      this.lookAgain = true;
      return;
    }
    this.lookAgain = false;
    this.looking = this.lookOnce()
      .catch((error: unknown) => {
        this.report(error);
        this.wakeBy(this.now().getTime() + FIRST_RETRY_MS);
      })
      .finally(() => {
        this.looking = null;
        if (this.lookAgain) this.look();
      });
  }

  private async lookOnce(): Promise<void> {
    await this.fill();
    if (this.closed) return;
    // A full lane looks again as soon as one of its jobs is done.
    const kinds = [...this.lanes].flatMap(([lane, names]) => (this.roomIn(lane) > 0 ? names : []));
    if (kinds.length === 0) return;
    const next = await nextTime(this.database.db, kinds);
    this.wakeBy(Math.min(next?.getTime() ?? Infinity, this.now().getTime() + LOOK_MS));
  }

  private roomIn(lane: string): number {
    return this.atOnce - [...this.running.values()].filter((one) => one.lane === lane).length;
  }

  /** One after the other: two at a time would fill the same room. */
  private fill(): Promise<void> {
    this.filling = this.filling.catch(() => undefined).then(() => this.fillLanes());
    return this.filling;
  }

  private async fillLanes(): Promise<void> {
    for (const [lane, kinds] of this.lanes) {
      const most = this.roomIn(lane);
      if (most <= 0) continue;
      const now = this.now();
      const until = new Date(now.getTime() + this.lockMs);
      for (const row of await claimJobs(this.database.db, { kinds, by: this.id, now, until, most }))
        this.begin(row, lane);
    }
  }

  private begin(row: JobRow, lane: string): void {
    const abort = new AbortController();
    const work = this.do(row, abort.signal).finally(() => {
      this.running.delete(row.id);
      this.look();
    });
    this.running.set(row.id, { lane, work, abort });
  }

  private async do(row: JobRow, signal: AbortSignal): Promise<void> {
    const { db } = this.database;
    try {
      let completed = false;
      await this.handlers.get(row.kind)?.(row.payload, {
        key: row.key,
        attempt: row.attempts,
        runAt: row.runAt,
        signal,
        complete: async (change) => {
          completed = await completeIn(this.database, row, this.id, change);
          return completed;
        },
        once: (name) => markEffect(this.database, `${row.kind}/${name}`),
      });
      if (!completed && !(await deleteDone(db, row, this.id))) await release(db, row, this.id);
    } catch (error) {
      this.report(error, row);
      await this.fail(row, error).catch(this.report);
    }
  }

  private async fail(row: JobRow, error: unknown): Promise<void> {
    const now = this.now();
    const wait = Math.min(FIRST_RETRY_MS * 2 ** (row.attempts - 1), LONGEST_RETRY_MS);
    const retryAt = row.attempts >= this.mostAttempts ? null : new Date(now.getTime() + wait);
    const text = error instanceof Error ? error.message : 'unknown';
    await noteFailure(this.database.db, row, this.id, { error: text.slice(0, 500), retryAt, now });
  }

  private async renew(): Promise<void> {
    const ids = [...this.running.keys()];
    if (ids.length === 0) return;
    const until = new Date(this.now().getTime() + this.lockMs);
    const held = new Set(await renewLocks(this.database.db, ids, this.id, until));
    for (const id of ids) if (!held.has(id)) this.running.get(id)?.abort.abort();
  }
}

interface RunningJob {
  readonly lane: string;
  readonly work: Promise<void>;
  readonly abort: AbortController;
}

class LostJob extends Error {}

async function completeIn(
  { db }: Database,
  row: JobRow,
  by: string,
  change: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  try {
    await db.transaction(async (tx) => {
      // First, so that of two who believe that it is theirs the second waits here, and then finds nothing.
      if (!(await deleteDone(tx, row, by))) throw new LostJob();
      await change(tx);
    });
    return true;
  } catch (error) {
    if (error instanceof LostJob) return false;
    throw error;
  }
}

async function markEffect({ db }: Database, key: string): Promise<boolean> {
  const marked = await db.insert(jobEffect).values({ key }).onConflictDoNothing().returning({ key: jobEffect.key });
  return marked.length > 0;
}
