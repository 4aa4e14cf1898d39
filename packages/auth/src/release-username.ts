import { and, eq, gte, lt, ne, notExists, sql } from 'drizzle-orm';
import { account, botKey, session, type Tx } from '@quayside/db';
import { normalizeUsername } from './names.ts';

/** A guest who has not been here for so long does not keep a username from others. */
const UNUSED_MS = 30 * 86_400_000;

/**
 * Takes a username from a guest who has not used the account for a month, where somebody else wants it now. Until then nothing
 * changes for the guest, who can still sign in with it; whoever has confirmed an address keeps the name for good.
 */
export async function releaseUnusedUsername(
  tx: Tx,
  username: string,
  wantedBy: string | null,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - UNUSED_MS);
  const one = { one: sql`1` };
  await tx
    .update(account)
    .set({ username: null, displayUsername: null })
    .where(
      and(
        eq(account.username, normalizeUsername(username)),
        eq(account.guest, true),
        wantedBy === null ? undefined : ne(account.id, wantedBy),
        lt(account.changed, since),
        notExists(
          tx
            .select(one)
            .from(session)
            .where(and(eq(session.accountId, account.id), gte(session.changed, since))),
        ),
        notExists(
          tx
            .select(one)
            .from(botKey)
            .where(and(eq(botKey.accountId, account.id), gte(botKey.lastUsed, since))),
        ),
      ),
    );
}
