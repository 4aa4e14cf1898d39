import { and, eq, lt, or } from 'drizzle-orm';
import { match } from '@quayside/db';
import { Declined } from './declined.ts';
import { endTable } from './office.ts';
import type { Rooms } from './rooms.ts';

const DAY_MS = 86_400_000;
/** So long a table waits for people; who plays turn by turn need not be there every day. */
const LIVE_MS = DAY_MS;
const TURNS_MS = 7 * DAY_MS;
const MOST_AT_ONCE = 100;

/** Closes tables that nobody has started for too long, as if they had never been. */
export async function expireTables(rooms: Rooms): Promise<void> {
  const before = (ms: number) => lt(match.created, new Date(rooms.now().getTime() - ms));
  const old = await rooms.database.db
    .select({ id: match.id })
    .from(match)
    .where(and(eq(match.status, 'waiting'), before(LIVE_MS), or(eq(match.pace, 'live'), before(TURNS_MS))))
    .limit(MOST_AT_ONCE);
  for (const { id } of old) {
    try {
      await endTable(rooms, id);
    } catch (error) {
      // It was started, or closed by another process, meanwhile.
      if (!(error instanceof Declined)) throw error;
    }
  }
}
