import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { account, archive, entry, match, seat, type Db, type Tx } from '@quayside/db';
import type { Answer, Entry, Seat, State } from '@quayside/engine';
import { loadEdition, type Edition } from '@quayside/games';
import { Declined } from './declined.ts';
import { Live, type Line } from './live.ts';
import type { Viewer } from './shapes.ts';

export type MatchRow = typeof match.$inferSelect;
export type SeatRow = typeof seat.$inferSelect & {
  readonly name: string | null;
  readonly former?: true;
  /** The person may not take part until then. */
  readonly suspendedUntil?: Date | null;
};
export type EntryRow = typeof entry.$inferSelect;

/** Everything this process knows of one table at one revision. Never changed, only replaced; `live` alone moves on. */
export interface Room {
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
  /** While the match runs. */
  readonly live: Live | null;
  /** Once it is over. */
  readonly past: Ended | null;
  readonly rematch: string | null;
}

export interface Ended {
  readonly edition: Edition;
  readonly state: State;
  readonly lines: readonly Line[];
}

/** The viewer's seat at a table, or null. */
export const seatOf = (room: Room, viewer: Viewer): Seat | null =>
  viewer === null ? null : (room.seats.find((one) => one.accountId === viewer)?.seat ?? null);

export async function readRow(db: Db | Tx, id: string, lock = false): Promise<MatchRow> {
  const query = db.select().from(match).where(eq(match.id, id));
  const [row] = lock ? await query.for('update') : await query;
  if (!row) throw new Declined('unknown-table');
  return row;
}

/** The room at this row's revision, from an older one where there is one. */
export async function readRoom(db: Db | Tx, row: MatchRow, older: Room | null): Promise<Room> {
  const seats = await db
    .select({ seat, name: account.name, deleted: account.deleted, suspendedUntil: account.suspendedUntil })
    .from(seat)
    .leftJoin(account, eq(account.id, seat.accountId))
    .where(eq(seat.matchId, row.id))
    .orderBy(asc(seat.seat));
  const room = {
    row,
    seats: seats.map(({ seat: one, name, deleted, suspendedUntil }) => ({
      ...one,
      name,
      ...(deleted ? { former: true as const } : {}),
      suspendedUntil,
    })),
    live: null,
    past: null,
    rematch: null,
  };
  if (row.status === 'over') {
    const [next] = await db.select({ id: match.id }).from(match).where(eq(match.rematchOf, row.id));
    return { ...room, rematch: next?.id ?? null, past: older?.past ?? (await readPast(db, row)) };
  }
  if (row.status !== 'running') return room;
  const live = older?.live && older.live.seq <= row.seq ? older.live : await newLive(row);
  if (live.seq < row.seq) {
    const rows = await db
      .select()
      .from(entry)
      .where(and(eq(entry.matchId, row.id), gt(entry.seq, live.seq), lte(entry.seq, row.seq)))
      .orderBy(asc(entry.seq));
    // Somebody else may have brought it up to date while these were read.
    live.advance(rows.filter((one) => one.seq > live.seq).map(entryOf));
  }
  return { ...room, live };
}

export async function newLive(row: MatchRow): Promise<Live> {
  const edition = await loadEdition(row.game, row.version);
  return new Live(edition, { seats: row.most, options: row.options }, row.seed ?? '');
}

async function readPast(db: Db | Tx, row: MatchRow): Promise<Ended | null> {
  const [kept] = await db.select().from(archive).where(eq(archive.matchId, row.id));
  if (!kept) return null;
  // What is read here is what `finish` wrote.
  return { edition: await loadEdition(row.game, row.version), state: kept.state as State, lines: kept.told as Line[] };
}

export function entryOf(row: EntryRow): Entry {
  switch (row.kind) {
    case 'answer':
      return {
        kind: 'answer',
        seat: row.seat,
        key: row.key ?? '',
        // Stored as it was accepted.
        answer: row.answer as Answer,
        ...(row.token === null ? {} : { token: row.token }),
        ...(row.barrier ? { barrier: true } : {}),
      };
    case 'undo':
      return { kind: 'undo', to: row.undoTo ?? 0, by: row.seat };
    case 'seat':
      return { kind: 'seat', seat: row.seat, who: row.who ?? '' };
  }
}

export function rowOf(matchId: string, seq: number, one: Entry): typeof entry.$inferInsert {
  switch (one.kind) {
    case 'answer':
      return {
        matchId,
        seq,
        kind: 'answer',
        seat: one.seat,
        key: one.key,
        answer: one.answer,
        token: one.token ?? null,
        barrier: one.barrier ?? false,
      };
    case 'undo':
      return { matchId, seq, kind: 'undo', seat: one.by, undoTo: one.to };
    case 'seat':
      return { matchId, seq, kind: 'seat', seat: one.seat, who: one.who };
  }
}
