import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { botToken } from '@quayside/db';
import { newId } from './better.ts';
import type { Desk } from './desk.ts';
import { AccountRefused } from './refused.ts';

/** The key of somebody's own bot, as its owner sees it. */
export interface BotToken {
  readonly id: string;
  readonly name: string;
  readonly created: Date;
  /** When it was last used, to the hour. */
  readonly used: Date | null;
}

const PREFIX = 'qs_';
const MOST_TOKENS = 10;
const HOUR_MS = 3_600_000;

/** What a request says in its `Authorization`, if it is one of ours. */
export function tokenIn(authorization: string): string | null {
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  return token?.startsWith(PREFIX) ? token : null;
}

/** It has as many bits as a hash, so nobody can find it by trying, and a plain hash is enough. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export async function tokensOf({ db }: Pick<Desk, 'db'>, id: string): Promise<BotToken[]> {
  return db
    .select({ id: botToken.id, name: botToken.name, created: botToken.created, used: botToken.used })
    .from(botToken)
    .where(eq(botToken.accountId, id))
    .orderBy(desc(botToken.created), desc(botToken.id));
}

/** A new key. It is shown this once. */
export async function makeToken(desk: Desk, account: string, name: string): Promise<{ id: string; token: string }> {
  await desk.limits.count('token', account);
  if ((await desk.db.$count(botToken, eq(botToken.accountId, account))) >= MOST_TOKENS)
    throw new AccountRefused('too-many-tokens', { most: MOST_TOKENS });
  const id = newId();
  const token = PREFIX + randomBytes(32).toString('base64url');
  await desk.db.insert(botToken).values({ id, accountId: account, name, hash: hashOf(token) });
  return { id, token };
}

export async function revokeToken({ db }: Desk, account: string, id: string): Promise<void> {
  const gone = await db
    .delete(botToken)
    .where(and(eq(botToken.id, id), eq(botToken.accountId, account)))
    .returning({ id: botToken.id });
  if (gone.length === 0) throw new AccountRefused('unknown-token');
}

/** Notes that a key is in use, once an hour. */
export async function noteUse(
  { db }: Pick<Desk, 'db'>,
  { token, used }: { readonly token: string; readonly used: Date | null },
): Promise<void> {
  const now = new Date();
  if (used && now.getTime() - used.getTime() < HOUR_MS) return;
  await db.update(botToken).set({ used: now }).where(eq(botToken.id, token));
}
