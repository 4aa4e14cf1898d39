import { createHmac } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import type { Database, Tx } from '@quayside/db';
import type { Language } from '@quayside/languages';
import { findAccountRow, type Account } from './account-row.ts';
import {
  assertPassword, changeLanguage, changeName, changePassword, changeUsername, getProfile, listSessions, revokeOtherSessions,
  revokeSession, type Profile, type SessionInfo,
} from './account.ts'; // prettier-ignore
import { createBetterAuth, SESSION_SECONDS } from './better-auth.ts';
import { pageUrl, sendMail, type AuthContext, type ClientInfo } from './context.ts';
import { clearSessionCookie, sessionCookie } from './cookie.ts';
import { deleteAccount } from './delete-account.ts';
import { changeEmail, confirmEmail, requestPasswordReset, resetPassword } from './email-tokens.ts';
import type { MailContent } from './mail-templates.ts';
import { createMailer, type MailHeaders } from './mailer.ts';
import { handleOAuthCallback, startOAuth, type OAuthRedirect } from './oauth.ts';
import { OpenStreams, type OpenStream } from './open-streams.ts';
import { openOperatorSocket, operatorSocket } from './operator.ts';
import { exportAccount, type AccountExport } from './personal-data.ts';
import { createRateLimits } from './rate-limits.ts';
import { listAccounts, resetName, suspend, type AccountListing } from './roles.ts';
import { SessionCache } from './session-cache.ts';
import { createSessionLookup, deleteExpired, isSessionValid, refreshSession, type CurrentSession } from './sessions.ts';
import { readAuthSettings, type Env } from './settings.ts';
import { signIn, signInAsGuest, signOut, signUp, type NewAccount, type NewSession } from './sign-in.ts';

export interface AuthOptions {
  readonly env?: Env;
  /** Where the secret and the outbox live; `memory:` keeps no secret. */
  readonly dir?: string | undefined;
  /** Where mails go that no server takes. */
  readonly outbox?: string | undefined;
  readonly report?: (error: unknown) => void;
  /** Writes a line for the operator. */
  readonly log?: (line: string) => void;
  readonly now?: () => Date;
  /** Deletes what other packages store about a person, in the transaction that deletes the account. */
  readonly deletePersonalData?: (tx: Tx, id: string) => Promise<void>;
}

/** Accounts and sessions. */
export interface Auth {
  /** The session of these cookies, from a cache: every call asks for it. */
  getSession(cookies: string): Promise<CurrentSession | null>;
  /** Registers a stream that ends with its session, and when the account is suspended or deleted. */
  openStream(session: CurrentSession): Promise<OpenStream>;
  sessionCookie(token: string, secure: boolean): string;
  clearSessionCookie(secure: boolean): string;
  /** A new cookie for a session older than a day, so that returning people stay signed in. */
  refreshSession(session: CurrentSession, secure: boolean): Promise<string | null>;
  /** Sends a mail in the background of other work, and waits until a server has it. */
  deliverMail(to: string, content: MailContent, headers?: MailHeaders): Promise<void>;
  /** The public address of the site, if the operator has said so. */
  readonly url: string | null;
  /** Signs a text with the server's secret, for one purpose. */
  sign(purpose: string, text: string): string;
  getProfile(id: string): Promise<Profile | null>;
  signInAsGuest(client: ClientInfo, name?: string): Promise<NewSession>;
  signUp(client: ClientInfo, account: Account | null, wanted: NewAccount): Promise<NewSession | Account>;
  signIn(client: ClientInfo, login: string, password: string): Promise<NewSession>;
  signOut(token: string): Promise<void>;
  confirmEmail(client: ClientInfo, token: string): Promise<Account>;
  /** Needs the password where an address is confirmed already: the address can reset the password. */
  changeEmail(client: ClientInfo, account: Account, email: string, password?: string): Promise<void>;
  requestPasswordReset(client: ClientInfo, email: string): Promise<void>;
  resetPassword(client: ClientInfo, token: string, password: string): Promise<void>;
  changePassword(
    client: ClientInfo,
    session: CurrentSession,
    passwords: { current: string; wanted: string },
  ): Promise<void>;
  changeName(id: string, name: string): Promise<void>;
  changeUsername(id: string, username: string): Promise<void>;
  changeLanguage(id: string, language: Language): Promise<void>;
  listSessions(session: CurrentSession): Promise<SessionInfo[]>;
  revokeSession(session: CurrentSession, sessionId: string): Promise<void>;
  revokeOtherSessions(session: CurrentSession): Promise<void>;
  exportAccount(id: string): Promise<AccountExport>;
  /** Refuses an account that has a password unless this is it. */
  assertPassword(id: string, password: string | undefined): Promise<void>;
  deleteAccount(id: string): Promise<void>;
  /** The OAuth providers that the operator has set up. */
  readonly providers: readonly { readonly id: string; readonly name: string }[];
  /** Where to send the browser to sign in with a provider; a signed-in account is linked. */
  startOAuth(provider: string, cookies: string, secure: boolean): Promise<OAuthRedirect>;
  /** Handles a request to a path below OAUTH_CALLBACK_PATH. */
  handleOAuthCallback(request: Request): Promise<Response>;
  listAccounts(filter: {
    text?: string | undefined;
    after?: string | undefined;
  }): Promise<{ items: AccountListing[]; next: string | null }>;
  /** Until then; null ends the suspension. */
  suspend(id: string, until: Date | null, reason: string): Promise<void>;
  resetName(id: string): Promise<string>;
  /** Waits for mails under way. */
  close(): Promise<void>;
}

export function openAuth(database: Database, options: AuthOptions = {}): Auth {
  const {
    env = process.env,
    dir = '.data',
    report = () => undefined,
    log = () => undefined,
    now = () => new Date(),
  } = options;
  const { db } = database;
  const settings = readAuthSettings(env, { driver: database.driver, dir }, log);
  const outbox =
    options.outbox ??
    (dir === 'memory:'
      ? path.join(os.tmpdir(), 'quayside-outbox')
      : path.resolve(/* turbopackIgnore: true */ dir, 'outbox'));
  const mailer = createMailer({ ...settings, outbox, report });
  const better = createBetterAuth(db, settings, {
    report,
    async onResetRequested(id, token, url) {
      const row = await findAccountRow(db, id);
      if (row) sendMail({ mailer }, row, 'reset', pageUrl({ settings }, url, '/account/reset', token));
    },
  });
  const { deletePersonalData = async () => undefined } = options;
  const context: AuthContext = { db, better, mailer, limits: createRateLimits(database), settings, now };
  const cache = new SessionCache(database, createSessionLookup(database, settings), report);
  const getSession = (cookies: string) => cache.get(cookies);
  const streams = new OpenStreams(database, report);
  /** The next call sees the change; other processes hear of it from the database. */
  const invalidating = <T>(change: Promise<T>): Promise<T> => change.finally(() => cache.clear());
  void deleteExpired(context).catch(report);
  // On PostgreSQL the operator's command asks the database itself.
  const operator =
    database.driver === 'pglite' && dir !== 'memory:' ? openOperatorSocket(db, operatorSocket(dir), log) : null;
  return {
    getSession,
    openStream: (session) => streams.open(session.account.id, () => isSessionValid(database, session)),
    sessionCookie: (token, secure) => sessionCookie(token, settings.secret, SESSION_SECONDS, secure),
    clearSessionCookie,
    refreshSession: (session, secure) => refreshSession(context, session, secure),
    deliverMail: (to, content, headers) => mailer.deliver(to, content, headers),
    url: settings.url,
    sign: (purpose, text) => createHmac('sha256', settings.secret).update(`${purpose}\0${text}`).digest('base64url'),
    getProfile: (id) => getProfile(context, id),
    signInAsGuest: (client, name) => signInAsGuest(context, client, name),
    signUp: (client, account, wanted) => invalidating(signUp(context, client, account, wanted)),
    signIn: (client, login, password) => signIn(context, client, login, password),
    signOut: (token) => invalidating(signOut(context, token)),
    confirmEmail: (client, token) => invalidating(confirmEmail(context, client, token)),
    changeEmail: (client, account, email, password) => changeEmail(context, client, account, email, password),
    requestPasswordReset: (client, email) => requestPasswordReset(context, client, email),
    resetPassword: (client, token, password) => invalidating(resetPassword(context, client, token, password)),
    changePassword: (client, { account, sessionId }, passwords) =>
      invalidating(changePassword(context, client, { id: account.id, sessionId }, passwords)),
    changeName: (id, name) => invalidating(changeName(context, id, name)),
    changeUsername: (id, username) => changeUsername(context, id, username),
    changeLanguage: (id, language) => changeLanguage(context, id, language),
    listSessions: ({ account, sessionId }) => listSessions(context, account.id, sessionId),
    revokeSession: ({ account }, sessionId) => invalidating(revokeSession(context, account.id, sessionId)),
    revokeOtherSessions: ({ account, sessionId }) => invalidating(revokeOtherSessions(context, account.id, sessionId)),
    exportAccount: (id) => exportAccount(context, id),
    assertPassword: (id, password) => assertPassword(context, id, password),
    deleteAccount: (id) => invalidating(deleteAccount(context, id, deletePersonalData)),
    providers: settings.providers.map(({ id, name }) => ({ id, name })),
    startOAuth: async (provider, cookies, secure) =>
      startOAuth(context, provider, cookies, (await getSession(cookies))?.account.id ?? null, secure),
    handleOAuthCallback: (request) => invalidating(handleOAuthCallback(context, request)),
    listAccounts: (filter) => listAccounts(context, filter),
    suspend: (id, until, reason) => invalidating(suspend(context, id, until, reason)),
    resetName: (id) => invalidating(resetName(context, id)),
    async close() {
      await operator?.close();
      await cache.close();
      await streams.close();
      await mailer.close();
    },
  };
}
