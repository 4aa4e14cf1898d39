import { or, sql } from 'drizzle-orm';
import { verification, type Db, type Tx } from '@quayside/db';

/**
 * Takes back every link that was sent for an account: to confirm an address, to choose a password, and an OAuth sign-in under
 * way that would be linked. Whoever has asked for them may be the one from whom the account is taken with a new password.
 */
export async function revokeEmailTokens(tx: Db | Tx, id: string): Promise<void> {
  await tx
    .delete(verification)
    .where(
      or(
        sql`split_part(${verification.value}, ' ', 1) = ${id}`,
        sql`position(${`"userId":"${id}"`} in ${verification.value}) > 0`,
      ),
    );
}
