import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { account, match, seat, tidings, type Db, type Tx } from '@quayside/db';
import { blockedBetween } from '@quayside/auth';
import { readSetup, type Seat } from '@quayside/engine';
import { findGame } from '@quayside/games';
import { checkBot } from './bots.ts';
import { chanceOf, seedOf, sharedDeal } from './deals.ts';
import { Declined } from './declined.ts';
import { newId, newNonce } from './ids.ts';
import { newLive, seatOf, type MatchRow, type Playable, type Room, type SeatRow } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { NewTable, Viewer } from './shapes.ts';
import { peopleOf, type Change } from './write.ts';

/** Whoever is signed in. */
export function signedIn(viewer: Viewer): string {
  if (viewer === null) throw new Declined('sign-in');
  return viewer;
}

function atTable(room: Room, viewer: Viewer): Seat {
  const mine = seatOf(room, signedIn(viewer));
  if (mine === null) throw new Declined('not-seated');
  return mine;
}

function waiting({ row }: Room): void {
  if (row.status !== 'waiting') throw new Declined('not-waiting');
}

function hosting({ row }: Room, viewer: Viewer): void {
  if (row.createdBy !== signedIn(viewer)) throw new Declined('not-host');
}

export const createTable = (rooms: Rooms, viewer: Viewer, wanted: NewTable): Promise<Room> =>
  rooms.waiting.sitDown(signedIn(viewer), () => openTable(rooms, signedIn(viewer), wanted));

async function openTable(rooms: Rooms, host: string, wanted: NewTable): Promise<Room> {
  const game = findGame(wanted.game);
  const { seats: most, options } = readSetup(game, wanted.seats, wanted.options);
  const { seats: fewest } = readSetup(game, Math.min(wanted.fewest ?? most, most), options);
  const bots = wanted.bots ?? [];
  bots.forEach(checkBot);
  if (bots.length >= most) throw new Declined('full');
  const id = newId();
  const row = { id, game: game.id, version: game.version, options, fewest, most, daily: null };
  // Whoever has played a deal before knows its cards.
  if (wanted.rated && sharedDeal(row)) throw new Declined('deal-friendly');
  const { db } = rooms.database;
  if (wanted.rated) await mayRate(db, host);
  return rooms.create({
    row: {
      ...row,
      ...(await chanceOf(db, row)),
      visibility: wanted.visibility ?? 'public',
      pace: wanted.pace ?? 'live',
      rated: wanted.rated ?? false,
      createdBy: host,
    },
    seats: [
      { seat: 0, accountId: host, nonce: wanted.nonce ?? newNonce() },
      ...bots.map((bot, i) => ({ seat: i + 1, bot, nonce: newNonce() })),
    ],
  });
}

/** Guests play friendly only: a rating belongs to somebody who will be here again. */
export async function mayRate(tx: Db | Tx, person: string): Promise<void> {
  const [found] = await tx.select({ guest: account.guest }).from(account).where(eq(account.id, person));
  if (found?.guest !== false) throw new Declined('guests-friendly');
}

interface Choice {
  readonly seat?: Seat | undefined;
  readonly nonce?: string | undefined;
}

export const joinTable = (rooms: Rooms, viewer: Viewer, id: string, choice: Choice = {}): Promise<Room> =>
  rooms.waiting.sitDown(signedIn(viewer), () => takeSeat(rooms, signedIn(viewer), id, choice));

async function takeSeat(rooms: Rooms, person: string, id: string, choice: Choice): Promise<Room> {
  const sitting = (room: Room): Change => {
    if (seatOf(room, person) !== null) throw new Declined('already-seated');
    waiting(room);
    return {
      seats: [{ seat: freeSeat(room, choice.seat), accountId: person, nonce: choice.nonce ?? newNonce() }],
      tell: tidings([person, ...peopleOf(room)], 'people'),
    };
  };
  // Who is not welcome there is not seated by this; why, only what is stored may say.
  const joined = await rooms.tryChange(id, async (room) => (room.row.rated ? null : sitting(room)));
  if (joined) return joined;
  return rooms.change(id, async (tx, room) => {
    const change = sitting(room);
    if (room.row.rated) await mayRate(tx, person);
    // Whoever sits there and has blocked this person; the other way round it is this person's own choice.
    if ((await blockedBetween(tx, [person, ...peopleOf(room)])).some((one) => one.other === person))
      throw new Declined('not-welcome');
    return change;
  });
}

function freeSeat({ row, seats }: Room, wanted?: Seat): Seat {
  const taken = new Set(seats.map((one) => one.seat));
  if (wanted !== undefined) {
    if (wanted >= row.most) throw new Declined('full');
    if (taken.has(wanted)) throw new Declined('seat-taken');
    return wanted;
  }
  for (let at = 0; at < row.most; at++) if (!taken.has(at)) return at;
  throw new Declined('full');
}

export async function leaveTable(rooms: Rooms, viewer: Viewer, id: string): Promise<void> {
  await rooms.change(id, async (tx, room) => {
    const mine = atTable(room, viewer);
    waiting(room);
    await tx.delete(seat).where(and(eq(seat.matchId, id), eq(seat.seat, mine)));
    if (room.row.createdBy !== viewer) return { reread: true };
    const heir = room.seats.find((one) => one.accountId !== null && one.accountId !== viewer);
    if (heir) return { row: { createdBy: heir.accountId }, reread: true };
    return { row: { status: 'over', ending: 'cancelled', ended: new Date() }, reread: true };
  });
}

export function seatBot(rooms: Rooms, viewer: Viewer, id: string, bot: string, wanted?: Seat): Promise<Room> {
  checkBot(bot);
  return rooms.change(id, async (tx, room) => {
    hosting(room, viewer);
    waiting(room);
    await tx
      .insert(seat)
      .values({ matchId: id, seat: freeSeat(room, wanted), bot, nonce: newNonce(), game: room.row.game });
    return { reread: true };
  });
}

export function unseatBot(rooms: Rooms, viewer: Viewer, id: string, at: Seat): Promise<Room> {
  return rooms.change(id, async (tx, room) => {
    hosting(room, viewer);
    waiting(room);
    if (!room.seats.some((one) => one.seat === at && one.accountId === null))
      throw new Declined('unknown-bot', { bot: at });
    await tx.delete(seat).where(and(eq(seat.matchId, id), eq(seat.seat, at)));
    return { reread: true };
  });
}

/** Closes the ranks, makes the seed and lets chance have its first word. */
export async function startMatch(rooms: Rooms, viewer: Viewer, id: string): Promise<Room> {
  const started = await rooms.tryChange(id, async (room) => (isPlain(room) ? starting(room, viewer) : null));
  if (started) return started;
  return rooms.change(id, async (tx, room) => {
    const change = await starting(room, viewer, (full) => chanceOf(tx, full));
    for (const [at, one] of room.seats.entries())
      if (one.seat !== at)
        await tx
          .update(seat)
          .set({ seat: at })
          .where(and(eq(seat.matchId, id), eq(seat.seat, one.seat)));
    return { ...change, reread: true };
  });
}

/** Nobody has to move up, and the deal is the one that was promised. */
const isPlain = ({ row, seats }: Room): boolean => seats.every((one, at) => one.seat === at) && !sharedDeal(row);

async function starting(
  room: Room,
  viewer: Viewer,
  chanceFor: (row: MatchRow) => Promise<Partial<MatchRow>> = async () => ({}),
): Promise<Change> {
  hosting(room, viewer);
  waiting(room);
  const { row, seats } = room;
  if (seats.length < row.fewest) throw new Declined('too-few', { n: row.fewest - seats.length });
  const full = { ...row, most: seats.length, fewest: seats.length };
  // How many play decides which cards a shared deal has; a deal of one's own stays what was promised.
  const chance = sharedDeal(row) && seats.length !== row.most ? await chanceFor(full) : {};
  const seed = seedOf(
    { ...full, ...chance },
    seats.map((one) => one.nonce),
  );
  const begun = await beginning({ ...full, seed }, seats);
  return { row: { ...chance, ...begun.row }, entries: begun.entries, stored: () => ({ live: begun.live }) };
}

/** What the row becomes when the match begins, and chance's first answers. */
export async function beginning(row: Playable & Pick<MatchRow, 'fewest'>, seats: readonly Pick<SeatRow, 'bot'>[]) {
  const live = await newLive(row);
  const { entries } = live.draftStart();
  live.advance(entries);
  const due = live.edition.core.dueSeats(live.state);
  const begun: Partial<MatchRow> = {
    status: 'running',
    most: row.most,
    fewest: row.fewest,
    seed: row.seed,
    started: new Date(),
    seq: entries.length,
    due,
    botDue: seats.some((one, at) => one.bot !== null && due.includes(at)),
  };
  return { row: begun, entries, live };
}

/** So many of one person's tables the lobby shows, the newest, so that nobody fills it alone. */
const MOST_SHOWN_OF_ONE = 3;
const MOST_LISTED = 100;

/** Public tables that wait, newest first, a few of each person. */
export async function openTables(rooms: Rooms, filter: { game?: string | undefined } = {}): Promise<Room[]> {
  const { db } = rooms.database;
  const waitingOnes = db
    .select({
      id: match.id,
      revision: match.revision,
      created: match.created,
      nth: sql<number>`row_number() over (partition by ${match.createdBy} order by ${match.created} desc, ${match.id} desc)`.as(
        'nth',
      ),
    })
    .from(match)
    .where(
      and(
        eq(match.status, 'waiting'),
        eq(match.visibility, 'public'),
        filter.game === undefined ? undefined : eq(match.game, filter.game),
      ),
    )
    .as('waiting');
  const rows = await db
    .select({ id: waitingOnes.id, revision: waitingOnes.revision })
    .from(waitingOnes)
    .where(lte(waitingOnes.nth, MOST_SHOWN_OF_ONE))
    .orderBy(desc(waitingOnes.created), desc(waitingOnes.id))
    .limit(MOST_LISTED);
  return rooms.readAll(rows);
}

/** A person's tables that are not over, those that wait for an answer of theirs first. */
export async function tablesOf(rooms: Rooms, viewer: Viewer): Promise<Room[]> {
  const rows = await rooms.database.db
    .select({ id: match.id, revision: match.revision })
    .from(seat)
    .innerJoin(match, eq(match.id, seat.matchId))
    .where(and(eq(seat.accountId, signedIn(viewer)), isNull(seat.ended), inArray(match.status, ['waiting', 'running'])))
    .orderBy(sql`${seat.seat} = any(${match.due}) desc`, desc(match.created), desc(match.id))
    .limit(MOST_LISTED);
  return rooms.readAll(rows);
}
