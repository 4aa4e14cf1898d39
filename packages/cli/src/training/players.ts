import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Options } from '@quayside/engine';
import type { TrainingPlan, TrainingGame, SelfPlayResult, Trainer } from '@quayside/bots/train';

/** Who plays the games of a training: this thread, or several others with a copy of the network. */
export interface Players {
  play(deals: readonly TrainingGame[]): Promise<readonly SelfPlayResult[]>;
  close(): Promise<void>;
}

/** What a thread is told at its start. */
export interface WorkerStart {
  readonly training: {
    readonly game: string;
    readonly seats: number;
    readonly options: Options;
    readonly rivalry: number;
    readonly seed: string;
    readonly wide: boolean;
    /** The network's numbers, which all threads share. */
    readonly shared: SharedArrayBuffer;
  };
}
export interface WorkerTask {
  readonly at: number;
  readonly deal: TrainingGame;
}
export interface WorkerReport {
  readonly at: number;
  readonly result: SelfPlayResult;
}

export function playersFor(trainer: Trainer, workers: number): Players {
  if (workers <= 1)
    return {
      play: (deals) => Promise.resolve(deals.map((deal) => trainer.play(deal))),
      close: () => Promise.resolve(),
    };
  return new Threads(trainer, workers);
}

/** Each round is played with the same network by all, and learned from in the order of its deals: how many threads there are does not matter. */
class Threads implements Players {
  private readonly trainer: Trainer;
  private readonly shared: SharedArrayBuffer;
  private readonly threads: readonly Worker[];

  constructor(trainer: Trainer, workers: number) {
    this.trainer = trainer;
    this.shared = new SharedArrayBuffer(4 * trainer.network.size);
    const { game, seats, options, rivalry, seed, wide = false }: TrainingPlan = trainer.plan;
    const start: WorkerStart = {
      training: { game: game.id, seats, options, rivalry, seed, wide, shared: this.shared },
    };
    // This very program: as a thread it plays instead of reading the command line.
    this.threads = Array.from({ length: workers }, () => new Worker(new URL(import.meta.url), { workerData: start }));
  }

  async play(deals: readonly TrainingGame[]): Promise<readonly SelfPlayResult[]> {
    this.trainer.network.copyTo(new Float32Array(this.shared));
    const results: SelfPlayResult[] = [];
    const waiting = deals.map((deal, at): WorkerTask => ({ at, deal }));
    await Promise.all(this.threads.map((thread) => this.feed(thread, waiting, results)));
    return results;
  }

  /** Hands a thread one deal after the other until none is left. */
  private async feed(thread: Worker, waiting: WorkerTask[], results: SelfPlayResult[]): Promise<void> {
    for (let order = waiting.shift(); order; order = waiting.shift()) {
      thread.postMessage(order, []);
      // A thread that fails says so by an event of its own, which `once` turns into an error.
      const [report] = (await once(thread, 'message')) as [WorkerReport];
      results[report.at] = report.result;
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.terminate()));
  }
}
