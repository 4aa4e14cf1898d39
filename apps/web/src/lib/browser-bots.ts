'use client';

import type { TimeBudget, Job, ResultOf } from '@quayside/bot-workers';
import type { BotReply, BotRequest } from './bot-worker.ts';

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Bots that think in this browser, beside the page. The worker is started for the first job. */
export class BrowserBots {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private sent = 0;

  async run<J extends Job>(job: J, budget: TimeBudget): Promise<ResultOf<J>> {
    this.worker ??= this.start();
    const n = ++this.sent;
    const reply = new Promise<unknown>((resolve, reject) => this.waiting.set(n, { resolve, reject }));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin, windows have
    this.worker.postMessage({ n, job, budget } satisfies BotRequest);
    // The worker answers each job with the result of its kind.
    return (await reply) as ResultOf<J>;
  }

  close(): void {
    this.worker?.terminate();
    this.worker = null;
    this.waiting.clear();
  }

  private start(): Worker {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<BotReply>) => {
      const waits = this.waiting.get(data.n);
      this.waiting.delete(data.n);
      if ('error' in data) waits?.reject(new Error(data.error));
      else waits?.resolve(data.result);
    });
    worker.addEventListener('error', ({ message }) => {
      for (const { reject } of this.waiting.values()) reject(new Error(message));
      this.close();
    });
    return worker;
  }
}
