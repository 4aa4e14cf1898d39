import { createHash, randomBytes, randomInt } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { account, session, type Db } from '@quayside/db';

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
}

const DAY = 86_400_000;
export const SESSION_DAYS = 180;

/** Only this is stored: who reads the table can't sign in with it. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export async function accountOf(db: Db, token: string): Promise<Account | null> {
  const [found] = await db
    .select({ id: account.id, name: account.name, guest: account.guest })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(session.token, hashOf(token)), gt(session.expires, new Date())));
  return found ?? null;
}

/** A new guest and the token of its session. */
export async function signInGuest(db: Db, name?: string): Promise<{ account: Account; token: string }> {
  const guest = {
    id: randomBytes(12).toString('base64url'),
    name: name ?? `Guest ${randomInt(1000, 10_000)}`,
    guest: true,
  };
  const token = randomBytes(24).toString('base64url');
  await db.transaction(async (tx) => {
    await tx.insert(account).values(guest);
    await tx
      .insert(session)
      .values({
        id: randomBytes(12).toString('base64url'),
        token: hashOf(token),
        accountId: guest.id,
        expires: new Date(Date.now() + SESSION_DAYS * DAY),
      });
    await tx.delete(session).where(lt(session.expires, new Date()));
  });
  return { account: guest, token };
}

export async function signOut(db: Db, token: string): Promise<void> {
  await db.delete(session).where(eq(session.token, hashOf(token)));
}

export async function rename(db: Db, id: string, name: string): Promise<void> {
  await db.update(account).set({ name }).where(eq(account.id, id));
}
