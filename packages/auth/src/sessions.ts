import { eq, lt } from 'drizzle-orm';
import { inBatches, session, verification, type Database, type Statement } from '@quayside/db';
import { ACCOUNT_COLUMNS, toAccount, type Account, type AccountColumns } from './account-row.ts';
import { SESSION_SECONDS } from './better-auth.ts';
import type { AuthContext } from './context.ts';
import { readSessionToken, sessionCookie } from './cookie.ts';
import type { AuthSettings } from './settings.ts';
import { activeSuspension } from './suspension.ts';

const DAY_MS = 86_400_000;

/** A signed-in browser and its account. */
export interface CurrentSession {
  readonly account: Account;
  readonly sessionId: string;
  readonly token: string;
  /** When the session was used last, to the day. */
  readonly seen: Date;
}

interface SessionColumns extends AccountColumns {
  readonly token: string;
  readonly session: string;
  readonly seen: Date;
}

const SESSIONS: Statement = {
  name: 'sessions-by-token',
  text: `
    select "s"."token", "s"."id" as "session", "s"."changed" as "seen", ${ACCOUNT_COLUMNS}
    from "session" "s" join "account" "a" on "a"."id" = "s"."account_id"
    where "s"."token" = any($1) and "s"."expires" > now() and "a"."deleted" is null`,
};

/** Finds the session of a request's cookies. Calls of one moment share a query, as every call begins with this. */
export function createSessionLookup(
  database: Database,
  { secret }: AuthSettings,
): (cookies: string) => Promise<CurrentSession | null> {
  const find = inBatches(async (tokens: readonly string[]) => {
    const rows = await database.run<SessionColumns>(SESSIONS, [tokens]);
    const found = new Map(rows.map((row) => [row.token, row]));
    return tokens.map((token) => found.get(token) ?? null);
  });
  return async (cookies) => {
    const token = readSessionToken(cookies, secret);
    const found = token === null ? null : await find(token);
    if (!found) return null;
    return { account: toAccount(found), sessionId: found.session, token: found.token, seen: found.seen };
  };
}

/** Whether a stream of this session may go on. One that was opened while suspended only shows what anybody may see. */
export async function isSessionValid(database: Database, { token, account }: CurrentSession): Promise<boolean> {
  const [found] = await database.run<SessionColumns>(SESSIONS, [[token]]);
  return found !== undefined && (account.suspended !== undefined || activeSuspension(found) === null);
}

export async function refreshSession(
  { db, settings }: AuthContext,
  { sessionId, token, seen }: CurrentSession,
  secure: boolean,
): Promise<string | null> {
  const now = Date.now();
  if (now - seen.getTime() < DAY_MS) return null;
  await db
    .update(session)
    .set({ changed: new Date(now), expires: new Date(now + SESSION_SECONDS * 1000) })
    .where(eq(session.id, sessionId));
  return sessionCookie(token, settings.secret, SESSION_SECONDS, secure);
}

export async function deleteExpired({ db }: AuthContext): Promise<void> {
  await db.delete(session).where(lt(session.expires, new Date()));
  await db.delete(verification).where(lt(verification.expires, new Date()));
}
