import type { MatchChange } from './match-changes.ts';

/** The topic of what concerns a person's list of tables. */
export const personTopic = (person: string): string => `person:${person}`;

/** Who follows which topics in this process: matches by their id, people by `personTopic`, other topics by `@` and their name. */
export class Subscriptions {
  private readonly subscriptions = new Map<string, Set<Subscription>>();
  /** Subscriptions that wake with the next tick, and those that wake with the one after it. */
  private soon = new Set<Subscription>();
  private later = new Set<Subscription>();
  private ticking = false;

  /** How many subscriptions are open. */
  get size(): number {
    const all = new Set<Subscription>();
    for (const set of this.subscriptions.values()) for (const subscription of set) all.add(subscription);
    return all.size;
  }

  /** Whether somebody in this process follows a topic. */
  has(name: string): boolean {
    return this.subscriptions.has(name);
  }

  /** One subscription to all these topics, of somebody or nobody, until the signal. */
  subscribe(names: Iterable<string>, owner: string | null, signal: AbortSignal): Subscription {
    const topics = [...names];
    const end = () => subscription.close();
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

  /** Wakes who follows a topic, with what has changed and at which revision. */
  publish(name: string, revision: number, announced = name): void {
    for (const subscription of this.subscriptions.get(name) ?? [])
      if (subscription.mark(announced, revision)) subscription.wake();
  }

  /**
   * The same for what somebody has done. They have the result as the answer to their call, so their own streams get it with the
   * next change, or a moment later: of several answers in a row only the last state is computed and sent again.
   */
  publishFor(by: string | null, name: string, revision: number): void {
    for (const subscription of this.subscriptions.get(name) ?? []) {
      if (!subscription.mark(name, revision)) continue;
      if (by === null || subscription.owner !== by) subscription.wake();
      else this.wakeLater(subscription);
    }
  }

  /** A match has changed: its followers are woken, and those whose list of tables it alters. */
  publishChange({ id, revision, people }: MatchChange, by: string | null = null): void {
    this.publishFor(by, id, revision);
    for (const person of people) this.publish(personTopic(person), revision, id);
  }

  private wakeLater(subscription: Subscription): void {
    this.later.add(subscription);
    if (this.ticking) return;
    this.ticking = true;
    setTimeout(() => this.tick(), DELAY_MS).unref();
  }

  private tick(): void {
    for (const subscription of this.soon) subscription.wake();
    this.soon = this.later;
    this.later = new Set();
    this.ticking = this.soon.size > 0;
    if (this.ticking) setTimeout(() => this.tick(), DELAY_MS).unref();
  }

  /** Marks everything as changed, after notifications may have been missed. */
  publishAll(): void {
    for (const name of this.subscriptions.keys()) this.publish(name, Infinity);
  }
}

/** A person's own answers come to their own streams after one or two of these, unless something else happens before. */
const DELAY_MS = 100;

/** Topics and matches that have changed, each with its newest revision. */
export type ChangedTopics = ReadonlyMap<string, number>;

export class Subscription {
  readonly owner: string | null;
  readonly unsubscribe: () => void;
  private changed = new Map<string, number>();
  /** The newest revision of each that was marked: the same one again changes nothing. */
  private readonly marked = new Map<string, number>();
  private awake = false;
  private resume: (() => void) | null = null;
  closed: boolean;

  constructor(owner: string | null, closed: boolean, unsubscribe: () => void) {
    this.owner = owner;
    this.closed = closed;
    this.unsubscribe = unsubscribe;
  }

  close(): void {
    this.closed = true;
    this.resume?.();
  }

  /** Marks something as changed; false where that revision was marked before. */
  mark(announced: string, revision: number): boolean {
    if (revision <= (this.marked.get(announced) ?? -1)) return false;
    if (revision < Infinity) this.marked.set(announced, revision);
    this.changed.set(announced, Math.max(this.changed.get(announced) ?? -1, revision));
    return true;
  }

  /** Lets `next` return what was marked. */
  wake(): void {
    if (this.changed.size === 0) return;
    this.awake = true;
    this.resume?.();
  }

  /** Waits for changes and returns all topics marked since the last call; null once aborted. */
  async next(): Promise<ChangedTopics | null> {
    if (!this.awake && !this.closed)
      await new Promise<void>((resolve) => {
        this.resume = resolve;
      });
    this.resume = null;
    this.awake = false;
    const { changed } = this;
    this.changed = new Map();
    return this.closed ? null : changed;
  }
}
