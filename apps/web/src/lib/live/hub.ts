import type { Update } from '@quayside/api';
import { FollowedTopics, type TopicEvent, type Stream } from './followed-topics.ts';

// Browsers keep six connections to a house. One stream per tab would use them up, so one tab, the leader, listens for all of
// them: whoever holds the lock leads; the others tell it what they follow and hear from it. Where the page is not secure (a game
// night over plain http) there are no locks, and every tab listens for itself.

export type TabMessage =
  | { readonly kind: 'wants'; readonly tab: string; readonly topics: readonly string[]; readonly fresh: string | null }
  | { readonly kind: 'heard'; readonly topic: string; readonly heard: TopicEvent; readonly to: string | null }
  | { readonly kind: 'leads' }
  | { readonly kind: 'somebody-else' };

/** What the browser lends: locks by name, and a channel to the other tabs. */
export interface TabChannel {
  /** Calls back when the lock is ours, which we keep until the page goes. */
  acquireLock(name: string, mine: () => void): void;
  post(message: TabMessage): void;
  onMessage(hear: (message: TabMessage) => void): void;
}

type Listener = (heard: TopicEvent) => void;

export class Hub {
  private readonly tab: string;
  private readonly stream: Stream;
  private readonly channel: TabChannel | null;
  private readonly onAccountChange: () => void;
  private readonly listeners = new Map<string, Set<Listener>>();
  /** What each tab follows: the leader's book. */
  private readonly tabs = new Map<string, ReadonlySet<string>>();
  /** What this tab had of its tables before it followed them. */
  private readonly seen = new Map<string, Update>();
  private followed: FollowedTopics | null = null;

  /** `onStranger`: another tab has signed in or out. */
  constructor(tab: string, stream: Stream, browser: TabChannel | null, onStranger: () => void = () => undefined) {
    this.tab = tab;
    this.stream = stream;
    this.channel = browser;
    this.onAccountChange = onStranger;
    if (!browser) {
      this.lead();
      return;
    }
    browser.onMessage((message) => this.receive(message));
    // Held as long as this tab lives: when the leader gets it, the tab is gone.
    browser.acquireLock(lockOf(tab), () => undefined);
    browser.acquireLock('quayside-leader', () => {
      this.lead();
      browser.post({ kind: 'leads' });
    });
  }

  /** Hears of a table (or of one's own tables) until the returned function is called; of a table, from what was `seen` of it on. */
  follow(topic: string, listener: Listener, seen: Update | null = null): () => void {
    const listeners = this.listeners.get(topic) ?? new Set();
    listeners.add(listener);
    if (seen) this.seen.set(topic, seen);
    this.listeners.set(topic, listeners);
    this.announce(topic);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0 || this.listeners.get(topic) !== listeners) return;
      this.listeners.delete(topic);
      this.seen.delete(topic);
      this.announce(null);
    };
  }

  /** The person at this browser has changed: the stream is opened anew, in that person's name. */
  accountChanged(): void {
    this.channel?.post({ kind: 'somebody-else' });
    this.reopen();
  }

  private lead(): void {
    this.followed = new FollowedTopics(this.stream, (topic, heard) => this.send(topic, heard, null));
    this.announce(null);
  }

  private reopen(): void {
    this.seen.clear();
    this.followed?.close();
    this.update();
  }

  /** Says what this tab follows; `fresh` is what it has just begun to follow. */
  private announce(fresh: string | null): void {
    const topics = [...this.listeners.keys()];
    if (this.followed) this.register(this.tab, topics, fresh);
    else this.channel?.post({ kind: 'wants', tab: this.tab, topics, fresh });
  }

  private register(tab: string, topics: readonly string[], fresh: string | null): void {
    const { followed, tabs } = this;
    if (!followed) return;
    if (!tabs.has(tab) && tab !== this.tab)
      this.channel?.acquireLock(lockOf(tab), () => {
        tabs.delete(tab);
        this.update();
      });
    tabs.set(tab, new Set(topics));
    // What is known already goes to who asks; what is opened now speaks for itself.
    const known = fresh === null ? [] : followed.catchUp(fresh);
    this.update();
    if (fresh !== null) for (const heard of known) this.send(fresh, heard, tab);
  }

  private update(): void {
    this.followed?.follow(new Set([...this.tabs.values()].flatMap((topics) => [...topics])), this.seen);
  }

  private send(topic: string, heard: TopicEvent, to: string | null): void {
    if (to === null || to === this.tab) this.notify(topic, heard);
    if (to !== this.tab) this.channel?.post({ kind: 'heard', topic, heard, to });
  }

  private notify(topic: string, heard: TopicEvent): void {
    for (const listener of this.listeners.get(topic) ?? []) listener(heard);
  }

  private receive(message: TabMessage): void {
    switch (message.kind) {
      case 'wants':
        this.register(message.tab, message.topics, message.fresh);
        break;
      case 'heard':
        if (message.to === null || message.to === this.tab) this.notify(message.topic, message.heard);
        break;
      case 'leads':
        // The new leader opens whatever this tab follows from the beginning, so nothing is missed.
        this.announce(null);
        break;
      case 'somebody-else':
        this.reopen();
        this.onAccountChange();
        break;
    }
  }
}

const lockOf = (tab: string): string => `quayside-tab-${tab}`;
