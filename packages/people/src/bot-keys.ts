import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import {
  ACCOUNT_COLUMNS, AccountError, activeSuspension, newId, toAccount, type Account, type AccountColumns,
} from '@quayside/auth'; // prettier-ignore
import { botToken, type Database, type Statement } from '@quayside/db';
import type { PeopleContext } from './context.ts';

/** The key of somebody's own bot, as its owner sees it. */
export interface BotKey {
  readonly id: string;
  readonly name: string;
  readonly created: Date;
  /** When it was last used, to the hour. */
  readonly used: Date | null;
}

const PREFIX = 'qs_';
const MAX_KEYS = 10;
const HOUR_MS = 3_600_000;

/** What a request says in its `Authorization`, if it is one of ours. */
function readBearerKey(authorization: string): string | null {
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  return token?.startsWith(PREFIX) ? token : null;
}

/** It has as many bits as a hash, so nobody can find it by trying, and a plain hash is enough. */
const hashKey = (token: string): string => createHash('sha256').update(token).digest('base64url');

export async function listBotKeys({ db }: Pick<PeopleContext, 'db'>, id: string): Promise<BotKey[]> {
  return db
    .select({ id: botToken.id, name: botToken.name, created: botToken.created, used: botToken.used })
    .from(botToken)
    .where(eq(botToken.accountId, id))
    .orderBy(desc(botToken.created), desc(botToken.id));
}

/** A new key. It is shown this once. */
export async function createBotKey(
  context: PeopleContext,
  account: string,
  name: string,
): Promise<{ id: string; token: string }> {
  await context.limits.count('token', account);
  if ((await context.db.$count(botToken, eq(botToken.accountId, account))) >= MAX_KEYS)
    throw new AccountError('too-many-tokens', { most: MAX_KEYS });
  const id = newId();
  const token = PREFIX + randomBytes(32).toString('base64url');
  await context.db.insert(botToken).values({ id, accountId: account, name, hash: hashKey(token) });
  return { id, token };
}

export async function revokeBotKey({ db }: PeopleContext, account: string, id: string): Promise<void> {
  const gone = await db
    .delete(botToken)
    .where(and(eq(botToken.id, id), eq(botToken.accountId, account)))
    .returning({ id: botToken.id });
  if (gone.length === 0) throw new AccountError('unknown-token');
}

/** Notes that a key is in use, once an hour. */
async function recordUse(
  { db }: Pick<PeopleContext, 'db'>,
  { key, used }: { readonly key: string; readonly used: Date | null },
): Promise<void> {
  const now = new Date();
  if (used && now.getTime() - used.getTime() < HOUR_MS) return;
  await db.update(botToken).set({ used: now }).where(eq(botToken.id, key));
}

interface KeyColumns extends AccountColumns {
  readonly key: string;
  readonly used: Date | null;
}

const KEY_OWNER: Statement = {
  name: 'bot-key-owner',
  text: `
    select "t"."id" as "key", "t"."used", ${ACCOUNT_COLUMNS}
    from "bot_token" "t" join "account" "a" on "a"."id" = "t"."account_id"
    where "t"."hash" = $1 and "a"."deleted" is null`,
};

/** Whose key an `Authorization` header carries; null where it carries none of ours. A key that is not valid has no owner. */
export async function findKeyOwner(
  database: Database,
  authorization: string,
): Promise<{ readonly owner: Account | null } | null> {
  const key = readBearerKey(authorization);
  if (key === null) return null;
  const [found] = await database.run<KeyColumns>(KEY_OWNER, [hashKey(key)]);
  if (!found) return { owner: null };
  await recordUse(database, found);
  // A bot never has its owner's role.
  const { admin: _, ...owner } = toAccount(found);
  return { owner };
}

/** Whether a stream opened with this key may go on. One that was opened while suspended only shows what anybody may see. */
export async function isKeyValid(database: Database, authorization: string, suspended: boolean): Promise<boolean> {
  const [found] = await database.run<KeyColumns>(KEY_OWNER, [hashKey(readBearerKey(authorization) ?? '')]);
  return found !== undefined && (suspended || activeSuspension(found) === null);
}
