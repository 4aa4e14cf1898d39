import type { MatchUpdate } from '@quayside/api';
import { FollowedTopics, type TopicEvent, type Stream } from './followed-topics.ts';

// Browsers keep six connections to an origin. One stream per tab would use them up, so one tab, the leader, subscribes for all of
// them (docs/decisions/0006). Where the page is not secure (a game night over plain http) there are no locks, and every tab
// subscribes for itself.

export type TabMessage =
  | { readonly kind: 'follow'; readonly tab: string; readonly topics: readonly string[]; readonly added: string | null }
  | { readonly kind: 'event'; readonly topic: string; readonly event: TopicEvent; readonly to: string | null }
  | { readonly kind: 'new-leader' }
  | { readonly kind: 'account-changed' };

/** Locks by name, and a channel to the other tabs of the browser. */
export interface TabChannel {
  /** Calls back when the lock is this tab's, which keeps it until its page is closed. */
  acquireLock(name: string, acquired: () => void): void;
  post(message: TabMessage): void;
  onMessage(listener: (message: TabMessage) => void): void;
}

type Listener = (event: TopicEvent) => void;

export class Hub {
  private readonly tab: string;
  private readonly stream: Stream;
  private readonly channel: TabChannel | null;
  private readonly onAccountChange: () => void;
  private readonly listeners = new Map<string, Set<Listener>>();
  /** What each tab follows, as the leader knows. */
  private readonly tabs = new Map<string, ReadonlySet<string>>();
  /** What this tab had of its matches before it followed them. */
  private readonly seen = new Map<string, MatchUpdate>();
  private followed: FollowedTopics | null = null;

  /** `onAccountChange`: another tab has signed in or out. */
  constructor(tab: string, stream: Stream, channel: TabChannel | null, onAccountChange: () => void = () => undefined) {
    this.tab = tab;
    this.stream = stream;
    this.channel = channel;
    this.onAccountChange = onAccountChange;
    if (!channel) {
      this.lead();
      return;
    }
    channel.onMessage((message) => this.receive(message));
    // Held as long as this tab lives; the leader gets the lock when the tab is closed.
    channel.acquireLock(lockOf(tab), () => undefined);
    channel.acquireLock('quayside-leader', () => {
      this.lead();
      channel.post({ kind: 'new-leader' });
    });
  }

  /** Gets the events of a topic until the returned function is called; of a match, from what was `seen` of it on. */
  follow(topic: string, listener: Listener, seen: MatchUpdate | null = null): () => void {
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

  /** Somebody signed in or out: the stream is opened again for the new account. */
  accountChanged(): void {
    this.channel?.post({ kind: 'account-changed' });
    this.reopen();
  }

  private lead(): void {
    this.followed = new FollowedTopics(this.stream, (topic, event) => this.send(topic, event, null));
    this.announce(null);
  }

  private reopen(): void {
    this.seen.clear();
    this.followed?.close();
    this.update();
  }

  /** Tells the leader what this tab follows; `added` is what it has just begun to follow. */
  private announce(added: string | null): void {
    const topics = [...this.listeners.keys()];
    if (this.followed) this.register(this.tab, topics, added);
    else this.channel?.post({ kind: 'follow', tab: this.tab, topics, added });
  }

  private register(tab: string, topics: readonly string[], added: string | null): void {
    const { followed, tabs } = this;
    if (!followed) return;
    if (!tabs.has(tab) && tab !== this.tab)
      this.channel?.acquireLock(lockOf(tab), () => {
        tabs.delete(tab);
        this.update();
      });
    tabs.set(tab, new Set(topics));
    // What is known already goes to who asks; what is opened now comes with the stream.
    const known = added === null ? [] : followed.catchUp(added);
    this.update();
    if (added !== null) for (const event of known) this.send(added, event, tab);
  }

  private update(): void {
    this.followed?.follow(new Set([...this.tabs.values()].flatMap((topics) => [...topics])), this.seen);
  }

  private send(topic: string, event: TopicEvent, to: string | null): void {
    if (to === null || to === this.tab) this.notify(topic, event);
    if (to !== this.tab) this.channel?.post({ kind: 'event', topic, event, to });
  }

  private notify(topic: string, event: TopicEvent): void {
    for (const listener of this.listeners.get(topic) ?? []) listener(event);
  }

  private receive(message: TabMessage): void {
    switch (message.kind) {
      case 'follow':
        this.register(message.tab, message.topics, message.added);
        break;
      case 'event':
        if (message.to === null || message.to === this.tab) this.notify(message.topic, message.event);
        break;
      case 'new-leader':
        // The new leader opens whatever this tab follows from the beginning, so nothing is missed.
        this.announce(null);
        break;
      case 'account-changed':
        this.reopen();
        this.onAccountChange();
        break;
    }
  }
}

const lockOf = (tab: string): string => `quayside-tab-${tab}`;
