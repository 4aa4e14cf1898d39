import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { account, credential, session } from '@quayside/db';
import type { Language } from '@quayside/languages';
import { findAccountRow, type Account } from './account-row.ts';
import { pageUrl, mapUniqueViolation, sendMail, type AuthContext, type ClientInfo } from './context.ts';
import { releaseUnusedUsername } from './release-username.ts';
import { revokeEmailTokens } from './revoke-email-tokens.ts';
import { checkUsername, isPlaceholderEmail, normalizeUsername } from './names.ts';
import { checkPassword, hashPassword, verifyPassword } from './password.ts';
import { AccountError } from './errors.ts';

/** What a person sees of the own account. */
export interface Profile extends Account {
  readonly username: string | null;
  readonly email: string | null;
  /** An address whose link has not been clicked yet. */
  readonly pendingEmail: string | null;
  readonly language: Language;
  /** The ways to sign in: `password`, or the id of an OAuth provider. None: only this browser is signed in. */
  readonly ways: readonly string[];
  readonly created: Date;
}

/** A browser that is signed in. */
export interface SessionInfo {
  readonly id: string;
  readonly agent: string;
  readonly created: Date;
  readonly seen: Date;
  readonly current: boolean;
}

export async function getProfile({ db }: AuthContext, id: string): Promise<Profile | null> {
  const row = await findAccountRow(db, id);
  if (!row || row.deleted) return null;
  const ways = await db.select({ provider: credential.provider }).from(credential).where(eq(credential.owner, id));
  return {
    id,
    name: row.name,
    guest: row.guest,
    username: row.displayUsername,
    email: isPlaceholderEmail(row.email) ? null : row.email,
    pendingEmail: row.pendingEmail,
    language: row.language,
    ways: ways.map(({ provider }) => (provider === 'credential' ? 'password' : provider)).sort(),
    created: row.created,
  };
}

export async function changeName(context: AuthContext, id: string, name: string): Promise<void> {
  await context.limits.count('rename', id);
  await context.db.update(account).set({ name, changed: new Date() }).where(eq(account.id, id));
}

export async function changeUsername(context: AuthContext, id: string, wanted: string): Promise<void> {
  await context.limits.count('rename', id);
  checkUsername(wanted);
  await mapUniqueViolation('username-taken', () =>
    context.db.transaction(async (tx) => {
      await releaseUnusedUsername(tx, wanted, id, context.now());
      await tx
        .update(account)
        .set({ username: normalizeUsername(wanted), displayUsername: wanted, changed: new Date() })
        .where(eq(account.id, id));
    }),
  );
}

export async function changeLanguage({ db }: AuthContext, id: string, language: Language): Promise<void> {
  await db.update(account).set({ language }).where(eq(account.id, id));
}

/** What can't be undone asks for the password. Without one the session is all that identifies the person. */
export async function assertPassword(context: AuthContext, id: string, password: string | undefined): Promise<void> {
  const [kept] = await context.db
    .select({ hash: credential.password })
    .from(credential)
    .where(and(eq(credential.owner, id), eq(credential.provider, 'credential')));
  if (!kept?.hash) return;
  await context.limits.count('password', id);
  if (!(await verifyPassword({ hash: kept.hash, password: password ?? '' }))) throw new AccountError('wrong-login');
  await context.limits.forget('password', id);
}

/** Another password; all other browsers are signed out, and links that were sent before end. Bots keep their keys. */
export async function changePassword(
  context: AuthContext,
  client: ClientInfo,
  { id, sessionId }: { id: string; sessionId: string },
  { current, wanted }: { current: string; wanted: string },
): Promise<void> {
  checkPassword(wanted);
  await assertPassword(context, id, current);
  const password = await hashPassword(wanted);
  await context.db.transaction(async (tx) => {
    const changed = await tx
      .update(credential)
      .set({ password, changed: new Date() })
      .where(and(eq(credential.owner, id), eq(credential.provider, 'credential')))
      .returning({ id: credential.id });
    if (changed.length === 0) throw new AccountError('no-password');
    await tx.delete(session).where(and(eq(session.accountId, id), ne(session.id, sessionId)));
    await revokeEmailTokens(tx, id);
  });
  const row = await findAccountRow(context.db, id);
  if (row) sendMail(context, row, 'password-changed', pageUrl(context, client.url, '/account/forgotten'));
}

export async function listSessions({ db }: AuthContext, id: string, current: string): Promise<SessionInfo[]> {
  const rows = await db
    .select()
    .from(session)
    .where(and(eq(session.accountId, id), gt(session.expires, new Date())))
    .orderBy(desc(session.changed), desc(session.id));
  return rows.map((row) => ({
    id: row.id,
    agent: row.userAgent ?? '',
    created: row.created,
    seen: row.changed,
    current: row.id === current,
  }));
}

export async function revokeSession({ db }: AuthContext, id: string, sessionId: string): Promise<void> {
  const gone = await db
    .delete(session)
    .where(and(eq(session.id, sessionId), eq(session.accountId, id)))
    .returning({ id: session.id });
  if (gone.length === 0) throw new AccountError('unknown-session');
}

export async function revokeOtherSessions({ db }: AuthContext, id: string, current: string): Promise<void> {
  await db.delete(session).where(and(eq(session.accountId, id), ne(session.id, current)));
}
