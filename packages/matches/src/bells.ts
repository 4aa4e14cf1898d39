/** Wakes those who follow something in this process: a match, or what concerns a person. Who is not waiting finds it afterwards. */
export class Bells {
  private readonly bells = new Map<string, Set<Bell>>();
  /** Those that ring with the next tick, and those that ring with the one after it. */
  private soon = new Set<Bell>();
  private later = new Set<Bell>();
  private ticking = false;

  /** How many follow anything: what has been closed must not be among them. */
  get size(): number {
    const all = new Set<Bell>();
    for (const set of this.bells.values()) for (const bell of set) all.add(bell);
    return all.size;
  }

  /** Whether somebody follows it in this process. */
  has(name: string): boolean {
    return this.bells.has(name);
  }

  /** One bell for all these names, of somebody or nobody, until the signal. */
  hang(names: Iterable<string>, owner: string | null, signal: AbortSignal): Bell {
    const hung = [...names];
    const end = () => bell.end();
    const bell = new Bell(owner, signal.aborted, () => {
      signal.removeEventListener('abort', end);
      for (const name of hung) {
        const set = this.bells.get(name);
        set?.delete(bell);
        if (set?.size === 0) this.bells.delete(name);
      }
    });
    signal.addEventListener('abort', end);
    for (const name of hung) this.bells.set(name, (this.bells.get(name) ?? new Set()).add(bell));
    return bell;
  }

  /** Who hung it under this name finds what is announced, and at which revision. */
  ring(name: string, revision: number, announced = name): void {
    for (const bell of this.bells.get(name) ?? []) if (bell.note(announced, revision)) bell.ring();
  }

  /**
   * The same for what somebody has done, who is answered what became of it. On their own streams it comes with the next thing that
   * happens, or a moment later: of several answers in a row, only where the last one led is worked out and sent once more.
   */
  ringFor(doer: string | null, name: string, revision: number): void {
    for (const bell of this.bells.get(name) ?? []) {
      if (!bell.note(name, revision)) continue;
      if (doer === null || bell.owner !== doer) bell.ring();
      else this.ringLater(bell);
    }
  }

  private ringLater(bell: Bell): void {
    this.later.add(bell);
    if (this.ticking) return;
    this.ticking = true;
    setTimeout(() => this.tick(), MOMENT_MS).unref();
  }

  private tick(): void {
    for (const bell of this.soon) bell.ring();
    this.soon = this.later;
    this.later = new Set();
    this.ticking = this.soon.size > 0;
    if (this.ticking) setTimeout(() => this.tick(), MOMENT_MS).unref();
  }

  /** Something may have been missed: everybody looks. */
  ringAll(): void {
    for (const name of this.bells.keys()) this.ring(name, Infinity);
  }
}

/** One's own answers come to one's own streams after one or two of these, unless something else happens before. */
const MOMENT_MS = 100;

/** What was announced, each with the newest revision. */
export type Rung = ReadonlyMap<string, number>;

export class Bell {
  readonly owner: string | null;
  readonly remove: () => void;
  private rung = new Map<string, number>();
  /** What is announced again is no news. */
  private readonly heard = new Map<string, number>();
  private ringing = false;
  private wake: (() => void) | null = null;
  /** Whoever hung it is gone. */
  over: boolean;

  constructor(owner: string | null, over: boolean, remove: () => void) {
    this.owner = owner;
    this.over = over;
    this.remove = remove;
  }

  end(): void {
    this.over = true;
    this.wake?.();
  }

  /** Takes down what is announced; false where it is no news. */
  note(announced: string, revision: number): boolean {
    if (revision <= (this.heard.get(announced) ?? -1)) return false;
    if (revision < Infinity) this.heard.set(announced, revision);
    this.rung.set(announced, Math.max(this.rung.get(announced) ?? -1, revision));
    return true;
  }

  /** Wakes who waits for what was taken down. */
  ring(): void {
    if (this.rung.size === 0) return;
    this.ringing = true;
    this.wake?.();
  }

  /** All that was announced since the last call, as soon as it rings; null on the signal. */
  async next(): Promise<Rung | null> {
    if (!this.ringing && !this.over)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    this.wake = null;
    this.ringing = false;
    const { rung } = this;
    this.rung = new Map();
    return this.over ? null : rung;
  }
}
