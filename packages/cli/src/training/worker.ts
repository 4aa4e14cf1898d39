import { parentPort } from 'node:worker_threads';
import { Trainer } from '@quayside/bots/train';
import { gameOf } from '../input.ts';
import type { WorkerTask, WorkerReport, WorkerStart } from './players.ts';

/** Plays games for a training on a thread of its own, until it is ended. */
export function playForTraining({ training }: WorkerStart): void {
  const { game, seats, options, rivalry, seed, wide, shared } = training;
  const trainer = new Trainer({ game: gameOf(game), seats, options, rivalry, seed, wide });
  parentPort?.on('message', ({ at, deal }: WorkerTask) => {
    trainer.network.copyFrom(new Float32Array(shared));
    parentPort?.postMessage({ at, result: trainer.play(deal) } satisfies WorkerReport, []);
  });
}
