import { eq } from 'drizzle-orm';
import { account, sqlState, type Db, type Tx } from '@quayside/db';
import type { BetterAuth } from './better.ts';
import { writeLetter, type LetterKind, type Spoken } from './letters.ts';
import type { Limits } from './limits.ts';
import { isNowhere } from './names.ts';
import type { Post } from './post.ts';
import { AccountRefused } from './refused.ts';
import type { Suspension } from './roles.ts';
import type { AuthSettings } from './settings.ts';

/** Who asks, as far as it matters before one is known. */
export interface Visit {
  /** Where the call comes from; null on the machine itself, which is nobody's to limit. */
  readonly address: string | null;
  /** What the browser calls itself. */
  readonly agent: string;
  readonly language: Spoken;
  /** Under which address the browser has called this place, for links where the operator has set none. */
  readonly url: string;
}

/** Somebody who is signed in. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  /** Looks after this place. */
  readonly admin?: true;
  /** May look on but not take part. */
  readonly suspended?: Suspension;
}

/** All that the flows work with. */
export interface Desk {
  readonly db: Db;
  readonly better: BetterAuth;
  readonly post: Post;
  readonly limits: Limits;
  readonly settings: AuthSettings;
  readonly now: () => Date;
}

export type AccountRow = typeof account.$inferSelect;

export async function rowOf(db: Db | Tx, id: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(account).where(eq(account.id, id));
  return row ?? null;
}

/** A page of the web app, as a mail can point to it. */
export function pageAt({ settings }: Pick<Desk, 'settings'>, url: string, page: string, token?: string): string {
  // After the hash sign, so that neither this server's log nor another site learns the token.
  return new URL(page, settings.url ?? url).href + (token === undefined ? '' : `#token=${token}`);
}

/** A mail to somebody, in that person's language. Who has no address gets none. */
export function write(
  desk: Pick<Desk, 'post'>,
  row: AccountRow,
  kind: LetterKind,
  link: string | null,
  to = row.email,
): void {
  if (!isNowhere(to)) desk.post.send(to, writeLetter(kind, row.language, { name: row.name, link }));
}

/** Counts a try of an address; the machine itself is not counted. */
export async function countAddress(
  { limits }: Desk,
  limit: Parameters<Limits['count']>[0],
  visit: Visit,
): Promise<void> {
  if (visit.address !== null) await limits.count(limit, visit.address);
}

/** Runs what a unique index may refuse. */
export async function taking<T>(code: 'username-taken' | 'email-taken', run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (sqlState(error) === '23505') throw new AccountRefused(code);
    throw error;
  }
}
