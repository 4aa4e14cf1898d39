import { sqlState, type Db } from '@quayside/db';
import type { Language } from '@quayside/languages';
import type { AccountRow } from './account-row.ts';
import type { BetterAuth } from './better-auth.ts';
import { renderMail, type MailTemplate } from './mail-templates.ts';
import type { RateLimits } from './rate-limits.ts';
import { isPlaceholderEmail } from './names.ts';
import type { Mailer } from './mailer.ts';
import { AccountError } from './errors.ts';
import type { AuthSettings } from './settings.ts';

/** Who asks, as far as it matters before one is known. */
export interface ClientInfo {
  /** The address of the caller; null for this machine, which is not limited. */
  readonly address: string | null;
  /** What the browser calls itself. */
  readonly agent: string;
  readonly language: Language;
  /** The address that the browser has called, for links where the operator has set none. */
  readonly url: string;
}

/** All that the flows work with. */
export interface AuthContext {
  readonly db: Db;
  readonly better: BetterAuth;
  readonly mailer: Mailer;
  readonly limits: RateLimits;
  readonly settings: AuthSettings;
  readonly now: () => Date;
}

/** A page of the web app, as a mail can point to it. */
export function pageUrl(
  { settings }: Pick<AuthContext, 'settings'>,
  url: string,
  page: string,
  token?: string,
): string {
  // After the hash sign, so that neither this server's log nor another site learns the token.
  return new URL(page, settings.url ?? url).href + (token === undefined ? '' : `#token=${token}`);
}

/** Sends a mail in the recipient's language, if the account has an address. */
export function sendMail(
  context: Pick<AuthContext, 'mailer'>,
  row: AccountRow,
  kind: MailTemplate,
  link: string | null,
  to = row.email,
): void {
  if (!isPlaceholderEmail(to)) context.mailer.send(to, renderMail(kind, row.language, { name: row.name, link }));
}

/** Counts a try of an address; the machine itself is not counted. */
export async function limitAddress(
  { limits }: AuthContext,
  limit: Parameters<RateLimits['count']>[0],
  client: ClientInfo,
): Promise<void> {
  if (client.address !== null) await limits.count(limit, client.address);
}

/** Runs what a unique index may refuse. */
export async function mapUniqueViolation<T>(code: 'username-taken' | 'email-taken', run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (sqlState(error) === '23505') throw new AccountError(code);
    throw error;
  }
}
