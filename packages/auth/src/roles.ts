import { randomInt } from 'node:crypto';
import { and, asc, eq, gt, isNull, like, or, sql } from 'drizzle-orm';
import { account, type Db } from '@quayside/db';
import { rowOf, type AccountRow, type Desk } from './desk.ts';
import { sameName } from './names.ts';
import { AccountRefused } from './refused.ts';
import type { AuthSettings } from './settings.ts';

/** Somebody may look on but not take part until then. */
export interface Suspension {
  readonly until: Date;
  readonly reason: string;
}

/** Somebody as those see them who look after this place. */
export interface Listed {
  readonly id: string;
  readonly name: string;
  readonly former?: true;
  readonly guest: boolean;
  readonly username: string | null;
  readonly joined: Date;
  readonly admin: boolean;
  readonly suspended: Suspension | null;
}

type Standing = Pick<AccountRow, 'role' | 'username' | 'guest'>;

/** Granted by the command, or by the operator who names somebody; a guest has not shown to be anybody. */
export const isAdmin = ({ admins }: Pick<AuthSettings, 'admins'>, { role, username, guest }: Standing): boolean =>
  !guest && (role === 'admin' || (username !== null && admins.has(username)));

export function suspensionOf(
  { suspendedUntil, suspendedFor }: Pick<AccountRow, 'suspendedUntil' | 'suspendedFor'>,
  now = new Date(),
): Suspension | null {
  return suspendedUntil && suspendedUntil > now ? { until: suspendedUntil, reason: suspendedFor ?? '' } : null;
}

export function refuseSuspended(suspended: Suspension | null | undefined): void {
  if (!suspended) return;
  const until = suspended.until.toISOString().slice(0, 16).replace('T', ' ');
  throw new AccountRefused('suspended', { until: `${until} UTC`, reason: suspended.reason });
}

/** From now on, in all browsers and for all bots of the person; null ends it. */
export async function suspend({ db, settings }: Desk, id: string, until: Date | null, reason: string): Promise<void> {
  const row = await rowOf(db, id);
  if (!row || row.deleted) throw new AccountRefused('unknown-person');
  if (until !== null && isAdmin(settings, row)) throw new AccountRefused('is-admin');
  await db
    .update(account)
    .set({ suspendedUntil: until, suspendedFor: until === null ? null : reason, changed: new Date() })
    .where(eq(account.id, id));
}

/** A name that nobody should have to read becomes one that says nothing. */
export async function resetName({ db, settings }: Desk, id: string): Promise<string> {
  const row = await rowOf(db, id);
  if (!row || row.deleted) throw new AccountRefused('unknown-person');
  if (isAdmin(settings, row)) throw new AccountRefused('is-admin');
  const name = `Player ${randomInt(1000, 10_000)}`;
  await db.update(account).set({ name, changed: new Date() }).where(eq(account.id, id));
  return name;
}

const PAGE = 50;

/** Everybody, in the order of their ids, or those whose name or username begins like this. */
export async function listPeople(
  { db, settings }: Desk,
  { text, after }: { text?: string | undefined; after?: string | undefined },
): Promise<{ items: Listed[]; next: string | null }> {
  const beginning = text === undefined ? undefined : `${sameName(text).replace(/[\\%_]/g, '\\$&')}%`;
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
      admin: isAdmin(settings, row),
      suspended: suspensionOf(row),
    })),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Gives or takes the role by username; for the command. */
export async function setRole(db: Db, username: string, role: AccountRow['role']): Promise<boolean> {
  const changed = await db
    .update(account)
    .set({ role, changed: new Date() })
    .where(and(eq(account.username, sameName(username)), eq(account.guest, false), isNull(account.deleted)))
    .returning({ id: account.id });
  return changed.length > 0;
}

/** Whom the operator has named and who is nobody here (yet), or has not confirmed to be. */
export async function unknownAdmins(db: Db, admins: ReadonlySet<string>): Promise<string[]> {
  const found = await Promise.all(
    [...admins].map(async (name) => {
      const [row] = await db.select({ guest: account.guest }).from(account).where(eq(account.username, name));
      return row && !row.guest ? [] : [name];
    }),
  );
  return found.flat();
}
