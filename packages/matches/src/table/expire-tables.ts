import { and, eq, lt, or } from 'drizzle-orm';
import { match } from '@quayside/db';
import { MatchError } from '../errors.ts';
import { endTable } from '../admin/admin.ts';
import type { MatchStore } from '../store/match-store.ts';

const DAY_MS = 86_400_000;
/** So long a table waits for people; who plays turn by turn need not be there every day. */
const LIVE_MS = DAY_MS;
const TURNS_MS = 7 * DAY_MS;
const MOST_AT_ONCE = 100;

/** Closes tables that nobody has started for too long, as if they had never been. */
export async function expireTables(store: MatchStore): Promise<void> {
  const before = (ms: number) => lt(match.created, new Date(store.now().getTime() - ms));
  const old = await store.database.db
    .select({ id: match.id })
    .from(match)
    .where(and(eq(match.status, 'waiting'), before(LIVE_MS), or(eq(match.pace, 'real-time'), before(TURNS_MS))))
    .limit(MOST_AT_ONCE);
  for (const { id } of old) {
    try {
      await endTable(store, id);
    } catch (error) {
      // It was started, or closed by another process, meanwhile.
      if (!(error instanceof MatchError)) throw error;
    }
  }
}
