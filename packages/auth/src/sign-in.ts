import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { isAPIError } from 'better-auth/api';
import { account, credential, session } from '@quayside/db';
import { newId } from './better-auth.ts';
import { findAccountRow, type Account } from './account-row.ts';
import { limitAddress, mapUniqueViolation, type AuthContext, type ClientInfo } from './context.ts';
import { releaseUnusedUsername } from './release-username.ts';
import { sendConfirmation } from './email-tokens.ts';
import { checkEmail, checkUsername, normalizeUsername } from './names.ts';
import { checkPassword, hashPassword } from './password.ts';
import { AccountError } from './errors.ts';
import { assertNotSuspended, activeSuspension } from './suspension.ts';

/** The account and the token of its new session. */
export interface NewSession {
  readonly account: Account;
  readonly token: string;
}

export interface NewAccount {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

const AGENT_LENGTH = 200;

async function createSession(context: AuthContext, who: Account, client: ClientInfo): Promise<NewSession> {
  const { internalAdapter } = await context.better.$context;
  const { token } = await internalAdapter.createSession(who.id, false, {
    userAgent: client.agent.slice(0, AGENT_LENGTH),
  });
  return { account: who, token };
}

const GENERATED_NAME = /^Guest \d{4}$/;

/** One click, no questions. */
export async function signInAsGuest(context: AuthContext, client: ClientInfo, name?: string): Promise<NewSession> {
  await limitAddress(context, 'guest', client);
  const guest = { id: newId(), name: name ?? `Guest ${randomInt(1000, 10_000)}`, guest: true };
  await context.db.insert(account).values({ ...guest, language: client.language });
  return createSession(context, guest, client);
}

/**
 * A guest chooses a username and a password and stays the same person: seats, ratings, session and a name of their own are kept. A
 * visitor without a session becomes a guest first. The person stays a guest until the link in the mail is clicked, so nobody can take
 * somebody else's address.
 */
export async function signUp(
  context: AuthContext,
  client: ClientInfo,
  who: Account | null,
  wanted: NewAccount,
): Promise<NewSession | Account> {
  await limitAddress(context, 'signUp', client);
  checkUsername(wanted.username);
  checkPassword(wanted.password);
  const email = checkEmail(wanted.email);
  await checkFree(context, wanted.username, who);
  const password = await hashPassword(wanted.password);
  const entered = who ? null : await signInAsGuest(context, client, wanted.username);
  const id = who?.id ?? entered?.account.id ?? '';
  const name = who && GENERATED_NAME.test(who.name) ? { name: wanted.username } : {};
  await mapUniqueViolation('username-taken', () =>
    context.db.transaction(async (tx) => {
      const [held] = await tx
        .select()
        .from(credential)
        .where(and(eq(credential.owner, id), eq(credential.provider, 'credential')));
      if (held) throw new AccountError('already-member');
      const names = { username: normalizeUsername(wanted.username), displayUsername: wanted.username };
      await tx
        .update(account)
        .set({ ...names, ...name, pendingEmail: email, language: client.language, changed: new Date() })
        .where(eq(account.id, id));
      await tx.insert(credential).values({ id: newId(), owner: id, provider: 'credential', subject: id, password });
    }),
  );
  await sendConfirmation(context, client, id, email);
  return entered ?? { ...(who as Account), ...name };
}

/** Before a guest is made for nothing; the index has the last word. */
async function checkFree({ db, now }: AuthContext, username: string, who: Account | null): Promise<void> {
  await db.transaction((tx) => releaseUnusedUsername(tx, username, who?.id ?? null, now()));
  const [taken] = await db
    .select({ id: account.id })
    .from(account)
    .where(eq(account.username, normalizeUsername(username)));
  if (taken && taken.id !== who?.id) throw new AccountError('username-taken');
}

/** With an address or a username. Tries are counted before they are answered, so that many at once are no way around. */
export async function signIn(
  context: AuthContext,
  client: ClientInfo,
  login: string,
  password: string,
): Promise<NewSession> {
  const name = login.trim().toLowerCase();
  const here = `${name} ${client.address ?? ''}`;
  await limitAddress(context, 'signInAddress', client);
  await context.limits.count('signInName', name);
  await context.limits.count('signIn', here);
  const { id, token } = await signInWithPassword(context, client, name, password);
  await context.limits.forget('signIn', here);
  const row = await findAccountRow(context.db, id);
  if (!row) throw new AccountError('wrong-login');
  const suspended = activeSuspension(row);
  if (suspended) await signOut(context, token);
  assertNotSuspended(suspended);
  return { account: { id, name: row.name, guest: row.guest }, token };
}

async function signInWithPassword(
  { better }: AuthContext,
  client: ClientInfo,
  name: string,
  password: string,
): Promise<{ id: string; token: string }> {
  const headers = new Headers({ 'user-agent': client.agent.slice(0, AGENT_LENGTH) });
  try {
    const { token, user } = name.includes('@')
      ? await better.api.signInEmail({ body: { email: name, password }, headers })
      : await better.api.signInUsername({ body: { username: name, password }, headers });
    return { id: user.id, token };
  } catch (error) {
    // Whether the name or the password is wrong, or neither can be right, sounds the same.
    if (isAPIError(error)) throw new AccountError('wrong-login');
    throw error;
  }
}

export async function signOut({ db }: AuthContext, token: string): Promise<void> {
  await db.delete(session).where(eq(session.token, token));
}
