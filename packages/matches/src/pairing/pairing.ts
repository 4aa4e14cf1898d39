import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { pairing, notifyPeople, type Db, type Tx } from '@quayside/db';
import type { Options } from '@quayside/engine';
import { canonical, readSetup } from '@quayside/engine/host';
import { findGame } from '@quayside/games';
import { blocksAmong } from '../social/blocks.ts';
import type { BotRunner } from '../play/bot-runner.ts';
import { checkBot } from '../play/bots.ts';
import { sharedDeal } from '../table/deals.ts';
import { MatchError } from '../errors.ts';
import { FILL_MS, wants } from './groups.ts';
import { newNonce } from '../ids.ts';
import { personTopic } from '../live/subscriptions.ts';
import type { MatchStore } from '../store/match-store.ts';
import { holdPairing, pairAll, waitingOf, waitingRows, type PairingRow } from './seating.ts';
import type { StreamMessage, Pace, Viewer } from '../types.ts';
import { requireAccount } from '../viewer.ts';
import { mayRate } from '../table/tables.ts';

/** A request to be paired for any of these choices. */
export interface PairingRequest {
  readonly choices: readonly {
    readonly game: string;
    readonly options?: unknown;
    readonly seats: readonly number[];
  }[];
  readonly pace?: Pace | undefined;
  readonly rated?: boolean | undefined;
  /** The bot that may take a seat after a minute. */
  readonly bot?: string | null | undefined;
  readonly nonce?: string | undefined;
}

/** The state of a request. */
export interface Pairing {
  readonly since: Date;
  readonly choices: readonly { readonly game: string; readonly options: Options; readonly seats: readonly number[] }[];
  readonly pace: Pace;
  readonly rated: boolean;
  readonly bot: string | null;
  /** How many others wait for something of it. */
  readonly others: number;
  /** When a bot takes the open seats. */
  readonly fills: Date | null;
}

/** Still waiting, or at a table that has just begun. */
export type PairingStatus = Pairing | { readonly table: string };

/** A real-time request ends if its browser has not polled for this long. */
const GONE_MS = 60_000;
/** How long a paired request is kept, so that its browser can see it. */
const KEPT_MS = 120_000;
/** A player who asks again so soon has not seen the new table yet. */
const REPEATED_MS = 5000;

export const pairingMethods = (store: MatchStore, bots: BotRunner) => ({
  /** Waits for opponents for one of these choices; a match starts as soon as there are enough. */
  requestPairing: (viewer: Viewer, wanted: PairingRequest) => requestPairing(store, viewer, wanted, bots),
  pairing: (viewer: Viewer) => currentPairing(store, viewer),
  leavePairing: (viewer: Viewer) => leavePairing(store, viewer),
});

/** Stores the request, in place of an earlier one, and pairs. Bots of the matches that start move at once. */
async function requestPairing(
  store: MatchStore,
  viewer: Viewer,
  wanted: PairingRequest,
  bots: BotRunner,
): Promise<PairingStatus> {
  const person = requireAccount(viewer);
  const { bot = null, rated = false, pace = 'real-time' } = wanted;
  if (bot !== null) checkBot(bot);
  const choices = wanted.choices.map((one) => readChoice(one, rated));
  if (choices.length === 0) throw new MatchError('bad-input', { field: 'choices' });
  const now = store.now();
  const row = { choices, pace, rated, bot, lastSeen: now, matchId: null };
  const { started, mine } = await store.database.db.transaction(async (tx) => {
    if (rated) await mayRate(tx, person);
    await holdPairing(tx);
    const before = await rowFor(tx, person);
    // Clicked twice, or changed the choices in the very moment: one is at a table already, and only at that one.
    if (before?.matchId && now.getTime() - before.lastSeen.getTime() < REPEATED_MS)
      return { started: [], mine: { table: before.matchId } };
    // Who says the same once more keeps the place in the queue.
    const same = before && before.matchId === null && canonical(requestOf(before)) === canonical(requestOf(row));
    const waitingSince = same ? before.waitingSince : now;
    const nonce = wanted.nonce ?? newNonce();
    await tx
      .insert(pairing)
      .values({ accountId: person, ...row, waitingSince, nonce })
      .onConflictDoUpdate({ target: pairing.accountId, set: { ...row, waitingSince, nonce } });
    // Other tabs learn that the player waits.
    await notifyPeople(tx, [person], 'pairing');
    return { started: await pairAll(tx, now, store.report), mine: await currentFor(tx, person, now) };
  });
  for (const id of started) await bots.resume(id);
  if (!mine) throw new Error(`the pairing request of ${person} was not stored`);
  return mine;
}

const requestOf = ({ choices, pace, rated, bot }: Pick<PairingRow, 'choices' | 'pace' | 'rated' | 'bot'>) => ({
  choices: choices.map(({ game, options, seats }) => ({ game, options, seats: [...seats] })),
  pace,
  rated,
  bot,
});

function readChoice(choice: PairingRequest['choices'][number], rated: boolean): PairingRow['choices'][number] {
  const game = findGame(choice.game);
  const seats = [...new Set(choice.seats)].sort((a, b) => b - a);
  if (seats.length === 0 || seats.some((count) => count < 2)) throw new MatchError('bad-input', { field: 'seats' });
  const [options = {}] = seats.map((count) => readSetup(game, count, choice.options).options);
  if (rated && sharedDeal({ game: game.id, options, dailyDeal: null })) throw new MatchError('deal-friendly');
  return { game: game.id, options, seats };
}

/** Cancels the request. A player who was paired in the meantime keeps the seat. */
export async function leavePairing({ database: { db } }: MatchStore, viewer: Viewer): Promise<void> {
  const person = requireAccount(viewer);
  const left = await db
    .delete(pairing)
    .where(and(eq(pairing.accountId, person), isNull(pairing.matchId)))
    .returning({ id: pairing.accountId });
  await notifyPeople(
    db,
    left.map(({ id }) => id),
    'pairing',
  );
}

const currentPairing = ({ database: { db }, now }: MatchStore, viewer: Viewer): Promise<PairingStatus | null> =>
  currentFor(db, requireAccount(viewer), now());

/** What a stream says of it. */
export async function pairingMessages(
  { database: { db }, now }: MatchStore,
  person: string,
): Promise<readonly StreamMessage[]> {
  const current = await currentFor(db, person, now());
  if (current && 'table' in current) return [{ kind: 'pairing', pairing: null, table: current.table }];
  return [{ kind: 'pairing', pairing: current }];
}

async function currentFor(db: Db | Tx, person: string, now: Date): Promise<PairingStatus | null> {
  const row = await rowFor(db, person);
  if (!row) return null;
  if (row.matchId !== null) return now.getTime() - row.lastSeen.getTime() < KEPT_MS ? { table: row.matchId } : null;
  const all = (await waitingRows(db)).filter((one) => one.pace === row.pace && one.rated === row.rated);
  const blocked = await blocksAmong(
    db,
    all.map((one) => one.accountId),
  );
  const mine = waitingOf(row);
  const others = all
    .filter((one) => one.accountId !== person && !blocked(one.accountId, person))
    .map(waitingOf)
    .filter((one) => mine.choices.some(({ name, seats }) => seats.some((count) => wants(one, name, count))));
  const fills = row.bot === null ? null : new Date(row.waitingSince.getTime() + FILL_MS);
  return { ...requestOf(row), since: row.waitingSince, others: others.length, fills };
}

async function rowFor(db: Db | Tx, person: string): Promise<PairingRow | undefined> {
  const [row] = await db.select().from(pairing).where(eq(pairing.accountId, person));
  return row;
}

/** Fills seats with bots after a time and drops requests of people who have left. Any process does it for all, so none is missed. */
export async function sweepPairings(store: MatchStore, bots: BotRunner): Promise<void> {
  const {
    database: { db },
    subscriptions,
  } = store;
  const now = store.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const rows = await waitingRows(db);
  const here = rows.flatMap(({ accountId }) => (subscriptions.has(personTopic(accountId)) ? [accountId] : []));
  if (here.length > 0) await db.update(pairing).set({ lastSeen: now }).where(inArray(pairing.accountId, here));
  await db.delete(pairing).where(and(isNotNull(pairing.matchId), lt(pairing.lastSeen, ago(KEPT_MS))));
  if (rows.length === 0) return;
  const started = await db.transaction(async (tx) => {
    await holdPairing(tx);
    const gone = await tx
      .delete(pairing)
      .where(and(isNull(pairing.matchId), eq(pairing.pace, 'real-time'), lt(pairing.lastSeen, ago(GONE_MS))))
      .returning({ id: pairing.accountId });
    await notifyPeople(
      tx,
      gone.map(({ id }) => id),
      'pairing',
    );
    return pairAll(tx, now, store.report);
  });
  for (const id of started) await bots.resume(id);
}
