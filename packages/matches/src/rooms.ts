import { CHANNEL, match, namedFor, runIn, runOn, type Database, type Run, type Tx } from '@quayside/db';
import { Refused } from '@quayside/engine';
import { Bells } from './bells.ts';
import { Declined } from './declined.ts';
import type { Draft, Live } from './live.ts';
import { END, pastOf, type End } from './finish.ts';
import { lockRow, readRoom, type Room } from './room.ts';
import type { Viewer } from './shapes.ts';
import { Store } from './store.ts';
import { WaitingTables } from './waiting-tables.ts';
import { peopleOf, settle, storeNew, type Change, type NewRoom } from './write.ts';

const MOST_ROOMS = 500;

/**
 * The rooms this process has in memory, and the one way to change them: a transaction that holds the match's row, so that changes
 * of one match follow each other whatever process makes them.
 */
export class Rooms {
  readonly database: Database;
  readonly now: () => Date;
  /** Hears of a match that can't be read, where others are shown without it. */
  readonly report: (error: unknown, matchId: string) => void;
  readonly bells = new Bells();
  /** Who waits at how many tables. */
  readonly waiting: WaitingTables;
  private readonly cache = new Map<string, Room>();
  /** The newest that was announced of a room in memory; Infinity where announcements may have been missed. */
  private readonly newest = new Map<string, number>();
  private readonly queues = new Map<string, Promise<unknown>>();
  private readonly store: Store;
  private readonly run: Run;
  private deaf: (() => Promise<void>) | null = null;

  constructor(database: Database, now: () => Date, report: (error: unknown, matchId: string) => void) {
    this.database = database;
    this.now = now;
    this.report = report;
    this.store = new Store(database);
    this.run = runOn(database);
    this.waiting = new WaitingTables(database);
  }

  async open(): Promise<void> {
    this.deaf = await this.database.listen(CHANNEL, (payload) => {
      if (payload !== null) return payload.split(',').forEach((announced) => this.hear(announced));
      for (const id of [...this.cache.keys(), ...this.queues.keys()]) this.newest.set(id, Infinity);
      this.bells.ringAll();
    });
  }

  private hear(announced: string): void {
    const [id = '', number, ...people] = announced.split(':');
    const revision = Number(number);
    const busy = this.queues.get(id);
    if (busy || this.cache.has(id)) this.newest.set(id, Math.max(revision, this.newest.get(id) ?? revision));
    // What is announced is often what is being done here: whoever looked before that is done would have to stand in line for it.
    if (busy) void busy.then(() => this.ring(id, revision, people));
    else this.ring(id, revision, people);
  }

  private ring(id: string, revision: number, people: readonly string[], doer: Viewer = null): void {
    this.bells.ringFor(doer, id, revision);
    for (const person of people) this.bells.ring(personBell(person), revision, id);
  }

  /** The revision to read for who hears of all that comes: what is in memory where nothing newer was announced. */
  current(id: string): number {
    const known = this.cache.get(id);
    return known && known.row.revision >= (this.newest.get(id) ?? 0) ? known.row.revision : Infinity;
  }

  async close(): Promise<void> {
    await this.deaf?.();
    await Promise.allSettled(this.queues.values());
  }

  /** A room that is in memory and at least as new as a revision that was announced. */
  known(id: string, atLeast: number): Room | null {
    const known = this.cache.get(id);
    return known && known.row.revision >= atLeast ? known : null;
  }

  /** A room as it is stored now, or at least as new as a revision that was announced. */
  async read(id: string, atLeast = Infinity): Promise<Room> {
    const known = this.known(id, atLeast);
    if (known) return known;
    return this.inTurn(id, async () => {
      const cached = this.cache.get(id) ?? null;
      if (cached && cached.row.revision >= atLeast) return cached;
      const found = await readRoom(this.run, id, cached);
      return cached && cached.row.revision >= found.row.revision ? cached : this.keep(found);
    });
  }

  /** Rooms at least as new as revisions that were read. One that can't be read is a defect, which hides none of the others. */
  async readAll(rows: readonly { readonly id: string; readonly revision: number }[]): Promise<Room[]> {
    const rooms = await Promise.all(
      rows.map(({ id, revision }) =>
        this.read(id, revision).catch((error: unknown) => {
          if (!(error instanceof Declined)) throw error;
          this.report(error, id);
          return null;
        }),
      ),
    );
    return rooms.filter((room) => room !== null);
  }

  /** A room as this process last saw it, or null. */
  peek(id: string): Room | null {
    return this.cache.get(id) ?? null;
  }

  /** Changes a room: what `decide` throws, and what the database refuses, changes nothing. */
  async change(id: string, decide: (tx: Tx, room: Room) => Promise<Change | null>): Promise<Room> {
    return this.inTurn(id, async () => {
      const { now } = await this.database.db.transaction(async (tx) => {
        const run = runIn(tx);
        const locked = await lockRow(run, id);
        const cached = this.cache.get(id) ?? null;
        const room =
          cached && cached.row.revision === locked.revision ? cached : this.keep(await readRoom(run, id, cached));
        const change = await decide(tx, room);
        if (!change) return { now: () => room };
        const settled = await settle(run, room, change);
        if (!settled) throw new Error(`match ${id} went away while it was locked`);
        // What was prepared counts from the moment on when it is stored.
        return { now: () => ({ ...settled, ...change.stored?.() }) };
      });
      return this.keep(now());
    });
  }

  /**
   * Changes a room by data alone, believing what this process remembers of it. Null where that is too old, and where it would be
   * refused: only what is stored may refuse, so `change` is asked then.
   */
  async tryChange(id: string, decide: (room: Room) => Promise<Change | null>): Promise<Room | null> {
    return this.inTurn(id, async () => {
      const room = this.cache.get(id);
      const change = room ? await unlessRefused(() => decide(room)) : null;
      const settled = room && change && (await settle(this.writing(id), room, change));
      if (!settled) return null;
      return this.stored({ ...settled, ...change.stored?.() });
    });
  }

  /**
   * Adds a draft to the log, believing what this process remembers of the match. Null where that is too old, or where there is more
   * to do than to add: then `change` looks at what is stored, and what it says counts.
   */
  tryAppend(
    id: string,
    doer: Viewer,
    draft: (room: Room, live: Live) => Drafted | { readonly end: End } | null,
  ): Promise<Room | null> {
    return this.inTurn(id, async () => {
      const room = this.cache.get(id);
      const drafted = room?.live ? draft(room, room.live) : null;
      if (!room?.live || !drafted) return null;
      const stored =
        'end' in drafted ? await this.tryEnd(room, drafted.end) : await this.tryDraft(room, room.live, drafted);
      if (!stored) return null;
      const now = this.stored(stored.room);
      // Those in this process need not wait for the announcement to come back.
      this.ring(id, now.row.revision, stored.people, doer);
      return now;
    });
  }

  private async tryDraft(room: Room, live: Live, { draft, due, botDue }: Drafted): Promise<Stored | null> {
    const { row } = room;
    const { entries } = draft;
    const revision = row.revision + 1;
    const people = due.join() === row.due.join() ? [] : peopleOf(room);
    const announced = [row.id, revision, ...people].join(':');
    const wanted = { id: row.id, revision: row.revision, after: live.seq, entries, due, botDue, announced };
    if (!(await this.store.append(wanted))) return null;
    const seq = live.seq + entries.length;
    live.adopt(draft);
    return { room: { ...room, row: { ...row, revision, seq, due: [...due], botDue } }, people };
  }

  private async tryEnd(room: Room, end: End): Promise<Stored | null> {
    const { row } = room;
    const revision = row.revision + 1;
    const people = peopleOf(room);
    const announced = [row.id, revision, ...people].join(':');
    const changed = JSON.stringify(namedFor(match, end.row));
    const stored = await this.store.run(row.id, END, [...end.values, row.revision, changed, announced]);
    if (stored.length === 0) return null;
    return { room: { ...room, row: { ...row, ...end.row, revision }, ...pastOf(end) }, people };
  }

  /** A new table; `live` is its match where that has begun. */
  async create(wanted: NewRoom, live: Live | null = null): Promise<Room> {
    const { id } = wanted.row;
    return this.inTurn(id, async () => this.keep({ ...(await storeNew(this.writing(id), wanted)), live }));
  }

  /** Statements that change a match, together with all others of this moment. */
  private writing(id: string): Run {
    return (statement, values) => this.store.run(id, statement, values);
  }

  /** It stood where it was believed to, so nothing else had happened; what was announced of a later revision happened since. */
  private stored(room: Room): Room {
    const { id, revision } = room.row;
    const heard = this.newest.get(id) ?? 0;
    this.newest.set(id, heard < Infinity ? Math.max(revision, heard) : revision);
    return this.keep(room);
  }

  private keep(room: Room): Room {
    const { id } = room.row;
    this.cache.delete(id);
    this.cache.set(id, room);
    if (this.cache.size > MOST_ROOMS) {
      // The one that was not touched for longest; whoever needs it reads it again.
      const [oldest] = this.cache.keys();
      if (oldest !== undefined) {
        this.cache.delete(oldest);
        this.newest.delete(oldest);
      }
    }
    return room;
  }

  /** One after the other per match: waiting here costs nothing, waiting for a row lock costs a connection. */
  private inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.queues.get(id);
    const mine = before ? before.then(work) : work();
    const leave = () => {
      if (this.queues.get(id) === tail) this.queues.delete(id);
    };
    const tail: Promise<void> = mine.then(leave, leave);
    this.queues.set(id, tail);
    return mine;
  }
}

/** What an answer leads to, where it does not end the match. */
export interface Drafted {
  readonly draft: Draft;
  readonly due: readonly number[];
  readonly botDue: boolean;
}

/** A room after what was tried is stored, and whose list of tables it alters. */
interface Stored {
  readonly room: Room;
  readonly people: readonly string[];
}

/** What rings for somebody whose list of tables has changed. */
export const personBell = (person: string): string => `person:${person}`;

/** What `decide` says; null where it refuses. */
async function unlessRefused<T>(decide: () => Promise<T | null>): Promise<T | null> {
  try {
    return await decide();
  } catch (error) {
    if (error instanceof Refused || error instanceof Declined) return null;
    throw error;
  }
}
