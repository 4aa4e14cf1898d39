import { MatchError } from '../errors.ts';
import { personTopic, type ChangedTopics } from './subscriptions.ts';
import { chatUpdate, chatTopic } from '../social/chat.ts';
import { allTopicMessages, isPersonalTopic, topicMessages } from './topics.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { StreamMessage, Topics, MatchUpdate, Viewer } from '../types.ts';
import { tablesOf } from '../table/tables.ts';
import { tableFor, updateFor, requireVisible } from '../play/views.ts';
import { shownTo } from '../play/watch-delay.ts';
import type { MatchSnapshot } from '../store/match-snapshot.ts';

export const streamMethods = (store: MatchStore) => ({
  /** Now, and again whenever something has changed, until the signal: each time what is new since the last. */
  updates: (
    viewer: Viewer,
    id: string,
    since: number,
    signal: AbortSignal,
  ): AsyncGenerator<MatchUpdate, void, undefined> =>
    messages(store, viewer, { matches: new Map([[id, since]]) }, signal, (message) => {
      if (message.kind === 'refused') throw message.error;
      return message.kind === 'match' ? message.update : null;
    }),
  /** The same for everything somebody follows, so that a browser needs one stream. */
  stream: (viewer: Viewer, topics: Topics, signal: AbortSignal): AsyncGenerator<StreamMessage, void, undefined> =>
    messages(store, viewer, topics, signal, (message) => message),
});

/**
 * At first all topics as they are, then again whenever something has changed. It subscribes before it reads, so that no change in
 * between is missed; what was sent already is not sent again.
 */
async function* messages<T>(
  store: MatchStore,
  viewer: Viewer,
  { matches, mine = false, chats = new Map() }: Topics,
  signal: AbortSignal,
  select: (message: StreamMessage) => T | null,
): AsyncGenerator<T, void, undefined> {
  const person = mine && viewer !== null ? personTopic(viewer) : null;
  const chatTopics = new Map([...chats].map(([id, cursor]) => [`@${chatTopic(id)}`, { id, cursor }]));
  const names = [...matches.keys(), ...(person === null ? [] : [person]), ...chatTopics.keys()];
  const sent = new Map<string, SentPosition>([...matches].map(([id, seq]) => [id, { revision: -1, seq, shown: null }]));
  const tables: SentTables = new Map();
  const subscription = store.subscriptions.subscribe(names, viewer, signal);
  try {
    let changed: ChangedTopics | null = new Map(names.map((name) => [name, store.currentRevision(name)]));
    while (changed && !subscription.closed) {
      for (const [announced, revision] of changed) {
        const all = sent.has(announced)
          ? await matchMessages(store, viewer, announced, revision, sent)
          : await unlessError(store, announced, () =>
              otherMessages(store, viewer, announced, revision, chatTopics, tables),
            );
        for (const message of all) {
          if (subscription.closed) return;
          const selected = select(message);
          if (selected !== null) yield selected;
        }
      }
      changed = await subscription.next();
    }
  } finally {
    subscription.unsubscribe();
  }
}

/** A topic that was deleted or can't be read any more is skipped; the stream goes on. */
async function unlessError(
  store: MatchStore,
  announced: string,
  read: () => Promise<readonly StreamMessage[]>,
): Promise<readonly StreamMessage[]> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof MatchError)) throw error;
    if (error.code === 'broken') store.report(error, announced);
    return [];
  }
}

async function otherMessages(
  store: MatchStore,
  viewer: Viewer,
  announced: string,
  revision: number,
  chatTopics: Map<string, ChatPosition>,
  tables: SentTables,
): Promise<readonly StreamMessage[]> {
  if (viewer !== null && announced === personTopic(viewer))
    return [await allTablesMessage(store, viewer, tables), ...(await allTopicMessages(store, viewer))];
  const chat = chatTopics.get(announced);
  if (!chat)
    return viewer !== null && isPersonalTopic(announced)
      ? topicMessages(store, viewer, announced)
      : tableMessages(store, viewer, announced, revision, tables);
  const message = await chatUpdate(store, viewer, chat.id, chat.cursor);
  if (!message) return [];
  chatTopics.set(announced, { ...chat, cursor: Math.max(...message.messages.map(({ cursor }) => cursor)) });
  return [message];
}

/** How much of a chat was sent already. */
interface ChatPosition {
  readonly id: string;
  readonly cursor: number;
}

/** How much of a match was sent already. */
interface SentPosition {
  readonly revision: number;
  readonly seq: number;
  readonly shown: MatchSnapshot | null;
}

/** Of tables of one's own what was sent last. */
type SentTables = Map<string, MatchSnapshot>;

async function allTablesMessage(store: MatchStore, viewer: Viewer, sent: SentTables): Promise<StreamMessage> {
  const snapshots = await tablesOf(store, viewer);
  for (const snapshot of snapshots) sent.set(snapshot.row.id, shownTo(snapshot, viewer));
  return { kind: 'mine', tables: snapshots.map((snapshot) => tableFor(snapshot, viewer, store)) };
}

/** A table of one's own whose match is not followed. */
async function tableMessages(
  store: MatchStore,
  viewer: Viewer,
  id: string,
  atLeast: number,
  sent: SentTables,
): Promise<readonly StreamMessage[]> {
  const snapshot = await store.read(id, atLeast);
  const shown = shownTo(snapshot, viewer);
  if (sent.get(id) === shown) return [];
  sent.set(id, shown);
  return [{ kind: 'table', table: tableFor(snapshot, viewer, store) }];
}

/** What is new of a match. That it can't be looked at is sent once and does not end the stream. */
async function matchMessages(
  store: MatchStore,
  viewer: Viewer,
  id: string,
  atLeast: number,
  sent: Map<string, SentPosition>,
): Promise<readonly StreamMessage[]> {
  const before = sent.get(id) ?? { revision: -1, seq: -1, shown: null };
  try {
    const snapshot = requireVisible(store.cached(id, atLeast) ?? (await store.read(id, atLeast)), viewer, store.now());
    const { revision } = snapshot.row;
    if (revision <= before.revision) return [];
    const shown = shownTo(snapshot, viewer);
    if (shown === before.shown) {
      // Who does not play hears of nothing before it is shown.
      sent.set(id, { ...before, revision });
      return [];
    }
    const update = updateOrError(() => updateFor(snapshot, viewer, before.seq, store));
    sent.set(id, { revision, seq: update.seq, shown });
    return [{ kind: 'match', id, update }];
  } catch (error) {
    if (!(error instanceof MatchError)) throw error;
    if (error.code === 'broken') store.report(error, id);
    if (before.revision === REFUSED) return [];
    sent.set(id, { ...before, revision: REFUSED });
    return [{ kind: 'refused', id, error }];
  }
}

/** What a match makes of itself for a viewer; a defect there ends no stream that carries others too. */
function updateOrError(work: () => MatchUpdate): MatchUpdate {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof MatchError) throw cause;
    throw new MatchError('broken', undefined, { cause });
  }
}

/** Below every revision, so that what can be looked at after all is sent. */
const REFUSED = -2;
