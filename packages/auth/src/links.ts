import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { account, botToken, credential, session } from '@quayside/db';
import { calledAt, newId } from './better.ts';
import { countAddress, pageAt, rowOf, taking, write, type Account, type Desk, type Visit } from './desk.ts';
import { endLinks } from './end-links.ts';
import { assertPassword } from './keeping.ts';
import { writeLetter } from './letters.ts';
import { checkEmail } from './names.ts';
import { checkPassword, hashPassword } from './password.ts';
import { AccountRefused } from './refused.ts';

// What happens by links in mails. A link works once; of what it says, only a hash is kept.

const DAY_MS = 86_400_000;
const label = (token: string): string => `confirm:${token}`;
const resetLabel = (token: string): string => `reset-password:${token}`;

/** Asks the owner of an address whether it is this account's. Where it is another's already, its owner is told, and nobody else. */
export async function sendConfirmation(desk: Desk, visit: Visit, id: string, email: string): Promise<void> {
  await countAddress(desk, 'mailFrom', visit);
  await desk.limits.count('mail', email);
  const row = await rowOf(desk.db, id);
  if (!row) return;
  const [owner] = await desk.db.select().from(account).where(eq(account.email, email));
  if (owner) {
    write(desk, owner, 'have-account', pageAt(desk, visit.url, '/account'));
    return;
  }
  const token = randomBytes(24).toString('base64url');
  const { internalAdapter } = await desk.better.$context;
  await internalAdapter.createVerificationValue({
    identifier: label(token),
    value: `${id} ${email}`,
    expiresAt: new Date(Date.now() + DAY_MS),
  });
  const link = pageAt(desk, visit.url, '/account/confirm', token);
  desk.post.send(email, writeLetter('confirm', visit.language, { name: row.name, link }));
}

/** The link in the mail was clicked: the address is the account's, and a guest is a guest no more. */
export async function confirmEmail(desk: Desk, visit: Visit, token: string): Promise<Account> {
  await countAddress(desk, 'link', visit);
  const { internalAdapter } = await desk.better.$context;
  const kept = await internalAdapter.consumeVerificationValue(label(token));
  if (!kept) throw new AccountRefused('bad-link');
  // Written by `sendConfirmation` and by nobody else.
  const [id = '', email = ''] = kept.value.split(' ');
  const before = await rowOf(desk.db, id);
  if (!before || before.deleted) throw new AccountRefused('bad-link');
  const unconfirmed = before.unconfirmed === email ? null : before.unconfirmed;
  await taking('email-taken', () =>
    desk.db.transaction(async (tx) => {
      await tx
        .update(account)
        .set({ email, emailVerified: true, guest: false, unconfirmed, changed: new Date() })
        .where(eq(account.id, id));
      // What was sent to the old address chooses no password any more.
      if (before.email !== email) await endLinks(tx, id);
    }),
  );
  if (before.emailVerified && before.email !== email) write(desk, before, 'email-changed', null);
  return { id, name: before.name, guest: false };
}

/** Another address, or the mail once more. It counts from the click on. */
export async function changeEmail(
  desk: Desk,
  visit: Visit,
  who: Account,
  wanted: string,
  password?: string,
): Promise<void> {
  const email = checkEmail(wanted);
  const before = await rowOf(desk.db, who.id);
  if (before?.emailVerified) await assertPassword(desk, who.id, password);
  await desk.db.update(account).set({ unconfirmed: email, language: visit.language }).where(eq(account.id, who.id));
  await sendConfirmation(desk, visit, who.id, email);
}

/** Sends a link to whom the address belongs. What is answered does not tell whether it belongs to anybody. */
export async function requestReset(desk: Desk, visit: Visit, wanted: string): Promise<void> {
  const email = checkEmail(wanted);
  await countAddress(desk, 'mailFrom', visit);
  await desk.limits.count('mail', email);
  await calledAt.run(visit.url, () => desk.better.api.requestPasswordReset({ body: { email } }));
}

/** A new password by the link in the mail; every browser is signed out, and every bot's key and every other link ends. */
export async function resetPassword(desk: Desk, visit: Visit, token: string, wanted: string): Promise<void> {
  await countAddress(desk, 'link', visit);
  checkPassword(wanted);
  const { internalAdapter } = await desk.better.$context;
  const kept = await internalAdapter.consumeVerificationValue(resetLabel(token));
  const row = kept && (await rowOf(desk.db, kept.value));
  if (!row || row.deleted) throw new AccountRefused('bad-link');
  const { id } = row;
  const password = await hashPassword(wanted);
  await desk.db.transaction(async (tx) => {
    await tx
      .insert(credential)
      .values({ id: newId(), owner: id, provider: 'credential', subject: id, password })
      .onConflictDoUpdate({ target: [credential.owner, credential.provider], set: { password, changed: new Date() } });
    await tx.delete(session).where(eq(session.accountId, id));
    await tx.delete(botToken).where(eq(botToken.accountId, id));
    await endLinks(tx, id);
  });
  write(desk, row, 'password-changed', pageAt(desk, visit.url, '/account/forgotten'));
}
