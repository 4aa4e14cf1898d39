/** Runs work one after the other per key. Waiting here costs nothing; waiting for a row lock would cost a connection. */
export class KeyedQueue {
  private readonly tails = new Map<string, Promise<void>>();

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.tails.get(key);
    const mine = before ? before.then(work) : work();
    const leave = () => {
      if (this.tails.get(key) === tail) this.tails.delete(key);
    };
    const tail: Promise<void> = mine.then(leave, leave);
    this.tails.set(key, tail);
    return mine;
  }

  /** Resolves when all work that a key has now is done; null where it has none. Never rejects. */
  pending(key: string): Promise<void> | null {
    return this.tails.get(key) ?? null;
  }

  keys(): Iterable<string> {
    return this.tails.keys();
  }

  async idle(): Promise<void> {
    await Promise.all(this.tails.values());
  }
}
