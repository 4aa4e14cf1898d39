import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { account, match, preference, seat, peopleNotification, type Db, type Tx } from '@quayside/db';
import { blockedBetween } from '@quayside/people';
import type { Seat } from '@quayside/engine';
import { readSetup } from '@quayside/engine/host';
import { findGame } from '@quayside/games';
import { checkBot } from '../play/bots.ts';
import { followOrders, type OrderingSeat } from '../play/follow-orders.ts';
import { chanceOf, seedOf, sharedDeal } from './deals.ts';
import { clockAtStart } from '../clock/match-clock.ts';
import { clockFor } from '../clock/settings.ts';
import { MatchError } from '../errors.ts';
import { newId, newNonce } from '../ids.ts';
import {
  createRunningMatch,
  seatOf,
  type MatchRow,
  type MatchConfig,
  type MatchSnapshot,
} from '../store/match-snapshot.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { FillRequest, NewTable, Viewer } from '../types.ts';
import { requireAccount } from '../viewer.ts';
import { peopleOf, type ChangeSet } from '../store/statements.ts';

function requireSeat(snapshot: MatchSnapshot, viewer: Viewer): Seat {
  const mine = seatOf(snapshot, requireAccount(viewer));
  if (mine === null) throw new MatchError('not-seated');
  return mine;
}

export function requireWaiting({ row }: MatchSnapshot): void {
  if (row.status !== 'waiting') throw new MatchError('not-waiting');
}

export function requireHost({ row }: MatchSnapshot, viewer: Viewer): void {
  if (row.createdBy !== requireAccount(viewer)) throw new MatchError('not-host');
}

export const createTable = (store: MatchStore, viewer: Viewer, wanted: NewTable): Promise<MatchSnapshot> =>
  store.waitingLimit.sitDown(requireAccount(viewer), () => openTable(store, requireAccount(viewer), wanted));

async function openTable(store: MatchStore, host: string, wanted: NewTable): Promise<MatchSnapshot> {
  const game = findGame(wanted.game);
  const { seats: maxSeats, options } = readSetup(game, wanted.seats, wanted.options);
  const { seats: minSeats } = readSetup(game, Math.min(wanted.minSeats ?? maxSeats, maxSeats), options);
  const bots = wanted.bots ?? [];
  bots.forEach(checkBot);
  if (bots.length >= maxSeats) throw new MatchError('full');
  const id = newId();
  const row = { id, game: game.id, version: game.version, options, minSeats, maxSeats, dailyDeal: null };
  // A player who has played the deal before knows its cards.
  if (wanted.rated && sharedDeal(row)) throw new MatchError('deal-friendly');
  const { db } = store.database;
  if (wanted.rated) await mayRate(db, host);
  return store.create({
    row: {
      ...row,
      ...(await chanceOf(db, row)),
      visibility: wanted.visibility ?? 'public',
      pace: wanted.pace ?? 'real-time',
      rated: wanted.rated ?? false,
      clock: clockFor({ ...wanted, seats: maxSeats }),
      whenLeft: wanted.whenLeft ?? 'bot',
      watchDelay: wanted.watchDelay ?? 0,
      ...fillColumns(wanted.fill),
      createdBy: host,
    },
    seats: [
      { seat: 0, accountId: host, nonce: wanted.nonce ?? newNonce() },
      ...bots.map((bot, i) => ({ seat: i + 1, bot, nonce: newNonce() })),
    ],
  });
}

/** What a row keeps of the request that a bot takes the open seats. */
export function fillColumns(fill: FillRequest | null | undefined): Pick<MatchRow, 'fillBot' | 'fillAfter'> {
  if (!fill) return { fillBot: null, fillAfter: null };
  checkBot(fill.bot);
  return { fillBot: fill.bot, fillAfter: fill.after };
}

/** Guests play friendly only: a rating belongs to somebody who will be here again. */
export async function mayRate(tx: Db | Tx, person: string): Promise<void> {
  const [found] = await tx.select({ guest: account.guest }).from(account).where(eq(account.id, person));
  if (found?.guest !== false) throw new MatchError('guests-friendly');
}

/** What a person's preferences say about a seat; `STORE_CHANGE` and `INSERT_MATCH` do the same. */
export async function seatPreferences(
  tx: Tx,
  person: string,
): Promise<Pick<typeof preference.$inferSelect, 'standingOrders' | 'playWindow'>> {
  const [own] = await tx
    .select({ standingOrders: preference.standingOrders, playWindow: preference.playWindow })
    .from(preference)
    .where(eq(preference.accountId, person));
  return own ?? { standingOrders: null, playWindow: null };
}

export interface SeatChoice {
  readonly seat?: Seat | undefined;
  readonly nonce?: string | undefined;
}

export const joinTable = (
  store: MatchStore,
  viewer: Viewer,
  id: string,
  choice: SeatChoice = {},
): Promise<MatchSnapshot> =>
  store.waitingLimit.sitDown(requireAccount(viewer), () => takeSeat(store, requireAccount(viewer), id, choice));

async function takeSeat(store: MatchStore, person: string, id: string, choice: SeatChoice): Promise<MatchSnapshot> {
  const sitting = (snapshot: MatchSnapshot): ChangeSet => {
    if (seatOf(snapshot, person) !== null) throw new MatchError('already-seated');
    requireWaiting(snapshot);
    return {
      seats: [{ seat: freeSeat(snapshot, choice.seat), accountId: person, nonce: choice.nonce ?? newNonce() }],
      notifications: peopleNotification([person, ...peopleOf(snapshot)], 'people'),
    };
  };
  // Blocked people are not seated by this; the stored rows say why.
  const joined = await store.tryChange(id, async (snapshot) => (snapshot.row.rated ? null : sitting(snapshot)));
  if (joined) return joined;
  return store.change(id, async (tx, snapshot) => {
    const change = sitting(snapshot);
    if (snapshot.row.rated) await mayRate(tx, person);
    // Only blocks by those who sit there count; the other way round it is the person's own choice.
    if ((await blockedBetween(tx, [person, ...peopleOf(snapshot)])).some((one) => one.other === person))
      throw new MatchError('not-welcome');
    return change;
  });
}

function freeSeat({ row, seats }: MatchSnapshot, wanted?: Seat): Seat {
  const taken = new Set(seats.map((one) => one.seat));
  if (wanted !== undefined) {
    if (wanted >= row.maxSeats) throw new MatchError('full');
    if (taken.has(wanted)) throw new MatchError('seat-taken');
    return wanted;
  }
  for (let at = 0; at < row.maxSeats; at++) if (!taken.has(at)) return at;
  throw new MatchError('full');
}

export async function leaveTable(store: MatchStore, viewer: Viewer, id: string): Promise<void> {
  await store.change(id, async (tx, snapshot) => {
    const mine = requireSeat(snapshot, viewer);
    requireWaiting(snapshot);
    await tx.delete(seat).where(and(eq(seat.matchId, id), eq(seat.seat, mine)));
    if (snapshot.row.createdBy !== viewer) return { reread: true };
    const heir = snapshot.seats.find((one) => one.accountId !== null && one.accountId !== viewer);
    if (heir) return { row: { createdBy: heir.accountId }, reread: true };
    return { row: { status: 'over', ending: 'cancelled', ended: new Date() }, reread: true };
  });
}

export function seatBot(
  store: MatchStore,
  viewer: Viewer,
  id: string,
  bot: string,
  wanted?: Seat,
): Promise<MatchSnapshot> {
  checkBot(bot);
  return store.change(id, async (tx, snapshot) => {
    requireHost(snapshot, viewer);
    requireWaiting(snapshot);
    await tx
      .insert(seat)
      .values({ matchId: id, seat: freeSeat(snapshot, wanted), bot, nonce: newNonce(), game: snapshot.row.game });
    return { reread: true };
  });
}

export function unseatBot(store: MatchStore, viewer: Viewer, id: string, at: Seat): Promise<MatchSnapshot> {
  return store.change(id, async (tx, snapshot) => {
    requireHost(snapshot, viewer);
    requireWaiting(snapshot);
    if (!snapshot.seats.some((one) => one.seat === at && one.accountId === null))
      throw new MatchError('unknown-bot', { bot: at });
    await tx.delete(seat).where(and(eq(seat.matchId, id), eq(seat.seat, at)));
    return { reread: true };
  });
}

/** Renumbers the seats without gaps, makes the seed and appends chance's first answers. */
export async function startMatch(store: MatchStore, viewer: Viewer, id: string): Promise<MatchSnapshot> {
  const started = await store.tryChange(id, async (snapshot) =>
    isPlain(snapshot) ? startChange(store, snapshot, viewer) : null,
  );
  if (started) return started;
  return store.change(id, async (tx, snapshot) => {
    const change = await startChange(store, snapshot, viewer, (full) => chanceOf(tx, full));
    for (const [at, one] of snapshot.seats.entries())
      if (one.seat !== at)
        await tx
          .update(seat)
          .set({ seat: at })
          .where(and(eq(seat.matchId, id), eq(seat.seat, one.seat)));
    return { ...change, reread: true };
  });
}

/** Nobody has to move up, and the deal is the one that was promised. */
const isPlain = ({ row, seats }: MatchSnapshot): boolean =>
  seats.every((one, at) => one.seat === at) && !sharedDeal(row);

async function startChange(
  store: MatchStore,
  snapshot: MatchSnapshot,
  viewer: Viewer,
  chanceFor: (row: MatchRow) => Promise<Partial<MatchRow>> = async () => ({}),
): Promise<ChangeSet> {
  requireHost(snapshot, viewer);
  requireWaiting(snapshot);
  const { row, seats } = snapshot;
  if (seats.length < row.minSeats) throw new MatchError('too-few', { n: row.minSeats - seats.length });
  const full = { ...row, maxSeats: seats.length, minSeats: seats.length };
  // How many play decides which cards a shared deal has; a deal of one's own stays what was promised.
  const chance = sharedDeal(row) && seats.length !== row.maxSeats ? await chanceFor(full) : {};
  const seed = seedOf(
    { ...full, ...chance },
    seats.map((one) => one.nonce),
  );
  const seated = seats.map((one, at) => ({ ...one, seat: at }));
  const begun = await firstEntries({ ...full, seed }, seated, store.report);
  const clock = clockAtStart(row, seats, begun.row.due ?? [], store.now());
  return {
    row: { ...chance, ...begun.row, ...clock },
    entries: begun.entries,
    stored: () => ({ running: begun.running }),
  };
}

/** What the row becomes when the match begins: chance's first answers, and after them what standing orders answer. */
export async function firstEntries(
  row: MatchConfig & Pick<MatchRow, 'id' | 'minSeats'>,
  seats: readonly OrderingSeat[],
  report: MatchStore['report'],
) {
  const running = await createRunningMatch(row);
  const chance = running.draftStart().entries;
  running.advance(chance);
  const ordered = followOrders({ row, seats }, running, running.draftNothing(), report);
  if (ordered.entries.length > 0) running.adopt(ordered);
  const entries = [...chance, ...ordered.entries];
  const due = running.edition.core.dueSeats(running.state);
  const begun: Partial<MatchRow> = {
    status: 'running',
    maxSeats: row.maxSeats,
    minSeats: row.minSeats,
    seed: row.seed,
    started: new Date(),
    seq: entries.length,
    due,
    botDue: seats.some((one, at) => one.bot !== null && due.includes(at)),
  };
  return { row: begun, entries, running };
}

/** So many of one person's tables the lobby shows, the newest, so that nobody fills it alone. */
const MOST_SHOWN_OF_ONE = 3;
const MOST_LISTED = 100;

/** Public tables that wait, newest first, a few of each person. */
export async function listOpenTables(
  store: MatchStore,
  filter: { game?: string | undefined } = {},
): Promise<MatchSnapshot[]> {
  const { db } = store.database;
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
  return store.readAll(rows);
}

/** A person's tables that are not over, those that wait for an answer of theirs first. */
export async function tablesOf(store: MatchStore, viewer: Viewer): Promise<MatchSnapshot[]> {
  const rows = await store.database.db
    .select({ id: match.id, revision: match.revision })
    .from(seat)
    .innerJoin(match, eq(match.id, seat.matchId))
    .where(
      and(
        eq(seat.accountId, requireAccount(viewer)),
        isNull(seat.ended),
        inArray(match.status, ['waiting', 'running']),
      ),
    )
    .orderBy(sql`(not ${seat.resigned} and ${seat.seat} = any(${match.due})) desc`, desc(match.created), desc(match.id))
    .limit(MOST_LISTED);
  return store.readAll(rows);
}
