import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { match, seat, type Database } from '@quayside/db';
import { AccountError, openAuth, type Auth, type AuthOptions, type CurrentSession, type ClientInfo } from '../index.ts';

/** Accounts on a test database, and the mails they were sent: files in the outbox. */
export class TestAuth {
  readonly database: Database;
  readonly auth: Auth;
  readonly dir = mkdtempSync(path.join(os.tmpdir(), 'quayside-auth-'));
  readonly defects: unknown[] = [];

  constructor(database: Database, options: Pick<AuthOptions, 'env' | 'deletePersonalData'> = {}) {
    this.database = database;
    const report = (error: unknown) => this.defects.push(error);
    this.auth = openAuth(database, { env: { NODE_ENV: 'test' }, ...options, dir: this.dir, report });
  }

  /** The mails to an address, oldest first. */
  mails(to: string): string[] {
    const folder = path.join(this.dir, 'outbox');
    let names: string[] = [];
    try {
      names = readdirSync(folder);
    } catch {
      return [];
    }
    return names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readFileSync(path.join(folder, name), 'utf8'))
      .filter((mail) => mail.includes(`\nTo: ${to}\n`))
      .map(readable);
  }

  /** The first mail (or a later one) to an address with these words in it, once it has arrived. */
  async mail(to: string, words: string | RegExp, nth = 1): Promise<string> {
    const fitting = () => this.mails(to).filter((mail) => mail.search(words) >= 0);
    const arrived = () => {
      const mail = fitting()[nth - 1];
      if (mail === undefined) throw new Error(`no mail to ${to} says ${String(words)}`);
      return mail;
    };
    return vi.waitFor(arrived, { timeout: 60_000 });
  }

  /** A browser with this token. */
  async browser(token: string): Promise<CurrentSession | null> {
    return this.auth.getSession(`theme=dark; ${this.auth.sessionCookie(token, false).split(';')[0]}`);
  }

  async close(): Promise<void> {
    await this.auth.close();
    await this.database.close();
    rmSync(this.dir, { recursive: true, force: true });
    if (this.defects.length > 0) throw new AggregateError(this.defects, 'something broke without anybody noticing');
  }
}

const WORD = /=\?UTF-8\?Q\?(.*?)\?=/g;
const bytes = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

/** A mail as a mail program shows it. */
function readable(mail: string): string {
  const decoded = bytes(mail.replace(/=\n/g, ''));
  return decoded.replace(/\?=\n =\?UTF-8\?Q\?/g, '').replace(WORD, (_, word: string) => word.replaceAll('_', ' '));
}

export const tokenOf = (mail: string): string => /#token=([\w-]+)/.exec(mail)?.[1] ?? '';

export const client: ClientInfo = {
  address: null,
  agent: 'Mozilla/5.0 (X11) Firefox/140.0',
  language: 'en',
  url: 'http://localhost:3000',
};
export const from = (address: string): ClientInfo => ({ ...client, address });

/** The code of a refusal, or `yes`. */
export async function verdict(asked: Promise<unknown>): Promise<string> {
  try {
    await asked;
    return 'yes';
  } catch (error) {
    if (error instanceof AccountError) return error.code;
    throw error;
  }
}

export const PASSWORD = 'four words of nonsense';
let people = 0;
/** Names that nobody has had before. */
export function somebody(): { username: string; email: string; password: string } {
  const username = `Sailor-${++people}`;
  return { username, email: `${username.toLowerCase()}@example.org`, password: PASSWORD };
}

/** Somebody who has an account with a confirmed address. */
export async function member(place: TestAuth): Promise<{ id: string; token: string; username: string; email: string }> {
  const wanted = somebody();
  const entered = await place.auth.signUp(client, null, wanted);
  if (!('token' in entered)) throw new Error('who is nobody comes in with a token');
  await place.auth.confirmEmail(client, tokenOf(await place.mail(wanted.email, 'Confirm address')));
  return { id: entered.account.id, token: entered.token, username: wanted.username, email: wanted.email };
}

/** Somebody's seat at a table. */
export async function seated({ database }: TestAuth, accountId: string): Promise<void> {
  const id = `match-of-${accountId}`;
  const chance = { secret: 's', commitment: 'c' };
  const table = {
    id,
    game: 'tidewater',
    version: 0,
    options: {},
    minSeats: 2,
    maxSeats: 2,
    visibility: 'public' as const,
  };
  await database.db.insert(match).values({ ...table, ...chance, createdBy: accountId });
  await database.db.insert(seat).values({ matchId: id, seat: 0, accountId, nonce: 'n', game: 'tidewater' });
}

export { startSmtpServer, type SmtpServer } from './smtp-server.ts';
