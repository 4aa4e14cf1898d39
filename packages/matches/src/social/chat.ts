import { and, asc, desc, eq, gt, notExists, sql, type SQL } from 'drizzle-orm';
import { account, chatMessage, mute, report, notifyTopic, relationship, type Db, type Tx } from '@quayside/db';
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
  /** Grows in each match with every message that is sent or hidden. */
  readonly cursor: number;
  readonly seat: Seat;
  readonly account: string;
  readonly name: string;
  /** The account is deleted, and the text with it. */
  readonly former?: true;
  readonly text: string;
  readonly sent: Date;
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
  /** Made by the sender: a repeated message is recognised by it. */
  readonly idempotencyKey: string;
}

export type ReportReason = (typeof report.$inferInsert)['reason'];

/** A message that an administrator should look at, and why. */
export interface NewReport {
  readonly match: string;
  readonly message: number;
  readonly reason: ReportReason;
  readonly comment?: string | undefined;
}

/** As much of a chat as is shown. */
const MOST_MESSAGES = 200;

export const chatTopic = (match: string): string => `chat/${match}`;

/** The chat of a table, for everybody who may see the match. */
export async function chatOf(store: MatchStore, viewer: Viewer, match: string): Promise<Message[]> {
  requireVisible(await store.read(match), viewer, store.now());
  return (await messagesAfter(store.database.db, viewer, match, -1)).sort((a, b) => a.id - b.id);
}

/** The messages after a cursor. */
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

/** Messages in the order of their cursors, without those of people whom the viewer has muted or blocked. */
async function messagesAfter(db: Db, viewer: Viewer, match: string, since: number): Promise<Message[]> {
  const rows = await selectMessages(db)
    .where(and(eq(chatMessage.matchId, match), gt(chatMessage.cursor, since), notMuted(db, viewer)))
    .orderBy(desc(chatMessage.cursor))
    .limit(MOST_MESSAGES);
  return rows.reverse().map(messageOf);
}

function notMuted(db: Db, viewer: Viewer): SQL | undefined {
  if (viewer === null) return undefined;
  const muted = db
    .select({ one: sql`1` })
    .from(mute)
    .where(
      and(eq(mute.accountId, viewer), eq(mute.matchId, chatMessage.matchId), eq(mute.mutedId, chatMessage.accountId)),
    );
  const blocked = db
    .select({ one: sql`1` })
    .from(relationship)
    .where(
      and(
        eq(relationship.accountId, viewer),
        eq(relationship.otherId, chatMessage.accountId),
        eq(relationship.kind, 'block'),
      ),
    );
  return and(notExists(muted), notExists(blocked));
}

export const selectMessages = (db: Db | Tx) =>
  db
    .select({ message: chatMessage, name: account.name, deleted: account.deleted })
    .from(chatMessage)
    .innerJoin(account, eq(account.id, chatMessage.accountId));

export function messageOf({ message, name, deleted }: Awaited<ReturnType<typeof selectMessages>>[number]): Message {
  return {
    id: message.id,
    match: message.matchId,
    cursor: message.cursor,
    seat: message.seat,
    account: message.accountId,
    name,
    ...(deleted ? { former: true as const } : {}),
    text: message.hidden ? '' : message.text,
    sent: message.sent,
    hidden: message.hidden,
  };
}

/** Says something at a table where one plays. It stays open as long as the match is kept. */
export async function postMessage(
  store: MatchStore,
  limits: RateLimits,
  viewer: Viewer,
  { match, text, idempotencyKey }: NewMessage,
): Promise<Message> {
  const person = requireAccount(viewer);
  const snapshot = await store.read(match);
  const seat = seatOf(snapshot, person);
  if (seat === null) throw new MatchError('not-seated');
  const { db } = store.database;
  const before = await findByKey(db, match, person, idempotencyKey);
  if (before) return before;
  await limits.count('chat', person);
  return db.transaction(async (tx) => {
    const cursor = await nextCursor(tx, match);
    await tx
      .insert(chatMessage)
      .values({ matchId: match, cursor, accountId: person, seat, text, idempotencyKey })
      .onConflictDoNothing({ target: [chatMessage.matchId, chatMessage.accountId, chatMessage.idempotencyKey] });
    const message = await findByKey(tx, match, person, idempotencyKey);
    if (!message) throw new Error(`the message of ${person} at ${match} was not stored`);
    await notifyTopic(tx, chatTopic(match));
    return message;
  });
}

async function findByKey(db: Db | Tx, match: string, person: string, key: string): Promise<Message | null> {
  const [found] = await selectMessages(db).where(
    and(eq(chatMessage.matchId, match), eq(chatMessage.accountId, person), eq(chatMessage.idempotencyKey, key)),
  );
  return found ? messageOf(found) : null;
}

/** The match's next cursor. Serialized per match, so that no message appears below a cursor that was sent already. */
export async function nextCursor(tx: Tx, match: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${chatTopic(match)}, 0))`);
  const [last] = await tx
    .select({ cursor: chatMessage.cursor })
    .from(chatMessage)
    .where(eq(chatMessage.matchId, match))
    .orderBy(desc(chatMessage.cursor))
    .limit(1);
  return (last?.cursor ?? -1) + 1;
}

/** Mutes somebody at this table, without telling them. */
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
  const row = { accountId: person, matchId: match, mutedId: other };
  if (!muted) {
    await db.delete(mute).where(and(eq(mute.accountId, person), eq(mute.matchId, match), eq(mute.mutedId, other)));
    return;
  }
  // Only people who sit there or have written there can be muted.
  const here = seatOf(snapshot, other) !== null || (await hasSpoken(db, match, other));
  if (!here) throw new AccountError('unknown-person');
  await db.insert(mute).values(row).onConflictDoNothing();
}

const hasSpoken = async (db: Db, match: string, person: string): Promise<boolean> =>
  (await db.$count(chatMessage, and(eq(chatMessage.matchId, match), eq(chatMessage.accountId, person)))) > 0;

export async function mutedAt(store: MatchStore, viewer: Viewer, match: string): Promise<string[]> {
  const person = requireAccount(viewer);
  const rows = await store.database.db
    .select({ id: mute.mutedId })
    .from(mute)
    .where(and(eq(mute.accountId, person), eq(mute.matchId, match)))
    .orderBy(asc(mute.mutedId));
  return rows.map(({ id }) => id);
}

/** Reports a message of a match that one may look at. A person's second report of it changes nothing. */
export async function reportMessage(
  store: MatchStore,
  limits: RateLimits,
  viewer: Viewer,
  { match, message: id, reason, comment }: NewReport,
): Promise<void> {
  const person = requireAccount(viewer);
  requireVisible(await store.read(match), viewer, store.now());
  const { db } = store.database;
  // Message ids are consecutive: only who knows the match may report one of its messages, or learn that it exists.
  const [found] = await db
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.id, id), eq(chatMessage.matchId, match)));
  if (!found) throw new MatchError('unknown-message');
  if (found.accountId === person) throw new AccountError('yourself');
  await limits.count('report', person);
  await db
    .insert(report)
    .values({ messageId: id, reporterId: person, reason, comment: comment ?? null })
    .onConflictDoNothing();
}
