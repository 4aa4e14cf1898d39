import { eq, sql } from 'drizzle-orm';
import { CHANNEL, match, notify, seat, type Database, type Tx } from '@quayside/db';
import { openAppend, type Append } from './append.ts';
import { Bells } from './bells.ts';
import type { Draft, Live } from './live.ts';
import { readRoom, readRow, type MatchRow, type Room } from './room.ts';

const MOST_ROOMS = 500;

/** What a change does to the match's row; whatever else it writes, it writes itself. */
export interface Change {
  readonly row?: Partial<MatchRow>;
  /** More than the row and the log was changed, so the room is read again. */
  readonly reread?: boolean;
  /** Once it is stored: takes what was prepared over into memory, and says what else of the room is new. */
  stored?(): Partial<Room>;
}

/**
 * The rooms this process has in memory, and the one way to change them: a transaction that holds the match's row, so that changes
 * of one match follow each other whatever process makes them.
 */
export class Rooms {
  readonly database: Database;
  readonly now: () => Date;
  readonly bells = new Bells();
  private readonly cache = new Map<string, Room>();
  private readonly queues = new Map<string, Promise<unknown>>();
  private readonly append: Append;
  private deaf: (() => Promise<void>) | null = null;

  constructor(database: Database, now: () => Date = () => new Date()) {
    this.database = database;
    this.now = now;
    this.append = openAppend(database);
  }

  async open(): Promise<void> {
    this.deaf = await this.database.listen(CHANNEL, (payload) => {
      if (payload === null) return this.bells.ringAll();
      const [id = '', revision, ...people] = payload.split(':');
      this.bells.ring(id, Number(revision));
      for (const person of people) this.bells.ring(personBell(person), Number(revision), id);
    });
  }

  async close(): Promise<void> {
    await this.deaf?.();
    await Promise.allSettled(this.queues.values());
  }

  /** A room as it is stored now, or at least as new as a revision that was announced. */
  async read(id: string, atLeast = Infinity): Promise<Room> {
    const known = this.cache.get(id);
    if (known && known.row.revision >= atLeast) return known;
    return this.inTurn(id, async () => {
      const cached = this.cache.get(id) ?? null;
      if (cached && cached.row.revision >= atLeast) return cached;
      const row = await readRow(this.database.db, id);
      if (cached && cached.row.revision >= row.revision) return cached;
      return this.keep(await readRoom(this.database.db, row, cached));
    });
  }

  /** A room as this process last saw it, or null. */
  peek(id: string): Room | null {
    return this.cache.get(id) ?? null;
  }

  /** Changes a room: what `decide` throws, and what the database refuses, changes nothing. */
  async change(id: string, decide: (tx: Tx, room: Room) => Promise<Change | null>): Promise<Room> {
    return this.inTurn(id, async () => {
      const { change, row, room } = await this.database.db.transaction(async (tx) => {
        const locked = await readRow(tx, id, true);
        const cached = this.cache.get(id) ?? null;
        const room =
          cached && cached.row.revision === locked.revision ? cached : this.keep(await readRoom(tx, locked, cached));
        const change = await decide(tx, room);
        if (!change) return { change, row: room.row, room };
        const [row] = await tx
          .update(match)
          .set({ ...change.row, revision: sql`${match.revision} + 1` })
          .where(eq(match.id, id))
          .returning();
        if (!row) throw new Error(`match ${id} went away while it was locked`);
        await announce(tx, row, await concerned(tx, room, change));
        return { change, row, room };
      });
      if (!change) return room;
      if (change.reread) return this.keep(await readRoom(this.database.db, row, room));
      return this.keep({ ...room, row, ...change.stored?.() });
    });
  }

  /**
   * Adds a draft to the log, believing what this process remembers of the match. Null where that is too old, or where there is more
   * to do than to add: then `change` looks at what is stored, and what it says counts.
   */
  async tryAppend(id: string, draft: (room: Room, live: Live) => Drafted | null): Promise<Room | null> {
    return this.inTurn(id, async () => {
      const room = this.cache.get(id);
      const drafted = room?.live ? draft(room, room.live) : null;
      if (!room?.live || !drafted) return null;
      const { row, live } = room;
      const { due, botDue } = drafted;
      const entries = drafted.draft.entries;
      const revision = row.revision + 1;
      const announced = [id, revision, ...(due.join() === row.due.join() ? [] : peopleOf(room))].join(':');
      const wanted = { id, revision: row.revision, after: live.seq, entries, due, botDue, announced };
      // Where a group can't be stored, each of it is tried alone, and what is wrong with one is told to that one.
      const stored = await this.append(wanted).catch(() => false);
      if (!stored) return null;
      const seq = live.seq + entries.length;
      live.adopt(drafted.draft);
      const now = this.keep({ ...room, row: { ...row, revision, seq, due: [...due], botDue } });
      // Those in this process need not wait for the announcement to come back.
      this.bells.ring(id, revision);
      return now;
    });
  }

  /** A new room, stored by `write`. */
  async add(id: string, write: (tx: Tx) => Promise<void>): Promise<Room> {
    await this.database.db.transaction(async (tx) => {
      await write(tx);
      await announce(tx, { id, revision: 0 }, await peopleAt(tx, id));
    });
    return this.read(id);
  }

  private keep(room: Room): Room {
    const { id } = room.row;
    this.cache.delete(id);
    this.cache.set(id, room);
    if (this.cache.size > MOST_ROOMS) {
      // The one that was not touched for longest; whoever needs it reads it again.
      const [oldest] = this.cache.keys();
      if (oldest !== undefined) this.cache.delete(oldest);
    }
    return room;
  }

  /** One after the other per match: waiting here costs nothing, waiting for a row lock costs a connection. */
  private async inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.queues.get(id) ?? Promise.resolve();
    const mine = before.then(work, work);
    const tail = mine.catch(() => undefined);
    this.queues.set(id, tail);
    try {
      return await mine;
    } finally {
      if (this.queues.get(id) === tail) this.queues.delete(id);
    }
  }
}

/** What an answer leads to, where it does not end the match. */
export interface Drafted {
  readonly draft: Draft;
  readonly due: readonly number[];
  readonly botDue: boolean;
}

const peopleOf = (room: Room): string[] => room.seats.flatMap(({ accountId }) => accountId ?? []);

/** What rings for somebody whose list of tables has changed. */
export const personBell = (person: string): string => `person:${person}`;

/** Says to all processes that a match has changed, and whose list of tables with it. */
export async function announce(tx: Tx, { id, revision }: Pick<MatchRow, 'id' | 'revision'>, people: readonly string[]) {
  await notify(tx, CHANNEL, [id, revision, ...people].join(':'));
}

/** Whose list of tables a change alters. Most answers alter none: the same seat goes on deciding. */
async function concerned(tx: Tx, room: Room, { row, reread }: Change): Promise<string[]> {
  const before = peopleOf(room);
  if (reread) return [...new Set([...before, ...(await peopleAt(tx, room.row.id))])];
  return row?.due && row.due.join() !== room.row.due.join() ? before : [];
}

async function peopleAt(tx: Tx, id: string): Promise<string[]> {
  const held = await tx.select({ accountId: seat.accountId }).from(seat).where(eq(seat.matchId, id));
  return held.flatMap(({ accountId }) => accountId ?? []);
}
