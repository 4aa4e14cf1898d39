import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { isAPIError } from 'better-auth/api';
import { account, credential, session } from '@quayside/db';
import { newId } from './better.ts';
import { countAddress, rowOf, taking, type Account, type Desk, type Visit } from './desk.ts';
import { freeUnusedName } from './free-name.ts';
import { sendConfirmation } from './links.ts';
import { checkEmail, checkUsername, sameName } from './names.ts';
import { checkPassword, hashPassword } from './password.ts';
import { AccountRefused } from './refused.ts';
import { refuseSuspended, suspensionOf } from './roles.ts';

/** Somebody who has just come in, and the token of the session. */
export interface Entered {
  readonly account: Account;
  readonly token: string;
}

export interface NewAccount {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

const AGENT_LENGTH = 200;

async function enter(desk: Desk, who: Account, visit: Visit): Promise<Entered> {
  const { internalAdapter } = await desk.better.$context;
  const { token } = await internalAdapter.createSession(who.id, false, {
    userAgent: visit.agent.slice(0, AGENT_LENGTH),
  });
  return { account: who, token };
}

/** One click, no questions. */
export async function enterAsGuest(desk: Desk, visit: Visit, name?: string): Promise<Entered> {
  await countAddress(desk, 'guest', visit);
  const guest = { id: newId(), name: name ?? `Guest ${randomInt(1000, 10_000)}`, guest: true };
  await desk.db.insert(account).values({ ...guest, language: visit.language });
  return enter(desk, guest, visit);
}

/**
 * A guest chooses a username and a password and stays the same person: seats, ratings, name and session are kept. Who is nobody
 * yet becomes a guest on the way. The address is the account's once the link in the mail is clicked, and until then the person
 * is a guest still: so nobody can keep an address from its owner, or open an account under it.
 */
export async function signUp(
  desk: Desk,
  visit: Visit,
  who: Account | null,
  wanted: NewAccount,
): Promise<Entered | Account> {
  await countAddress(desk, 'signUp', visit);
  checkUsername(wanted.username);
  checkPassword(wanted.password);
  const email = checkEmail(wanted.email);
  await checkFree(desk, wanted.username, who);
  const password = await hashPassword(wanted.password);
  const entered = who ? null : await enterAsGuest(desk, visit, wanted.username);
  const id = who?.id ?? entered?.account.id ?? '';
  await taking('username-taken', () =>
    desk.db.transaction(async (tx) => {
      const [held] = await tx
        .select()
        .from(credential)
        .where(and(eq(credential.owner, id), eq(credential.provider, 'credential')));
      if (held) throw new AccountRefused('already-member');
      const names = { username: sameName(wanted.username), displayUsername: wanted.username };
      await tx
        .update(account)
        .set({ ...names, unconfirmed: email, language: visit.language, changed: new Date() })
        .where(eq(account.id, id));
      await tx.insert(credential).values({ id: newId(), owner: id, provider: 'credential', subject: id, password });
    }),
  );
  await sendConfirmation(desk, visit, id, email);
  return entered ?? (who as Account);
}

/** Before a guest is made for nothing; the index has the last word. */
async function checkFree({ db, now }: Desk, username: string, who: Account | null): Promise<void> {
  await db.transaction((tx) => freeUnusedName(tx, username, who?.id ?? null, now()));
  const [taken] = await db
    .select({ id: account.id })
    .from(account)
    .where(eq(account.username, sameName(username)));
  if (taken && taken.id !== who?.id) throw new AccountRefused('username-taken');
}

/** With an address or a username. Tries are counted before they are answered, so that many at once are no way around. */
export async function signIn(desk: Desk, visit: Visit, login: string, password: string): Promise<Entered> {
  const name = login.trim().toLowerCase();
  const here = `${name} ${visit.address ?? ''}`;
  await countAddress(desk, 'signInAddress', visit);
  await desk.limits.count('signInName', name);
  await desk.limits.count('signIn', here);
  const { id, token } = await openDoor(desk, visit, name, password);
  await desk.limits.forget('signIn', here);
  const row = await rowOf(desk.db, id);
  if (!row) throw new AccountRefused('wrong-login');
  const suspended = suspensionOf(row);
  if (suspended) await signOut(desk, token);
  refuseSuspended(suspended);
  return { account: { id, name: row.name, guest: row.guest }, token };
}

async function openDoor(
  { better }: Desk,
  visit: Visit,
  name: string,
  password: string,
): Promise<{ id: string; token: string }> {
  const headers = new Headers({ 'user-agent': visit.agent.slice(0, AGENT_LENGTH) });
  try {
    const { token, user } = name.includes('@')
      ? await better.api.signInEmail({ body: { email: name, password }, headers })
      : await better.api.signInUsername({ body: { username: name, password }, headers });
    return { id: user.id, token };
  } catch (error) {
    // Whether the name or the password is wrong, or neither can be right, sounds the same.
    if (isAPIError(error)) throw new AccountRefused('wrong-login');
    throw error;
  }
}

export async function signOut({ db }: Desk, token: string): Promise<void> {
  await db.delete(session).where(eq(session.token, token));
}
