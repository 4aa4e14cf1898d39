import { Declined } from './declined.ts';
import type { Rung } from './bells.ts';
import { chatNews, chatTopic } from './chat.ts';
import { allNews, isNews, newsFor } from './news.ts';
import { personBell, type Rooms } from './rooms.ts';
import type { Followed, Topics, Update, Viewer } from './shapes.ts';
import { tablesOf } from './tables.ts';
import { tableFor, updateFor, watched } from './views.ts';

/**
 * All that somebody follows, in one stream: at first as it is, then again whenever something has changed. The bell is hung before
 * anything is read, so that nothing can happen in between unnoticed; what was sent already is not sent again.
 */
export const follow = (
  rooms: Rooms,
  viewer: Viewer,
  topics: Topics,
  signal: AbortSignal,
): AsyncGenerator<Followed, void, undefined> => following(rooms, viewer, topics, signal, (news) => news);

/** One match alone; what can't be looked at is refused. */
export const followOne = (
  rooms: Rooms,
  viewer: Viewer,
  id: string,
  since: number,
  signal: AbortSignal,
): AsyncGenerator<Update, void, undefined> =>
  following(rooms, viewer, { matches: new Map([[id, since]]) }, signal, (news) => {
    if (news.kind === 'refused') throw news.declined;
    return news.kind === 'match' ? news.update : null;
  });

async function* following<T>(
  rooms: Rooms,
  viewer: Viewer,
  { matches, mine = false, chats = new Map() }: Topics,
  signal: AbortSignal,
  tell: (news: Followed) => T | null,
): AsyncGenerator<T, void, undefined> {
  const person = mine && viewer !== null ? personBell(viewer) : null;
  const talks = new Map([...chats].map(([id, turn]) => [`@${chatTopic(id)}`, { id, turn }]));
  const names = [...matches.keys(), ...(person === null ? [] : [person]), ...talks.keys()];
  const sent = new Map<string, Sent>([...matches].map(([id, seq]) => [id, { revision: -1, seq }]));
  const bell = rooms.bells.hang(names, viewer, signal);
  try {
    let rung: Rung | null = new Map(names.map((name) => [name, rooms.current(name)]));
    while (rung && !bell.over) {
      for (const [announced, revision] of rung) {
        const all = sent.has(announced)
          ? await newsOf(rooms, viewer, announced, revision, sent)
          : await unlessDeclined(rooms, announced, () => otherNews(rooms, viewer, announced, revision, talks));
        for (const news of all) {
          if (bell.over) return;
          const told = tell(news);
          if (told !== null) yield told;
        }
      }
      rung = await bell.next();
    }
  } finally {
    bell.remove();
  }
}

/** What has gone meanwhile, or can't be read, is no news; the stream goes on. */
async function unlessDeclined(
  rooms: Rooms,
  announced: string,
  read: () => Promise<readonly Followed[]>,
): Promise<readonly Followed[]> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Declined)) throw error;
    if (error.code === 'broken') rooms.report(error, announced);
    return [];
  }
}

async function otherNews(
  rooms: Rooms,
  viewer: Viewer,
  announced: string,
  revision: number,
  talks: Map<string, Talk>,
): Promise<readonly Followed[]> {
  if (viewer !== null && announced === personBell(viewer))
    return [await allTables(rooms, viewer), ...(await allNews(rooms, viewer))];
  const talk = talks.get(announced);
  if (!talk)
    return viewer !== null && isNews(announced)
      ? newsFor(rooms, viewer, announced)
      : [await oneTable(rooms, viewer, announced, revision)];
  const news = await chatNews(rooms, viewer, talk.id, talk.turn);
  if (!news) return [];
  talks.set(announced, { ...talk, turn: Math.max(...news.messages.map(({ turn }) => turn)) });
  return [news];
}

/** How much of what is said at a table was sent already. */
interface Talk {
  readonly id: string;
  readonly turn: number;
}

/** How much of a match was sent already. */
interface Sent {
  readonly revision: number;
  readonly seq: number;
}

async function allTables(rooms: Rooms, viewer: Viewer): Promise<Followed> {
  return { kind: 'mine', tables: (await tablesOf(rooms, viewer)).map((room) => tableFor(room, viewer, rooms.now())) };
}

/** A table of one's own whose match is not followed. */
async function oneTable(rooms: Rooms, viewer: Viewer, id: string, atLeast: number): Promise<Followed> {
  return { kind: 'table', table: tableFor(await rooms.read(id, atLeast), viewer, rooms.now()) };
}

/** What of a match is new to who was sent this much of it. One that can't be looked at is said once and ends nothing else. */
async function newsOf(
  rooms: Rooms,
  viewer: Viewer,
  id: string,
  atLeast: number,
  sent: Map<string, Sent>,
): Promise<readonly Followed[]> {
  const before = sent.get(id) ?? { revision: -1, seq: -1 };
  try {
    const room = watched(rooms.known(id, atLeast) ?? (await rooms.read(id, atLeast)), viewer, rooms.now());
    const { revision } = room.row;
    if (revision <= before.revision) return [];
    const update = shown(() => updateFor(room, viewer, before.seq, rooms.now()));
    sent.set(id, { revision, seq: update.seq });
    return [{ kind: 'match', id, update }];
  } catch (error) {
    if (!(error instanceof Declined)) throw error;
    if (error.code === 'broken') rooms.report(error, id);
    if (before.revision === REFUSED) return [];
    sent.set(id, { ...before, revision: REFUSED });
    return [{ kind: 'refused', id, declined: error }];
  }
}

/** What a match makes of itself for a viewer; a defect there ends no stream that carries others too. */
function shown(work: () => Update): Update {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof Declined) throw cause;
    throw new Declined('broken', undefined, { cause });
  }
}

/** Below every revision, so that what can be looked at after all is sent. */
const REFUSED = -2;
