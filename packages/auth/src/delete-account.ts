import { eq } from 'drizzle-orm';
import { account, bestResult, credential, rating, session, type Tx } from '@quayside/db';
import { findAccountRow } from './account-row.ts';
import { placeholderEmail } from './better-auth.ts';
import { sendMail, type AuthContext } from './context.ts';
import { accountMessages } from './errors.ts';
import { revokeEmailTokens } from './revoke-email-tokens.ts';

/**
 * Deletes an account. The row stays without personal data, because matches of others refer to it. Running matches are for the
 * caller to end first: only packages/matches changes those.
 */
export async function deleteAccount(
  context: AuthContext,
  id: string,
  deletePersonalData: (tx: Tx, id: string) => Promise<void>,
): Promise<void> {
  const before = await findAccountRow(context.db, id);
  await context.db.transaction(async (tx) => {
    await tx.delete(session).where(eq(session.accountId, id));
    await tx.delete(credential).where(eq(credential.owner, id));
    await revokeEmailTokens(tx, id);
    await deletePersonalData(tx, id);
    await tx.delete(bestResult).where(eq(bestResult.accountId, id));
    await tx.delete(rating).where(eq(rating.accountId, id));
    await tx
      .update(account)
      .set({
        name: accountMessages.en['account.former'],
        guest: true,
        username: null,
        displayUsername: null,
        email: placeholderEmail(),
        emailVerified: false,
        pendingEmail: null,
        language: 'en',
        role: 'player',
        suspendedUntil: null,
        suspensionReason: null,
        changed: new Date(),
        deleted: new Date(),
      })
      .where(eq(account.id, id));
  });
  if (before) sendMail(context, before, 'farewell', null);
}
