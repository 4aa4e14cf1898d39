import { and, asc, eq } from 'drizzle-orm';
import { invitation, match as matches, notifyPeople } from '@quayside/db';
import type { RateLimits } from '@quayside/auth';
import { areFriends, peopleFor, type Person } from '@quayside/people';
import { MatchError } from '../errors.ts';
import { seatOf } from '../store/match-snapshot.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { StreamMessage, Table, Viewer } from '../types.ts';
import { requireAccount } from '../viewer.ts';
import { tableFor } from '../play/views.ts';

/** A friend asks one to come to a table that waits. */
export interface Invitation {
  readonly table: Table;
  readonly by: Person;
}

/** Asks a friend to come to a table at which one sits and which waits for people. */
export async function invite(
  store: MatchStore,
  limits: RateLimits,
  viewer: Viewer,
  match: string,
  other: string,
): Promise<void> {
  const person = requireAccount(viewer);
  const snapshot = await store.read(match);
  if (seatOf(snapshot, person) === null) throw new MatchError('not-seated');
  if (snapshot.row.status !== 'waiting') throw new MatchError('not-waiting');
  if (seatOf(snapshot, other) !== null) throw new MatchError('already-seated');
  if (snapshot.seats.length >= snapshot.row.maxSeats) throw new MatchError('full');
  const { db } = store.database;
  if (!(await areFriends(db, person, other))) throw new MatchError('not-friends');
  await limits.count('invite', person);
  await db.transaction(async (tx) => {
    await tx
      .insert(invitation)
      .values({ accountId: other, matchId: match, inviterId: person })
      .onConflictDoUpdate({ target: [invitation.accountId, invitation.matchId], set: { inviterId: person } });
    await notifyPeople(tx, [other], `invited/${match}`);
  });
}

/** Where friends want one to come: tables that still wait. */
export async function invitationsOf(store: MatchStore, viewer: Viewer, match?: string): Promise<Invitation[]> {
  const person = requireAccount(viewer);
  const { db } = store.database;
  const rows = await db
    .select({ id: invitation.matchId, by: invitation.inviterId })
    .from(invitation)
    .innerJoin(matches, eq(matches.id, invitation.matchId))
    .where(
      and(
        eq(invitation.accountId, person),
        eq(matches.status, 'waiting'),
        match === undefined ? undefined : eq(invitation.matchId, match),
      ),
    )
    .orderBy(asc(invitation.created), asc(invitation.matchId));
  const people = await peopleFor(
    db,
    person,
    rows.map(({ by }) => by),
  );
  const invited: Invitation[] = [];
  for (const { id, by } of rows) {
    const host = people.get(by);
    const snapshot = await store.read(id);
    if (host && seatOf(snapshot, person) === null) invited.push({ table: tableFor(snapshot, person, store), by: host });
  }
  return invited;
}

/** Does not come. */
export async function declineInvitation(store: MatchStore, viewer: Viewer, match: string): Promise<void> {
  const person = requireAccount(viewer);
  await store.database.db
    .delete(invitation)
    .where(and(eq(invitation.accountId, person), eq(invitation.matchId, match)));
}

export const invitationMessages = async (
  store: MatchStore,
  person: string,
  [match]: readonly string[],
): Promise<readonly StreamMessage[]> =>
  (await invitationsOf(store, person, match)).map((one) => ({ kind: 'invited', ...one }));
