import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { TimeBudget, Job, ResultOf } from './jobs.ts';
import type { JobMessage, ThreadMessage } from './thread.ts';

/** Who waits for a job: people at a table first, then who has asked for a hint, then what is done in the background. */
export const PRIORITIES = ['table', 'hint', 'background'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Why a job has no result: it took too long, its thread has ended, or it has thrown. */
export class BotFailure extends Error {
  readonly reason: 'timeout' | 'crash' | 'error';
  constructor(reason: BotFailure['reason'], message: string) {
    super(message);
    this.name = 'BotFailure';
    this.reason = reason;
  }
}

export interface PoolOptions {
  /** How many threads at most; one core is left for people's calls. */
  readonly threads?: number | undefined;
  /** What a thread runs; the bundle beside the server, or the source. */
  readonly script?: string | undefined;
  /** A thread that has not answered by then is ended. */
  readonly limitMs?: number | undefined;
  /** A thread that needs more memory is ended. */
  readonly memoryMb?: number | undefined;
  /** The part of its usual effort that a bot which searches takes at most. */
  readonly effort?: number | undefined;
}

const LIMIT_MS = 10_000;
/** A thread has so long to load its script before it counts as lost. */
const START_LIMIT_MS = 60_000;
/** The time of a job with an empty queue, and the least with a long one. */
const BUDGET_MS = 500;
const LEAST_BUDGET_MS = 20;
/** A module that fills the memory ends its thread, not the server. */
const MEMORY_MB = 384;

interface Waiting {
  readonly job: Job;
  readonly priority: Priority;
  readonly done: (result: unknown) => void;
  readonly failed: (error: BotFailure) => void;
}

interface Thread {
  readonly worker: Worker;
  /** Its script is loaded. */
  ready: boolean;
  current: Waiting | null;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Threads in which bots think, never the one that answers calls. Jobs wait by priority; each has a limit from the moment a thread
 * takes it, after which the thread is ended and the next one starts.
 */
export class BotPool {
  private readonly threads = new Set<Thread>();
  private readonly queues: { readonly [priority in Priority]: Waiting[] } = { table: [], hint: [], background: [] };
  private readonly most: number;
  private readonly script: string;
  private readonly limitMs: number;
  private readonly memoryMb: number;
  private readonly effort: number;
  private closed = false;

  constructor({ threads, script, limitMs = LIMIT_MS, memoryMb = MEMORY_MB, effort = 1 }: PoolOptions = {}) {
    this.most = threads ?? Math.max(1, os.availableParallelism() - 1);
    this.script = script ?? findScript();
    this.limitMs = limitMs;
    this.memoryMb = memoryMb;
    this.effort = effort;
  }

  /** The result of a job, or a `BotFailure`. */
  run<J extends Job>(job: J, priority: Priority): Promise<ResultOf<J>> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(CLOSED());
      // A thread answers a job with a result of its kind.
      this.queues[priority].push({ job, priority, done: (result) => resolve(result as ResultOf<J>), failed: reject });
      this.dispatch();
    });
  }

  /** Ends all threads; waiting jobs are rejected. */
  async close(): Promise<void> {
    this.closed = true;
    for (const priority of PRIORITIES) for (const one of this.queues[priority].splice(0)) one.failed(CLOSED());
    await Promise.all([...this.threads].map((thread) => this.end(thread, CLOSED())));
  }

  private dispatch(): void {
    while (!this.closed) {
      const thread = this.idleThread();
      const next = thread && this.takeNext();
      if (!thread || !next) return;
      this.give(thread, next);
    }
  }

  private takeNext(): Waiting | undefined {
    for (const priority of PRIORITIES) {
      const next = this.queues[priority].shift();
      if (next) return next;
    }
    return undefined;
  }

  private get waiting(): number {
    return PRIORITIES.reduce((sum, priority) => sum + this.queues[priority].length, 0);
  }

  private idleThread(): Thread | null {
    for (const thread of this.threads) if (!thread.current) return thread;
    return this.waiting > 0 && this.threads.size < this.most ? this.start() : null;
  }

  private start(): Thread {
    const worker = new Worker(this.script, { resourceLimits: { maxOldGenerationSizeMb: this.memoryMb } });
    const thread: Thread = { worker, ready: false, current: null, timer: undefined };
    this.threads.add(thread);
    worker.on('message', (message: ThreadMessage) => this.receive(thread, message));
    worker.on('error', (error) => void this.end(thread, new BotFailure('crash', error.message)));
    worker.on('exit', (code) => void this.end(thread, new BotFailure('crash', `the thread ended with ${code}`)));
    return thread;
  }

  private give(thread: Thread, next: Waiting): void {
    const { ms, effort } = budgetFor(this.queues.table.length + this.queues.hint.length, this.most);
    // What is worked out in the background has the time to be good.
    const budget = { ms, effort: this.effort * (next.priority === 'background' ? 1 : effort) };
    thread.current = next;
    this.limit(thread, thread.ready ? this.limitMs : START_LIMIT_MS);
    // Only a working thread keeps the process alive.
    thread.worker.ref();
    thread.worker.postMessage({ job: next.job, budget } satisfies JobMessage);
  }

  private limit(thread: Thread, ms: number): void {
    clearTimeout(thread.timer);
    const late = () => void this.end(thread, new BotFailure('timeout', `no answer within ${ms} ms`));
    thread.timer = setTimeout(late, ms);
  }

  private receive(thread: Thread, message: ThreadMessage): void {
    const { current } = thread;
    if (message === 'ready') {
      thread.ready = true;
      if (current) this.limit(thread, this.limitMs);
      return;
    }
    if (!current) return;
    clearTimeout(thread.timer);
    thread.current = null;
    thread.worker.unref();
    if ('error' in message) current.failed(new BotFailure('error', message.error));
    else current.done(message.result);
    this.dispatch();
  }

  private async end(thread: Thread, why: BotFailure): Promise<void> {
    if (!this.threads.delete(thread)) return;
    const { current } = thread;
    thread.current = null;
    clearTimeout(thread.timer);
    current?.failed(why);
    await thread.worker.terminate();
    this.dispatch();
  }
}

const CLOSED = () => new BotFailure('crash', 'the server is about to end');

/** The more jobs wait, the less time and effort each has. */
export function budgetFor(waiting: number, threads: number): TimeBudget {
  const effort = Math.max(LEAST_BUDGET_MS / BUDGET_MS, 1 / (1 + waiting / threads));
  return { ms: Math.round(BUDGET_MS * effort), effort };
}

/** Where the script of a thread may be: beside the bundle that runs, in the build of the app that runs, in the source. */
function findScript(): string {
  const here = import.meta.dirname;
  const places = [
    path.join(here, 'bot-thread.mjs'),
    path.join(/*turbopackIgnore: true*/ process.cwd(), 'dist', 'bot-thread.mjs'),
    path.join(here, 'thread-from-source.mjs'),
  ];
  const found = places.find((file) => existsSync(/*turbopackIgnore: true*/ file));
  if (found === undefined) throw new Error(`there is no script for the bots' threads: looked for ${places.join(', ')}`);
  return found;
}
