import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A server in a process of its own, and questions to it. */
export class ChildServer {
  private readonly process: ChildProcess;
  private readonly waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
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
    this.process.on('message', ({ n, answer, error }: { n: number; answer: unknown; error?: string }) => {
      const asked = this.waiting.get(n);
      this.waiting.delete(n);
      if (error === undefined) asked?.resolve(answer);
      else asked?.reject(new Error(error));
    });
    // The process has ended.
    this.process.on('exit', (code, signal) => {
      for (const asked of this.waiting.values()) asked.reject(new Error(`the server has ended: ${signal ?? code}`));
    });
  }

  /** Both sides are in this folder, so the answer is of the expected type. */
  ask<T>(what: object): Promise<T> {
    if (this.over) return Promise.reject(new Error('the server has ended'));
    const n = this.asked++;
    return new Promise((resolve, reject) => {
      this.waiting.set(n, { resolve: (answer) => resolve(answer as T), reject });
      this.process.send({ ...what, n });
    });
  }

  private get over(): boolean {
    return this.process.exitCode !== null || this.process.signalCode !== null;
  }

  async close(): Promise<void> {
    if (this.over) return;
    const gone = once(this.process, 'exit');
    this.process.disconnect();
    await gone;
  }
}
