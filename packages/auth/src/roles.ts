import { randomInt } from 'node:crypto';
import { and, asc, eq, gt, isNull, like, or, sql } from 'drizzle-orm';
import { account, type Db } from '@quayside/db';
import { findAccountRow, isAdmin, type AccountRow } from './account-row.ts';
import type { AuthContext } from './context.ts';
import { isPlaceholderEmail, normalizeUsername } from './names.ts';
import { AccountError } from './errors.ts';
import { activeSuspension, type Suspension } from './suspension.ts';

/** An account as administrators see it. */
export interface AccountListing {
  readonly id: string;
  readonly name: string;
  readonly former?: true;
  readonly guest: boolean;
  readonly username: string | null;
  readonly joined: Date;
  readonly admin: boolean;
  readonly suspended: Suspension | null;
}

/** From now on, in all browsers and for all bots of the person; null ends it. */
export async function suspend({ db }: AuthContext, id: string, until: Date | null, reason: string): Promise<void> {
  const row = await findAccountRow(db, id);
  if (!row || row.deleted) throw new AccountError('unknown-person');
  if (until !== null && isAdmin(row)) throw new AccountError('is-admin');
  await db
    .update(account)
    .set({ suspendedUntil: until, suspensionReason: until === null ? null : reason, changed: new Date() })
    .where(eq(account.id, id));
}

/** Replaces an offensive name by a neutral one. */
export async function resetName({ db }: AuthContext, id: string): Promise<string> {
  const row = await findAccountRow(db, id);
  if (!row || row.deleted) throw new AccountError('unknown-person');
  if (isAdmin(row)) throw new AccountError('is-admin');
  const name = `Player ${randomInt(1000, 10_000)}`;
  await db.update(account).set({ name, changed: new Date() }).where(eq(account.id, id));
  return name;
}

const PAGE = 50;

/** Accounts in the order of their ids, or those whose name or username begins like this. */
export async function listAccounts(
  { db }: AuthContext,
  { text, after }: { text?: string | undefined; after?: string | undefined },
): Promise<{ items: AccountListing[]; next: string | null }> {
  const beginning = text === undefined ? undefined : `${normalizeUsername(text).replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .select()
    .from(account)
    .where(
      and(
        isNull(account.deleted),
        after === undefined ? undefined : gt(account.id, after),
        beginning === undefined
          ? undefined
          : or(like(account.username, beginning), like(sql`lower(${account.name})`, beginning)),
      ),
    )
    .orderBy(asc(account.id))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  return {
    items: page.map((row) => ({
      id: row.id,
      name: row.name,
      guest: row.guest,
      username: row.displayUsername,
      joined: row.created,
      admin: isAdmin(row),
      suspended: activeSuspension(row),
    })),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}

/**
 * Gives or takes the role, by the account's id or by an address that its owner has confirmed: both are one account's alone. A
 * username is not, as anybody can take one that is free. Answers whose role it is, or null where there is no such account.
 */
export async function setRole(
  db: Db,
  who: string,
  role: AccountRow['role'],
): Promise<{ readonly id: string; readonly name: string } | null> {
  const named = who.includes('@')
    ? and(eq(account.email, who.trim().toLowerCase()), eq(account.emailVerified, true))
    : eq(account.id, who);
  const [changed] = await db
    .update(account)
    .set({ role, changed: new Date() })
    .where(and(named, eq(account.guest, false), isNull(account.deleted)))
    .returning({ id: account.id, name: account.name });
  return changed ?? null;
}

/** All who have the role. */
export async function adminsOf(db: Db): Promise<{ id: string; name: string; email: string | null }[]> {
  const rows = await db
    .select({ id: account.id, name: account.name, email: account.email })
    .from(account)
    .where(and(eq(account.role, 'admin'), eq(account.guest, false), isNull(account.deleted)))
    .orderBy(asc(account.id));
  return rows.map(({ email, ...one }) => ({ ...one, email: isPlaceholderEmail(email) ? null : email }));
}
