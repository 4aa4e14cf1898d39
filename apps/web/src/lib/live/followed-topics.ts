import type { Message, News, Table, Told, Update } from '@quayside/api';
import { mergeEvents, mergeMessages } from './merge.ts';

/** One's own tables, followed like a table of their own. */
export const OWN_TABLES = '@mine';
/** What concerns oneself and no single table: friends, invitations, being paired. */
export const ACCOUNT = '@news';
export type AccountEvent = Extract<News, { kind: 'pairing' | 'people' | 'invited' }>;

/** What a tab hears of something it follows. */
export type TopicEvent =
  | { readonly kind: 'update'; readonly update: Update }
  /** All that is known of what was said at a table. */
  | { readonly kind: 'chat'; readonly messages: readonly Message[] }
  | { readonly kind: 'mine'; readonly tables: readonly Table[] }
  | { readonly kind: 'news'; readonly news: AccountEvent }
  | { readonly kind: 'refused'; readonly words: { readonly en: string; readonly de: string } }
  | { readonly kind: 'line'; readonly up: boolean };

/** How much one has of a topic already: the length of its log and the last turn of its talk; −1 is nothing. */
export interface Position {
  readonly seq: number;
  readonly turn: number;
}

/** The server's end: everything one follows, each with what one has of it already, until it is closed. */
export type Stream = (
  topics: ReadonlyMap<string, Position>,
  hear: (topic: string, heard: TopicEvent) => void,
  line: (up: boolean) => void,
  /** The stream is over and does not come back by itself. */
  ended: () => void,
) => () => void;

interface Known {
  /** The newest of it; whoever comes later gets it with the whole story. */
  last: TopicEvent | null;
  told: readonly Told[];
  said: readonly Message[];
}

/** All that a browser follows, over one stream however many tabs look at it. */
export class FollowedTopics {
  private readonly known = new Map<string, Known>();
  private readonly stream: Stream;
  private readonly tell: (topic: string, heard: TopicEvent) => void;
  private shut: (() => void) | null = null;
  private up = false;
  private failures = 0;

  constructor(stream: Stream, tell: (topic: string, heard: TopicEvent) => void) {
    this.stream = stream;
    this.tell = tell;
  }

  /** Follows exactly these, from what was seen of them on; the stream is opened anew where that is something else than before. */
  follow(topics: ReadonlySet<string>, seen: ReadonlyMap<string, Update> = new Map()): void {
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
          told: update?.told ?? [],
          said: [],
        });
        changed = true;
      }
    if (changed) this.open();
  }

  /** All there is to say to a tab that has just come. */
  catchUp(topic: string): TopicEvent[] {
    const known = this.known.get(topic);
    if (!known) return [];
    const { last, told, said } = known;
    const line: TopicEvent = { kind: 'line', up: this.up };
    if (!last) return [line];
    if (last.kind !== 'update') return [last, line];
    return [{ kind: 'update', update: { ...last.update, told } }, { kind: 'chat', messages: said }, line];
  }

  /** Forgets everything: what one person may know is not the next one's. */
  close(): void {
    this.known.clear();
    this.open();
  }

  private open(): void {
    const before = this.shut;
    this.shut = null;
    this.up = false;
    if (this.known.size > 0) {
      let mine = true;
      let retry: ReturnType<typeof setTimeout> | undefined;
      const positions = new Map([...this.known].map(([topic, known]) => [topic, positionOf(known)]));
      const shut = this.stream(
        positions,
        (topic, heard) => {
          if (mine) this.hear(topic, heard);
        },
        (up) => {
          if (mine) this.setLine(up);
        },
        () => {
          if (!mine) return;
          this.setLine(false);
          clearTimeout(retry);
          retry = setTimeout(() => this.open(), retryDelay(this.failures++));
        },
      );
      this.shut = () => {
        mine = false;
        clearTimeout(retry);
        shut();
      };
    }
    before?.();
  }

  private setLine(up: boolean): void {
    if (up) this.failures = 0;
    if (up === this.up) return;
    this.up = up;
    for (const topic of this.known.keys()) this.tell(topic, { kind: 'line', up });
  }

  private hear(topic: string, heard: TopicEvent): void {
    const known = this.known.get(topic);
    if (!known) return;
    if (heard.kind === 'chat') {
      known.said = mergeMessages(known.said, heard.messages);
      this.tell(topic, { kind: 'chat', messages: known.said });
      return;
    }
    known.last = heard;
    if (heard.kind === 'update') known.told = mergeEvents(known.told, heard.update.told);
    this.tell(topic, heard);
  }
}

/** After 1, 2, 4, 8 and then every 15 seconds. */
const retryDelay = (failures: number): number => Math.min(1000 * 2 ** failures, 15_000);

const positionOf = ({ last, said }: Known): Position => ({
  seq: last?.kind === 'update' ? last.update.seq : -1,
  turn: Math.max(-1, ...said.map((one) => one.turn)),
});
