import { eq } from 'drizzle-orm';
import { account, type Db, type Tx } from '@quayside/db';
import { activeSuspension, type Suspension } from './suspension.ts';

/** An account as its owner's calls see it. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  /** May administer this server. */
  readonly admin?: true;
  /** May watch but not take part. */
  readonly suspended?: Suspension;
}

export type AccountRow = typeof account.$inferSelect;

/** Granted by the operator's command; a guest has not shown to be anybody. */
export const isAdmin = ({ role, guest }: Pick<AccountRow, 'role' | 'guest'>): boolean => !guest && role === 'admin';

export async function findAccountRow(db: Db | Tx, id: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(account).where(eq(account.id, id));
  return row ?? null;
}

/** The columns of `AccountColumns` in a statement that names the account table "a". */
export const ACCOUNT_COLUMNS = `"a"."id", "a"."name", "a"."guest", "a"."username", "a"."role",
      "a"."suspended_until" as "suspendedUntil", "a"."suspension_reason" as "suspensionReason"`;

export type AccountColumns = Pick<
  AccountRow,
  'id' | 'name' | 'guest' | 'username' | 'role' | 'suspendedUntil' | 'suspensionReason'
>;

export function toAccount(found: AccountColumns): Account {
  const { id, name, guest } = found;
  const suspended = activeSuspension(found);
  return { id, name, guest, ...(isAdmin(found) ? { admin: true } : {}), ...(suspended ? { suspended } : {}) };
}
