import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { account, credential, session } from '@quayside/db';
import { pageAt, rowOf, taking, write, type Account, type Desk, type Visit } from './desk.ts';
import { freeUnusedName } from './free-name.ts';
import type { Spoken } from './letters.ts';
import { endLinks } from './end-links.ts';
import { checkUsername, isNowhere, sameName } from './names.ts';
import { checkPassword, hashPassword, isPassword } from './password.ts';
import { AccountRefused } from './refused.ts';

/** What a person sees of the own account. */
export interface Profile extends Account {
  readonly username: string | null;
  readonly email: string | null;
  /** An address whose link has not been clicked yet. */
  readonly unconfirmed: string | null;
  readonly language: Spoken;
  /** The ways to sign in: `password`, or the name of another house. None: this browser is the only key. */
  readonly ways: readonly string[];
  readonly created: Date;
}

/** A browser that is signed in. */
export interface SignedInBrowser {
  readonly id: string;
  readonly agent: string;
  readonly created: Date;
  readonly seen: Date;
  readonly current: boolean;
}

export async function profileOf({ db }: Desk, id: string): Promise<Profile | null> {
  const row = await rowOf(db, id);
  if (!row || row.deleted) return null;
  const ways = await db.select({ provider: credential.provider }).from(credential).where(eq(credential.owner, id));
  return {
    id,
    name: row.name,
    guest: row.guest,
    username: row.displayUsername,
    email: isNowhere(row.email) ? null : row.email,
    unconfirmed: row.unconfirmed,
    language: row.language,
    ways: ways.map(({ provider }) => (provider === 'credential' ? 'password' : provider)).sort(),
    created: row.created,
  };
}

export async function rename(desk: Desk, id: string, name: string): Promise<void> {
  await desk.limits.count('rename', id);
  await desk.db.update(account).set({ name, changed: new Date() }).where(eq(account.id, id));
}

export async function changeUsername(desk: Desk, id: string, wanted: string): Promise<void> {
  await desk.limits.count('rename', id);
  checkUsername(wanted);
  await taking('username-taken', () =>
    desk.db.transaction(async (tx) => {
      await freeUnusedName(tx, wanted, id, desk.now());
      await tx
        .update(account)
        .set({ username: sameName(wanted), displayUsername: wanted, changed: new Date() })
        .where(eq(account.id, id));
    }),
  );
}

export async function speak({ db }: Desk, id: string, language: Spoken): Promise<void> {
  await db.update(account).set({ language }).where(eq(account.id, id));
}

/** Only who knows the password may do what can't be taken back. Who has none is known by this browser alone. */
export async function assertPassword(desk: Desk, id: string, password: string | undefined): Promise<void> {
  const [kept] = await desk.db
    .select({ hash: credential.password })
    .from(credential)
    .where(and(eq(credential.owner, id), eq(credential.provider, 'credential')));
  if (!kept?.hash) return;
  await desk.limits.count('password', id);
  if (!(await isPassword({ hash: kept.hash, password: password ?? '' }))) throw new AccountRefused('wrong-login');
  await desk.limits.forget('password', id);
}

/** Another password; all other browsers are signed out, and links that were sent before end. Bots keep their keys. */
export async function changePassword(
  desk: Desk,
  visit: Visit,
  { id, sessionId }: { id: string; sessionId: string },
  { current, wanted }: { current: string; wanted: string },
): Promise<void> {
  checkPassword(wanted);
  await assertPassword(desk, id, current);
  const password = await hashPassword(wanted);
  await desk.db.transaction(async (tx) => {
    const changed = await tx
      .update(credential)
      .set({ password, changed: new Date() })
      .where(and(eq(credential.owner, id), eq(credential.provider, 'credential')))
      .returning({ id: credential.id });
    if (changed.length === 0) throw new AccountRefused('no-password');
    await tx.delete(session).where(and(eq(session.accountId, id), ne(session.id, sessionId)));
    await endLinks(tx, id);
  });
  const row = await rowOf(desk.db, id);
  if (row) write(desk, row, 'password-changed', pageAt(desk, visit.url, '/account/forgotten'));
}

export async function sessionsOf({ db }: Desk, id: string, current: string): Promise<SignedInBrowser[]> {
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

export async function revoke({ db }: Desk, id: string, sessionId: string): Promise<void> {
  const gone = await db
    .delete(session)
    .where(and(eq(session.id, sessionId), eq(session.accountId, id)))
    .returning({ id: session.id });
  if (gone.length === 0) throw new AccountRefused('unknown-session');
}

export async function revokeOthers({ db }: Desk, id: string, current: string): Promise<void> {
  await db.delete(session).where(and(eq(session.accountId, id), ne(session.id, current)));
}
