// A thread of the server in which bots think. The pool sends one job at a time and ends the thread if it does not come back.
import { parentPort } from 'node:worker_threads';
import type { TimeBudget, Job } from './jobs.ts';
import { runJob } from './run-job.ts';

/** What a thread is sent, and what it says. */
export interface JobMessage {
  readonly job: Job;
  readonly budget: TimeBudget;
}
export type ThreadMessage = 'ready' | { readonly result: unknown } | { readonly error: string };

parentPort?.on('message', ({ job, budget }: JobMessage) => {
  void runJob(job, budget).then(
    (result) => parentPort?.postMessage({ result } satisfies ThreadMessage),
    (error: unknown) => {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort?.postMessage({ error: text } satisfies ThreadMessage);
    },
  );
});
parentPort?.postMessage('ready' satisfies ThreadMessage);
