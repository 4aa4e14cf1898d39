// A worker of the browser in which bots think. It is sent one job after the other, and says what came of each.
import { runJob, type TimeBudget, type Job } from '@quayside/bot-workers';

export interface BotRequest {
  readonly n: number;
  readonly job: Job;
  readonly budget: TimeBudget;
}
export type BotReply = { readonly n: number } & ({ readonly result: unknown } | { readonly error: string });

addEventListener('message', ({ data: { n, job, budget } }: MessageEvent<BotRequest>) => {
  void runJob(job, budget).then(
    (result) => postMessage({ n, result } satisfies BotReply),
    (error: unknown) =>
      postMessage({ n, error: error instanceof Error ? error.message : String(error) } satisfies BotReply),
  );
});
