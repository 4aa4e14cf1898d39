// A thread of the server in which bots think. The pool sends one job at a time and ends the thread if it does not come back.
import { readlinkSync } from 'node:fs';
import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Budget, Job } from './jobs.ts';
import { runJob } from './run-job.ts';

/** What a thread is sent, and what it says. */
export interface JobMessage {
  readonly job: Job;
  readonly budget: Budget;
}
export type ThreadMessage = 'ready' | { readonly result: unknown } | { readonly error: string };

/** Answers to people go first on a busy machine. */
const NICE = 10;

function yieldToPeople(): void {
  try {
    // Linux tells a thread its number here, and lets it lower its own priority.
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    os.setPriority(thread, NICE);
  } catch {
    // Other systems have no such link: bots then think at the priority of the process.
  }
}

yieldToPeople();
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
