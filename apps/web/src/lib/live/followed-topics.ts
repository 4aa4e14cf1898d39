import type { Message, LiveMessage, Table, MatchUpdate, VisibleEvents } from '@quayside/api';
import { mergeEvents, mergeMessages } from './merge.ts';

/** The topic of one's own tables. */
export const OWN_TABLES = '@own-tables';
/** The topic of one's own account: friends, invitations, pairing. */
export const ACCOUNT = '@account';
export type AccountEvent = Extract<LiveMessage, { kind: 'pairing' | 'people' | 'invited' }>;

/** Something that happens to a topic. */
export type TopicEvent =
  | { readonly kind: 'update'; readonly update: MatchUpdate }
  /** All known messages of a match. */
  | { readonly kind: 'chat'; readonly messages: readonly Message[] }
  | { readonly kind: 'own-tables'; readonly tables: readonly Table[] }
  | { readonly kind: 'account'; readonly event: AccountEvent }
  | { readonly kind: 'refused'; readonly words: { readonly en: string; readonly de: string } }
  | { readonly kind: 'connection'; readonly up: boolean };

/** How much the browser has of a topic: the length of its log and the last cursor of its chat; −1 is nothing. */
export interface TopicPosition {
  readonly seq: number;
  readonly cursor: number;
}

/** Subscribes to topics, each from its position on, until the returned function is called. */
export type Stream = (
  topics: ReadonlyMap<string, TopicPosition>,
  onEvent: (topic: string, event: TopicEvent) => void,
  onConnection: (up: boolean) => void,
  /** The stream is over and does not come back by itself. */
  onEnd: () => void,
) => () => void;

interface TopicState {
  /** The newest; a tab that comes later gets it with all events. */
  last: TopicEvent | null;
  events: readonly VisibleEvents[];
  messages: readonly Message[];
}

/** All that a browser follows, over one stream however many tabs look at it. */
export class FollowedTopics {
  private readonly known = new Map<string, TopicState>();
  private readonly stream: Stream;
  private readonly send: (topic: string, event: TopicEvent) => void;
  private stop: (() => void) | null = null;
  private up = false;
  private failures = 0;

  constructor(stream: Stream, send: (topic: string, event: TopicEvent) => void) {
    this.stream = stream;
    this.send = send;
  }

  /** Follows exactly these, from what was seen of them on; the stream is opened again only if they have changed. */
  follow(topics: ReadonlySet<string>, seen: ReadonlyMap<string, MatchUpdate> = new Map()): void {
    let changed = false;
    for (const topic of this.known.keys())
      if (!topics.has(topic)) {
        this.known.delete(topic);
        changed = true;
      }
    for (const topic of topics)
      if (!this.known.has(topic)) {
        const update = seen.get(topic);
        this.known.set(topic, {
          last: update ? { kind: 'update', update } : null,
          events: update?.events ?? [],
          messages: [],
        });
        changed = true;
      }
    if (changed) this.open();
  }

  /** What a tab that has just come needs to know. */
  catchUp(topic: string): TopicEvent[] {
    const known = this.known.get(topic);
    if (!known) return [];
    const { last, events, messages } = known;
    const connection: TopicEvent = { kind: 'connection', up: this.up };
    if (!last) return [connection];
    if (last.kind !== 'update') return [last, connection];
    return [{ kind: 'update', update: { ...last.update, events } }, { kind: 'chat', messages }, connection];
  }

  /** Forgets everything: what one account may see is not the next one's. */
  close(): void {
    this.known.clear();
    this.open();
  }

  private open(): void {
    const before = this.stop;
    this.stop = null;
    this.up = false;
    if (this.known.size > 0) {
      let current = true;
      let retry: ReturnType<typeof setTimeout> | undefined;
      const positions = new Map([...this.known].map(([topic, known]) => [topic, positionOf(known)]));
      const stop = this.stream(
        positions,
        (topic, event) => {
          if (current) this.onEvent(topic, event);
        },
        (up) => {
          if (current) this.setConnected(up);
        },
        () => {
          if (!current) return;
          this.setConnected(false);
          clearTimeout(retry);
          retry = setTimeout(() => this.open(), retryDelay(this.failures++));
        },
      );
      this.stop = () => {
        current = false;
        clearTimeout(retry);
        stop();
      };
    }
    before?.();
  }

  private setConnected(up: boolean): void {
    if (up) this.failures = 0;
    if (up === this.up) return;
    this.up = up;
    for (const topic of this.known.keys()) this.send(topic, { kind: 'connection', up });
  }

  private onEvent(topic: string, event: TopicEvent): void {
    const known = this.known.get(topic);
    if (!known) return;
    if (event.kind === 'chat') {
      known.messages = mergeMessages(known.messages, event.messages);
      this.send(topic, { kind: 'chat', messages: known.messages });
      return;
    }
    known.last = event;
    if (event.kind === 'update') known.events = mergeEvents(known.events, event.update.events);
    this.send(topic, event);
  }
}

/** After 1, 2, 4, 8 and then every 15 seconds. */
const retryDelay = (failures: number): number => Math.min(1000 * 2 ** failures, 15_000);

const positionOf = ({ last, messages }: TopicState): TopicPosition => ({
  seq: last?.kind === 'update' ? last.update.seq : -1,
  cursor: Math.max(-1, ...messages.map((one) => one.cursor)),
});
