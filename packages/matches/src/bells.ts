/** Wakes those who follow a match in this process. A bell that rings while nobody waits is remembered. */
export class Bells {
  private readonly bells = new Map<string, Set<Bell>>();

  /** How many follow anything: what has been closed must not be among them. */
  get size(): number {
    let n = 0;
    for (const set of this.bells.values()) n += set.size;
    return n;
  }

  hang(id: string): Bell {
    const set = this.bells.get(id) ?? new Set();
    this.bells.set(id, set);
    const bell = new Bell(() => {
      set.delete(bell);
      if (set.size === 0 && this.bells.get(id) === set) this.bells.delete(id);
    });
    set.add(bell);
    return bell;
  }

  ring(id: string, revision: number): void {
    for (const bell of this.bells.get(id) ?? []) bell.ring(revision);
  }

  /** Something may have been missed: everybody looks. */
  ringAll(): void {
    for (const set of this.bells.values()) for (const bell of set) bell.ring(Infinity);
  }
}

export class Bell {
  readonly remove: () => void;
  private rung: number | null = null;
  private wake: (() => void) | null = null;

  constructor(remove: () => void) {
    this.remove = remove;
  }

  ring(revision: number): void {
    this.rung = Math.max(this.rung ?? -1, revision);
    this.wake?.();
  }

  /** The newest revision announced since the last call, as soon as there is one; null on the signal. */
  async next(signal: AbortSignal): Promise<number | null> {
    if (this.rung === null && !signal.aborted)
      await new Promise<void>((resolve) => {
        const wake = () => {
          signal.removeEventListener('abort', wake);
          resolve();
        };
        this.wake = wake;
        signal.addEventListener('abort', wake);
      });
    this.wake = null;
    const { rung } = this;
    this.rung = null;
    return signal.aborted ? null : rung;
  }
}
