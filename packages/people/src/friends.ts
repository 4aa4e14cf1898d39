import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { AccountError, type Account } from '@quayside/auth';
import { account, invitation, preference, notifyPeople, relationship, type Db, type Tx } from '@quayside/db';
import type { PeopleContext } from './context.ts';
import { coPlayersOf, peopleFor, type Person } from './person-queries.ts';

/** Whom somebody knows here. */
export interface Friends {
  readonly friends: readonly Person[];
  /** Those who would like to be friends. */
  readonly asks: readonly Person[];
  /** Those whom one has asked. */
  readonly asked: readonly Person[];
  readonly blocked: readonly Person[];
}

export type Friendship = 'self' | 'none' | 'asked' | 'asks' | 'friends';

/** A circle of friends has an end, and so have the questions of one who asks everybody. */
const MAX_FRIENDS = 500;

export async function friendsOf(db: Db | Tx, me: string): Promise<Friends> {
  const relationships = await relationshipsOf(db, me);
  const people = await peopleFor(db, me, [...relationships.keys()]);
  const listed = (wanted: RelationshipKind) =>
    [...relationships]
      .flatMap(([id, kind]) => (kind === wanted ? (people.get(id) ?? []) : []))
      .filter((one) => !one.former);
  return { friends: listed('friends'), asks: listed('asks'), asked: listed('asked'), blocked: listed('blocked') };
}

type RelationshipKind = Exclude<Friendship, 'self' | 'none'> | 'blocked';

/** The account's relationships, oldest first, without requests of blocked people. */
async function relationshipsOf(db: Db | Tx, me: string): Promise<Map<string, RelationshipKind>> {
  const rows = await db
    .select()
    .from(relationship)
    .where(or(eq(relationship.accountId, me), eq(relationship.otherId, me)))
    .orderBy(asc(relationship.created), asc(relationship.otherId));
  const mine = new Map(rows.filter((one) => one.accountId === me).map((one) => [one.otherId, one.kind]));
  const theirs = new Map(rows.filter((one) => one.otherId === me).map((one) => [one.accountId, one.kind]));
  const relationships = new Map<string, RelationshipKind>();
  for (const { accountId, otherId } of rows) {
    const other = accountId === me ? otherId : accountId;
    const kind = kindOf(mine.get(other), theirs.get(other));
    if (kind) relationships.set(other, kind);
  }
  return relationships;
}

function kindOf(mine: 'friend' | 'block' | undefined, theirs: 'friend' | 'block' | undefined): RelationshipKind | null {
  if (mine === 'block') return 'blocked';
  if (mine === 'friend') return theirs === 'friend' ? 'friends' : 'asked';
  return theirs === 'friend' ? 'asks' : null;
}

/** What there is between two people, as the first may know it. */
export async function friendship(
  db: Db,
  me: string | null,
  other: string,
): Promise<{ friendship: Friendship; blocked: boolean }> {
  if (me === null) return { friendship: 'none', blocked: false };
  if (me === other) return { friendship: 'self', blocked: false };
  const kind = (await between(db, me, other)) ?? 'none';
  return kind === 'blocked' ? { friendship: 'none', blocked: true } : { friendship: kind, blocked: false };
}

async function between(db: Db | Tx, me: string, other: string): Promise<RelationshipKind | null> {
  const rows = await db
    .select()
    .from(relationship)
    .where(
      or(
        and(eq(relationship.accountId, me), eq(relationship.otherId, other)),
        and(eq(relationship.accountId, other), eq(relationship.otherId, me)),
      ),
    );
  const of = (id: string) => rows.find((one) => one.accountId === id)?.kind;
  return kindOf(of(me), of(other));
}

/** Asks to be friends; who has been asked by the same person agrees by it. */
export async function requestFriend(context: PeopleContext, me: Account, other: string): Promise<void> {
  checkMember(me, other);
  await context.limits.count('friend', me.id);
  await context.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ guest: account.guest, deleted: account.deleted, asked: preference.allowFriendRequests })
      .from(account)
      .leftJoin(preference, eq(preference.accountId, account.id))
      .where(eq(account.id, other));
    if (!found || found.deleted) throw new AccountError('unknown-person');
    const [theirs] = await tx
      .select({ kind: relationship.kind })
      .from(relationship)
      .where(and(eq(relationship.accountId, other), eq(relationship.otherId, me.id)));
    // A block gives the same error as a preference against requests, so that it is not revealed.
    const open = theirs ? theirs.kind === 'friend' : !found.guest && found.asked !== false;
    if (!open) throw new AccountError('no-requests');
    await befriend(tx, me.id, other);
  });
}

/** Agrees to what somebody has asked. */
export async function acceptFriend(context: PeopleContext, me: Account, other: string): Promise<void> {
  checkMember(me, other);
  await context.db.transaction(async (tx) => {
    const kind = await between(tx, me.id, other);
    if (kind === 'friends') return;
    if (kind !== 'asks') throw new AccountError('not-asked');
    await befriend(tx, me.id, other);
  });
}

function checkMember(me: Account, other: string): void {
  if (me.guest) throw new AccountError('needs-account');
  if (me.id === other) throw new AccountError('yourself');
}

async function befriend(tx: Tx, me: string, other: string): Promise<void> {
  if ((await tx.$count(relationship, eq(relationship.accountId, me))) >= MAX_FRIENDS)
    throw new AccountError('too-many-friends', { most: MAX_FRIENDS });
  await tx
    .insert(relationship)
    .values({ accountId: me, otherId: other, kind: 'friend' })
    .onConflictDoUpdate({ target: [relationship.accountId, relationship.otherId], set: { kind: 'friend' } });
  await notifyPeople(tx, [me, other], 'people');
}

/** No friends any more, or never: declines, takes back, ends. */
export async function removeFriend({ db }: PeopleContext, me: string, other: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(relationship).where(and(eq(relationship.kind, 'friend'), pair(me, other)));
    await notifyPeople(tx, [me, other], 'people');
  });
}

/** Blocks somebody. They are not told, and refused as by anybody who wants no requests. */
export async function block({ db }: PeopleContext, me: string, other: string): Promise<void> {
  if (me === other) throw new AccountError('yourself');
  await db.transaction(async (tx) => {
    const [found] = await tx.select({ deleted: account.deleted }).from(account).where(eq(account.id, other));
    if (!found || found.deleted) throw new AccountError('unknown-person');
    await tx
      .delete(relationship)
      .where(and(eq(relationship.accountId, other), eq(relationship.otherId, me), eq(relationship.kind, 'friend')));
    await tx
      .insert(relationship)
      .values({ accountId: me, otherId: other, kind: 'block' })
      .onConflictDoUpdate({ target: [relationship.accountId, relationship.otherId], set: { kind: 'block' } });
    const both = [me, other];
    await tx.delete(invitation).where(and(inArray(invitation.accountId, both), inArray(invitation.inviterId, both)));
    await notifyPeople(tx, both, 'people');
  });
}

export async function unblock({ db }: PeopleContext, me: string, other: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(relationship)
      .where(and(eq(relationship.accountId, me), eq(relationship.otherId, other), eq(relationship.kind, 'block')));
    await notifyPeople(tx, [me, other], 'people');
  });
}

const pair = (one: string, other: string) =>
  and(inArray(relationship.accountId, [one, other]), inArray(relationship.otherId, [one, other]));

export const areFriends = async (db: Db | Tx, one: string, other: string): Promise<boolean> =>
  (await between(db, one, other)) === 'friends';

/** Who among these wants nothing to do with whom. */
export async function blockedBetween(
  db: Db | Tx,
  accounts: readonly string[],
): Promise<readonly { readonly by: string; readonly other: string }[]> {
  const among = [...new Set(accounts)];
  if (among.length < 2) return [];
  return db
    .select({ by: relationship.accountId, other: relationship.otherId })
    .from(relationship)
    .where(
      and(eq(relationship.kind, 'block'), inArray(relationship.accountId, among), inArray(relationship.otherId, among)),
    );
}

/** Whom to tell that somebody has come or gone: friends, and those at the same tables. */
export async function contactsOf(db: Db | Tx, id: string): Promise<string[]> {
  const relationships = await relationshipsOf(db, id);
  const friends = [...relationships].flatMap(([other, kind]) => (kind === 'friends' ? other : []));
  return [...new Set([id, ...friends, ...(await coPlayersOf(db, id))])];
}
