/** Wakes those who follow something in this process: a match, or what concerns a person. Who is not waiting finds it afterwards. */
export class Subscriptions {
  private readonly subscriptions = new Map<string, Set<Subscription>>();
  /** Those that ring with the next tick, and those that ring with the one after it. */
  private soon = new Set<Subscription>();
  private later = new Set<Subscription>();
  private ticking = false;

  /** How many follow anything: what has been closed must not be among them. */
  get size(): number {
    const all = new Set<Subscription>();
    for (const set of this.subscriptions.values()) for (const subscription of set) all.add(subscription);
    return all.size;
  }

  /** Whether somebody follows it in this process. */
  has(name: string): boolean {
    return this.subscriptions.has(name);
  }

  /** One bell for all these names, of somebody or nobody, until the signal. */
  subscribe(names: Iterable<string>, owner: string | null, signal: AbortSignal): Subscription {
    const topics = [...names];
    const end = () => subscription.end();
    const subscription = new Subscription(owner, signal.aborted, () => {
      signal.removeEventListener('abort', end);
      for (const name of topics) {
        const set = this.subscriptions.get(name);
        set?.delete(subscription);
        if (set?.size === 0) this.subscriptions.delete(name);
      }
    });
    signal.addEventListener('abort', end);
    for (const name of topics)
      this.subscriptions.set(name, (this.subscriptions.get(name) ?? new Set()).add(subscription));
    return subscription;
  }

  /** Who hung it under this name finds what is announced, and at which revision. */
  publish(name: string, revision: number, announced = name): void {
    for (const subscription of this.subscriptions.get(name) ?? [])
      if (subscription.note(announced, revision)) subscription.publish();
  }

  /**
   * The same for what somebody has done, who is answered what became of it. On their own streams it comes with the next thing that
   * happens, or a moment later: of several answers in a row, only where the last one led is worked out and sent once more.
   */
  publishFor(doer: string | null, name: string, revision: number): void {
    for (const subscription of this.subscriptions.get(name) ?? []) {
      if (!subscription.note(name, revision)) continue;
      if (doer === null || subscription.owner !== doer) subscription.publish();
      else this.publishLater(subscription);
    }
  }

  private publishLater(subscription: Subscription): void {
    this.later.add(subscription);
    if (this.ticking) return;
    this.ticking = true;
    setTimeout(() => this.tick(), MOMENT_MS).unref();
  }

  private tick(): void {
    for (const subscription of this.soon) subscription.publish();
    this.soon = this.later;
    this.later = new Set();
    this.ticking = this.soon.size > 0;
    if (this.ticking) setTimeout(() => this.tick(), MOMENT_MS).unref();
  }

  /** Something may have been missed: everybody looks. */
  publishAll(): void {
    for (const name of this.subscriptions.keys()) this.publish(name, Infinity);
  }
}

/** One's own answers come to one's own streams after one or two of these, unless something else happens before. */
const MOMENT_MS = 100;

/** What was announced, each with the newest revision. */
export type ChangedTopics = ReadonlyMap<string, number>;

export class Subscription {
  readonly owner: string | null;
  readonly remove: () => void;
  private changed = new Map<string, number>();
  /** What is announced again is no news. */
  private readonly heard = new Map<string, number>();
  private waking = false;
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
    this.changed.set(announced, Math.max(this.changed.get(announced) ?? -1, revision));
    return true;
  }

  /** Wakes who waits for what was taken down. */
  publish(): void {
    if (this.changed.size === 0) return;
    this.waking = true;
    this.wake?.();
  }

  /** All that was announced since the last call, as soon as it rings; null on the signal. */
  async next(): Promise<ChangedTopics | null> {
    if (!this.waking && !this.over)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    this.wake = null;
    this.waking = false;
    const { changed } = this;
    this.changed = new Map();
    return this.over ? null : changed;
  }
}
