import { and, asc, eq } from 'drizzle-orm';
import { invitation, match as matches, tell } from '@quayside/db';
import { areFriends, peopleFor, type Limits, type Person } from '@quayside/auth';
import { Declined } from './declined.ts';
import { seatOf } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { Followed, Table, Viewer } from './shapes.ts';
import { signedIn } from './tables.ts';
import { tableFor } from './views.ts';

/** A friend asks one to come to a table that waits. */
export interface Invited {
  readonly table: Table;
  readonly by: Person;
}

/** Asks a friend to come to a table at which one sits and which waits for people. */
export async function invite(
  rooms: Rooms,
  limits: Limits,
  viewer: Viewer,
  match: string,
  other: string,
): Promise<void> {
  const person = signedIn(viewer);
  const room = await rooms.read(match);
  if (seatOf(room, person) === null) throw new Declined('not-seated');
  if (room.row.status !== 'waiting') throw new Declined('not-waiting');
  if (seatOf(room, other) !== null) throw new Declined('already-seated');
  if (room.seats.length >= room.row.most) throw new Declined('full');
  const { db } = rooms.database;
  if (!(await areFriends(db, person, other))) throw new Declined('not-friends');
  await limits.count('invite', person);
  await db.transaction(async (tx) => {
    await tx
      .insert(invitation)
      .values({ accountId: other, matchId: match, by: person })
      .onConflictDoUpdate({ target: [invitation.accountId, invitation.matchId], set: { by: person } });
    await tell(tx, [other], `invited/${match}`);
  });
}

/** Where friends want one to come: tables that still wait. */
export async function invitationsOf(rooms: Rooms, viewer: Viewer, match?: string): Promise<Invited[]> {
  const person = signedIn(viewer);
  const { db } = rooms.database;
  const rows = await db
    .select({ id: invitation.matchId, by: invitation.by })
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
  const invited: Invited[] = [];
  for (const { id, by } of rows) {
    const host = people.get(by);
    const room = await rooms.read(id);
    if (host && seatOf(room, person) === null) invited.push({ table: tableFor(room, person, rooms.now()), by: host });
  }
  return invited;
}

/** Does not come. */
export async function declineInvitation(rooms: Rooms, viewer: Viewer, match: string): Promise<void> {
  const person = signedIn(viewer);
  await rooms.database.db
    .delete(invitation)
    .where(and(eq(invitation.accountId, person), eq(invitation.matchId, match)));
}

export const invitedNews = async (
  rooms: Rooms,
  person: string,
  [match]: readonly string[],
): Promise<readonly Followed[]> =>
  (await invitationsOf(rooms, person, match)).map((one) => ({ kind: 'invited', ...one }));
