import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A server in a process of its own, and questions to it. */
export class ChildServer {
  private readonly process: ChildProcess;
  private readonly waiting = new Map<number, (answer: unknown) => void>();
  private asked = 0;
  port = 0;

  constructor(program: string, words: readonly string[], flags: readonly string[] = []) {
    this.process = fork(program, words, {
      execArgv: ['--expose-gc', ...flags],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        QUAYSIDE_SECRET: 'only for this measurement, at least 32 characters',
      },
    });
  }

  async ready(): Promise<void> {
    const [{ port }] = (await once(this.process, 'message')) as [{ port: number }];
    this.port = port;
    this.process.on('message', ({ n, answer }: { n: number; answer: unknown }) => {
      this.waiting.get(n)?.(answer);
      this.waiting.delete(n);
    });
  }

  /** The one who asks knows what is answered: both sides are in this folder. */
  ask<T>(what: object): Promise<T> {
    const n = this.asked++;
    return new Promise((resolve) => {
      this.waiting.set(n, (answer) => resolve(answer as T));
      this.process.send({ ...what, n });
    });
  }

  async close(): Promise<void> {
    if (this.process.exitCode !== null) return;
    const gone = once(this.process, 'exit');
    this.process.disconnect();
    await gone;
  }
}
