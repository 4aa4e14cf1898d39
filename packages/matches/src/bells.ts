/** Wakes those who follow something in this process: a match, or what concerns a person. Who is not waiting finds it afterwards. */
export class Bells {
  private readonly bells = new Map<string, Set<Bell>>();

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

  /** One bell for all these names, until the signal. */
  hang(names: Iterable<string>, signal: AbortSignal): Bell {
    const hung = [...names];
    const bell = new Bell(signal, () => {
      for (const name of hung) {
        const set = this.bells.get(name);
        set?.delete(bell);
        if (set?.size === 0) this.bells.delete(name);
      }
    });
    for (const name of hung) this.bells.set(name, (this.bells.get(name) ?? new Set()).add(bell));
    return bell;
  }

  /** Who hung it under this name finds what is announced, and at which revision. */
  ring(name: string, revision: number, announced = name): void {
    for (const bell of this.bells.get(name) ?? []) bell.ring(announced, revision);
  }

  /** Something may have been missed: everybody looks. */
  ringAll(): void {
    for (const name of this.bells.keys()) this.ring(name, Infinity);
  }
}

/** What was announced, each with the newest revision. */
export type Rung = ReadonlyMap<string, number>;

export class Bell {
  readonly remove: () => void;
  private rung = new Map<string, number>();
  /** What is announced again is no news. */
  private readonly heard = new Map<string, number>();
  private wake: (() => void) | null = null;
  /** Whoever hung it is gone. */
  over: boolean;

  constructor(signal: AbortSignal, remove: () => void) {
    this.remove = remove;
    this.over = signal.aborted;
    signal.addEventListener('abort', () => this.end(), { once: true });
  }

  private end(): void {
    this.over = true;
    this.wake?.();
  }

  ring(announced: string, revision: number): void {
    if (revision <= (this.heard.get(announced) ?? -1)) return;
    if (revision < Infinity) this.heard.set(announced, revision);
    this.rung.set(announced, Math.max(this.rung.get(announced) ?? -1, revision));
    this.wake?.();
  }

  /** All that was announced since the last call, as soon as there is something; null on the signal. */
  async next(): Promise<Rung | null> {
    if (this.rung.size === 0 && !this.over)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    this.wake = null;
    const { rung } = this;
    this.rung = new Map();
    return this.over ? null : rung;
  }
}
