import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import {
  ACCOUNT_COLUMNS, AccountError, activeSuspension, newId, toAccount, type Account, type AccountColumns,
} from '@quayside/auth'; // prettier-ignore
import { botKey, type Database, type Statement } from '@quayside/db';
import type { PeopleContext } from './context.ts';

/** The key of somebody's own bot, as its owner sees it. */
export interface BotKey {
  readonly id: string;
  readonly name: string;
  readonly created: Date;
  /** When it was last used, to the hour. */
  readonly lastUsed: Date | null;
}

const PREFIX = 'qs_';
const MAX_KEYS = 10;
const HOUR_MS = 3_600_000;

/** What a request says in its `Authorization`, if it is one of ours. */
function readBearerKey(authorization: string): string | null {
  const [, key] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  return key?.startsWith(PREFIX) ? key : null;
}

/** It has as many bits as a hash, so nobody can find it by trying, and a plain hash is enough. */
const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

export async function listBotKeys({ db }: Pick<PeopleContext, 'db'>, id: string): Promise<BotKey[]> {
  return db
    .select({ id: botKey.id, name: botKey.name, created: botKey.created, lastUsed: botKey.lastUsed })
    .from(botKey)
    .where(eq(botKey.accountId, id))
    .orderBy(desc(botKey.created), desc(botKey.id));
}

/** A new key. It is shown this once. */
export async function createBotKey(
  context: PeopleContext,
  account: string,
  name: string,
): Promise<{ id: string; key: string }> {
  await context.limits.count('botKey', account);
  if ((await context.db.$count(botKey, eq(botKey.accountId, account))) >= MAX_KEYS)
    throw new AccountError('too-many-bot-keys', { most: MAX_KEYS });
  const id = newId();
  const key = PREFIX + randomBytes(32).toString('base64url');
  await context.db.insert(botKey).values({ id, accountId: account, name, hash: hashKey(key) });
  return { id, key };
}

export async function revokeBotKey({ db }: PeopleContext, account: string, id: string): Promise<void> {
  const gone = await db
    .delete(botKey)
    .where(and(eq(botKey.id, id), eq(botKey.accountId, account)))
    .returning({ id: botKey.id });
  if (gone.length === 0) throw new AccountError('unknown-bot-key');
}

/** Notes that a key is in use, once an hour. */
async function recordUse(
  { db }: Pick<PeopleContext, 'db'>,
  { key, lastUsed }: { readonly key: string; readonly lastUsed: Date | null },
): Promise<void> {
  const now = new Date();
  if (lastUsed && now.getTime() - lastUsed.getTime() < HOUR_MS) return;
  await db.update(botKey).set({ lastUsed: now }).where(eq(botKey.id, key));
}

interface KeyColumns extends AccountColumns {
  readonly key: string;
  readonly lastUsed: Date | null;
}

const KEY_OWNER: Statement = {
  name: 'bot-key-owner',
  text: `
    select "t"."id" as "key", "t"."last_used" as "lastUsed", ${ACCOUNT_COLUMNS}
    from "bot_key" "t" join "account" "a" on "a"."id" = "t"."account_id"
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
