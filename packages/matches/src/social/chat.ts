import { and, asc, desc, eq, gt, notExists, sql, type SQL } from 'drizzle-orm';
import { account, message, mute, report, tellAll, tie, type Db, type Tx } from '@quayside/db';
import { AccountError, type RateLimits } from '@quayside/auth';
import type { Seat } from '@quayside/engine';
import { MatchError } from '../errors.ts';
import { seatOf } from '../store/match-snapshot.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { Viewer } from '../types.ts';
import { requireAccount } from '../viewer.ts';
import { requireVisible } from '../play/views.ts';

/** A chat message at a table. */
export interface Message {
  readonly id: number;
  readonly match: string;
  /** Grows in each match with every message that is written or hidden. */
  readonly turn: number;
  readonly seat: Seat;
  readonly account: string;
  readonly name: string;
  /** The account is deleted, and the text with it. */
  readonly former?: true;
  readonly text: string;
  readonly said: Date;
  /** An administrator has hidden it: there is no text. */
  readonly hidden: boolean;
}

/** New messages of a chat. */
export interface ChatUpdate {
  readonly kind: 'chat';
  readonly id: string;
  readonly messages: readonly Message[];
}

export interface NewMessage {
  readonly match: string;
  readonly text: string;
  /** A name of the sender's making: the same one again is recognised and says nothing twice. */
  readonly token: string;
}

export type ReportReason = (typeof report.$inferInsert)['reason'];

/** A message that an administrator should look at, and why. */
export interface NewReport {
  readonly match: string;
  readonly message: number;
  readonly reason: ReportReason;
  readonly words?: string | undefined;
}

/** As much of a chat as is shown. */
const MOST_LINES = 200;

export const chatTopic = (match: string): string => `chat/${match}`;

/** The chat of a table, for whoever may look at the match. */
export async function chatOf(store: MatchStore, viewer: Viewer, match: string): Promise<Message[]> {
  requireVisible(await store.read(match), viewer, store.now());
  return (await messagesAfter(store.database.db, viewer, match, -1)).sort((a, b) => a.id - b.id);
}

/** The messages after a turn. */
export async function chatUpdate(
  store: MatchStore,
  viewer: Viewer,
  match: string,
  since: number,
): Promise<ChatUpdate | null> {
  try {
    requireVisible(await store.read(match, 0), viewer, store.now());
  } catch (error) {
    // The stream of the match reports that it can't be looked at; its chat need not.
    if (error instanceof MatchError) return null;
    throw error;
  }
  const messages = await messagesAfter(store.database.db, viewer, match, since);
  return messages.length === 0 ? null : { kind: 'chat', id: match, messages };
}

/** Lines in the order of their turns, without those of people whom the viewer has muted or blocked. */
async function messagesAfter(db: Db, viewer: Viewer, match: string, since: number): Promise<Message[]> {
  const rows = await selectMessages(db)
    .where(and(eq(message.matchId, match), gt(message.turn, since), notMuted(db, viewer)))
    .orderBy(desc(message.turn))
    .limit(MOST_LINES);
  return rows.reverse().map(messageOf);
}

function notMuted(db: Db, viewer: Viewer): SQL | undefined {
  if (viewer === null) return undefined;
  const muted = db
    .select({ one: sql`1` })
    .from(mute)
    .where(and(eq(mute.accountId, viewer), eq(mute.matchId, message.matchId), eq(mute.otherId, message.accountId)));
  const blocked = db
    .select({ one: sql`1` })
    .from(tie)
    .where(and(eq(tie.accountId, viewer), eq(tie.otherId, message.accountId), eq(tie.kind, 'block')));
  return and(notExists(muted), notExists(blocked));
}

export const selectMessages = (db: Db | Tx) =>
  db
    .select({ line: message, name: account.name, deleted: account.deleted })
    .from(message)
    .innerJoin(account, eq(account.id, message.accountId));

export function messageOf({ line, name, deleted }: Awaited<ReturnType<typeof selectMessages>>[number]): Message {
  return {
    id: line.id,
    match: line.matchId,
    turn: line.turn,
    seat: line.seat,
    account: line.accountId,
    name,
    ...(deleted ? { former: true as const } : {}),
    text: line.hidden ? '' : line.text,
    said: line.said,
    hidden: line.hidden,
  };
}

/** Says something at a table where one plays. It stays open as long as the match is kept. */
export async function postMessage(
  store: MatchStore,
  limits: RateLimits,
  viewer: Viewer,
  { match, text, token }: NewMessage,
): Promise<Message> {
  const person = requireAccount(viewer);
  const snapshot = await store.read(match);
  const seat = seatOf(snapshot, person);
  if (seat === null) throw new MatchError('not-seated');
  const { db } = store.database;
  const before = await findByToken(db, match, person, token);
  if (before) return before;
  await limits.count('chat', person);
  return db.transaction(async (tx) => {
    const turn = await nextTurn(tx, match);
    await tx
      .insert(message)
      .values({ matchId: match, turn, accountId: person, seat, text, token })
      .onConflictDoNothing({ target: [message.matchId, message.accountId, message.token] });
    const said = await findByToken(tx, match, person, token);
    if (!said) throw new Error(`what ${person} said at ${match} was not stored`);
    await tellAll(tx, chatTopic(match));
    return said;
  });
}

async function findByToken(db: Db | Tx, match: string, person: string, token: string): Promise<Message | null> {
  const [found] = await selectMessages(db).where(
    and(eq(message.matchId, match), eq(message.accountId, person), eq(message.token, token)),
  );
  return found ? messageOf(found) : null;
}

/** One after the other in each match, so that who has a turn has all before it. */
export async function nextTurn(tx: Tx, match: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${chatTopic(match)}, 0))`);
  const [last] = await tx
    .select({ turn: message.turn })
    .from(message)
    .where(eq(message.matchId, match))
    .orderBy(desc(message.turn))
    .limit(1);
  return (last?.turn ?? -1) + 1;
}

/** Whom one does not want to read at this table; nobody is told. */
export async function muteAt(
  store: MatchStore,
  viewer: Viewer,
  match: string,
  other: string,
  muted: boolean,
): Promise<void> {
  const person = requireAccount(viewer);
  const snapshot = requireVisible(await store.read(match), viewer, store.now());
  const { db } = store.database;
  const row = { accountId: person, matchId: match, otherId: other };
  if (!muted) {
    await db.delete(mute).where(and(eq(mute.accountId, person), eq(mute.matchId, match), eq(mute.otherId, other)));
    return;
  }
  // Only who sits there, or has said something there, can be muted.
  const here = seatOf(snapshot, other) !== null || (await hasSpoken(db, match, other));
  if (!here) throw new AccountError('unknown-person');
  await db.insert(mute).values(row).onConflictDoNothing();
}

const hasSpoken = async (db: Db, match: string, person: string): Promise<boolean> =>
  (await db.$count(message, and(eq(message.matchId, match), eq(message.accountId, person)))) > 0;

export async function mutedAt(store: MatchStore, viewer: Viewer, match: string): Promise<string[]> {
  const person = requireAccount(viewer);
  const rows = await store.database.db
    .select({ id: mute.otherId })
    .from(mute)
    .where(and(eq(mute.accountId, person), eq(mute.matchId, match)))
    .orderBy(asc(mute.otherId));
  return rows.map(({ id }) => id);
}

/** Reports a message of a match that one may look at. A person's second report of it changes nothing. */
export async function reportMessage(
  store: MatchStore,
  limits: RateLimits,
  viewer: Viewer,
  { match, message: id, reason, words }: NewReport,
): Promise<void> {
  const person = requireAccount(viewer);
  requireVisible(await store.read(match), viewer, store.now());
  const { db } = store.database;
  // Message ids are consecutive: only who knows the match may report one of its messages, or learn that it exists.
  const [line] = await db
    .select()
    .from(message)
    .where(and(eq(message.id, id), eq(message.matchId, match)));
  if (!line) throw new MatchError('unknown-message');
  if (line.accountId === person) throw new AccountError('yourself');
  await limits.count('report', person);
  await db
    .insert(report)
    .values({ messageId: id, by: person, reason, words: words ?? null })
    .onConflictDoNothing();
}
