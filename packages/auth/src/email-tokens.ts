import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { account, botKey, credential, session } from '@quayside/db';
import { requestUrl, newId } from './better-auth.ts';
import { findAccountRow, type Account } from './account-row.ts';
import { limitAddress, pageUrl, mapUniqueViolation, sendMail, type AuthContext, type ClientInfo } from './context.ts';
import { revokeEmailTokens } from './revoke-email-tokens.ts';
import { assertPassword } from './account.ts';
import { renderMail } from './mail-templates.ts';
import { checkEmail } from './names.ts';
import { checkPassword, hashPassword } from './password.ts';
import { AccountError } from './errors.ts';

// What happens by links in mails. A link works once; of what it says, only a hash is kept.

const DAY_MS = 86_400_000;
const label = (token: string): string => `confirm:${token}`;
const resetLabel = (token: string): string => `reset-password:${token}`;

/** Sends a confirmation link. If the address belongs to another account, only its owner learns that. */
export async function sendConfirmation(
  context: AuthContext,
  client: ClientInfo,
  id: string,
  email: string,
): Promise<void> {
  await limitAddress(context, 'mailFrom', client);
  await context.limits.count('mail', email);
  const row = await findAccountRow(context.db, id);
  if (!row) return;
  const [owner] = await context.db.select().from(account).where(eq(account.email, email));
  if (owner) {
    sendMail(context, owner, 'have-account', pageUrl(context, client.url, '/account'));
    return;
  }
  const token = randomBytes(24).toString('base64url');
  const { internalAdapter } = await context.better.$context;
  await internalAdapter.createVerificationValue({
    identifier: label(token),
    value: `${id} ${email}`,
    expiresAt: new Date(Date.now() + DAY_MS),
  });
  const link = pageUrl(context, client.url, '/account/confirm', token);
  context.mailer.send(email, renderMail('confirm', client.language, { name: row.name, link }));
}

/** Confirms the address by the token of the link; a guest becomes a member. */
export async function confirmEmail(context: AuthContext, client: ClientInfo, token: string): Promise<Account> {
  await limitAddress(context, 'link', client);
  const { internalAdapter } = await context.better.$context;
  const kept = await internalAdapter.consumeVerificationValue(label(token));
  if (!kept) throw new AccountError('bad-link');
  // Written by `sendConfirmation` only.
  const [id = '', email = ''] = kept.value.split(' ');
  const before = await findAccountRow(context.db, id);
  if (!before || before.deleted) throw new AccountError('bad-link');
  const pendingEmail = before.pendingEmail === email ? null : before.pendingEmail;
  await mapUniqueViolation('email-taken', () =>
    context.db.transaction(async (tx) => {
      await tx
        .update(account)
        .set({ email, emailVerified: true, guest: false, pendingEmail, changed: new Date() })
        .where(eq(account.id, id));
      // What was sent to the old address chooses no password any more.
      if (before.email !== email) await revokeEmailTokens(tx, id);
    }),
  );
  if (before.emailVerified && before.email !== email) sendMail(context, before, 'email-changed', null);
  return { id, name: before.name, guest: false };
}

/** Another address, or the mail once more. It counts from the click on. */
export async function changeEmail(
  context: AuthContext,
  client: ClientInfo,
  who: Account,
  wanted: string,
  password?: string,
): Promise<void> {
  const email = checkEmail(wanted);
  const before = await findAccountRow(context.db, who.id);
  if (before?.emailVerified) await assertPassword(context, who.id, password);
  await context.db
    .update(account)
    .set({ pendingEmail: email, language: client.language })
    .where(eq(account.id, who.id));
  await sendConfirmation(context, client, who.id, email);
}

/** Sends a link to whom the address belongs. What is answered does not tell whether it belongs to anybody. */
export async function requestPasswordReset(context: AuthContext, client: ClientInfo, wanted: string): Promise<void> {
  const email = checkEmail(wanted);
  await limitAddress(context, 'mailFrom', client);
  await context.limits.count('mail', email);
  await requestUrl.run(client.url, () => context.better.api.requestPasswordReset({ body: { email } }));
}

/** A new password by the link in the mail; every browser is signed out, and every bot's key and every other link ends. */
export async function resetPassword(
  context: AuthContext,
  client: ClientInfo,
  token: string,
  wanted: string,
): Promise<void> {
  await limitAddress(context, 'link', client);
  checkPassword(wanted);
  const { internalAdapter } = await context.better.$context;
  const kept = await internalAdapter.consumeVerificationValue(resetLabel(token));
  const row = kept && (await findAccountRow(context.db, kept.value));
  if (!row || row.deleted) throw new AccountError('bad-link');
  const { id } = row;
  const password = await hashPassword(wanted);
  await context.db.transaction(async (tx) => {
    await tx
      .insert(credential)
      .values({ id: newId(), owner: id, provider: 'credential', subject: id, password })
      .onConflictDoUpdate({ target: [credential.owner, credential.provider], set: { password, changed: new Date() } });
    await tx.delete(session).where(eq(session.accountId, id));
    await tx.delete(botKey).where(eq(botKey.accountId, id));
    await revokeEmailTokens(tx, id);
  });
  sendMail(context, row, 'password-changed', pageUrl(context, client.url, '/account/forgotten'));
}
