import os from 'node:os';
import path from 'node:path';
import { eq, lt } from 'drizzle-orm';
import { inBatches, session, verification, type Database, type Statement } from '@quayside/db';
import { openBetterAuth, SESSION_SECONDS } from './better.ts';
import { noCookie, sessionCookie, tokenIn } from './cookie.ts';
import { pageAt, rowOf, write, type Account, type AccountRow, type Desk, type Visit } from './desk.ts';
import { enterAsGuest, signIn, signOut, signUp, type Entered, type NewAccount } from './entering.ts';
import { answerCallback, goElsewhere, type Elsewhere } from './elsewhere.ts';
import {
  assertPassword, changePassword, changeUsername, profileOf, rename, revoke, revokeOthers, sessionsOf, speak,
  type Profile, type SignedInBrowser,
} from './keeping.ts'; // prettier-ignore
import { Known } from './known.ts';
import { OpenStreams, type OpenStream, type Opener } from './open-streams.ts';
import { exportOf, removeAccount, type Export } from './leaving.ts';
import type { Spoken } from './letters.ts';
import { openLimits } from './limits.ts';
import { changeEmail, confirmEmail, requestReset, resetPassword } from './links.ts';
import { openOperatorSocket, operatorSocket } from './operator.ts';
import { openPeople, type People } from './people.ts';
import { openPost } from './post.ts';
import { isAdmin, suspensionOf } from './roles.ts';
import { readAuthSettings, type AuthSettings, type Env } from './settings.ts';
import { hashOf, noteUse, tokenIn as keyIn } from './tokens.ts';

const DAY_MS = 86_400_000;

/** Somebody and the browser that is signed in. */
export interface SignedIn {
  readonly account: Account;
  readonly sessionId: string;
  readonly token: string;
  /** When the session was used last, to the day. */
  readonly seen: Date;
}

export interface AuthOptions {
  readonly env?: Env;
  /** Where the secret and the outbox live; `memory:` keeps no secret. */
  readonly dir?: string | undefined;
  /** Where mails go that no server takes. */
  readonly outbox?: string | undefined;
  readonly report?: (error: unknown) => void;
  /** Tells the operator something worth knowing. */
  readonly say?: (line: string) => void;
  /** What time it is; the clock's, unless said otherwise. */
  readonly now?: () => Date;
}

/** Everything about accounts. */
export interface Auth {
  /** Who sends these cookies. Every call of every match asks, so who was seen lately is remembered. */
  who(cookies: string): Promise<SignedIn | null>;
  /** Whose bot sends this `Authorization`; null where it is none of ours. A key that is no good has no owner. */
  bot(authorization: string): Promise<{ readonly owner: Account | null } | null>;
  /**
   * Notes that somebody opens a stream: it ends with the session or key that it was opened with, and when the account is suspended
   * or deleted. Null for who is nobody and has nothing that could end.
   */
  openStream(by: {
    readonly account: Account | null;
    readonly signedIn: SignedIn | null;
    readonly authorization: string | null;
  }): Promise<OpenStream | null>;
  cookie(token: string, secure: boolean): string;
  noCookie(secure: boolean): string;
  /** The cookie anew, where the session has been used for a day: so who comes back stays signed in. */
  refresh(who: SignedIn, secure: boolean): Promise<string | null>;
  profile(id: string): Promise<Profile | null>;
  guest(visit: Visit, name?: string): Promise<Entered>;
  signUp(visit: Visit, who: Account | null, wanted: NewAccount): Promise<Entered | Account>;
  signIn(visit: Visit, login: string, password: string): Promise<Entered>;
  signOut(token: string): Promise<void>;
  confirm(visit: Visit, token: string): Promise<Account>;
  /** Where an address is confirmed already, only who knows the password changes it: the address can reset the password. */
  changeEmail(visit: Visit, who: Account, email: string, password?: string): Promise<void>;
  requestReset(visit: Visit, email: string): Promise<void>;
  reset(visit: Visit, token: string, password: string): Promise<void>;
  changePassword(visit: Visit, who: SignedIn, passwords: { current: string; wanted: string }): Promise<void>;
  rename(id: string, name: string): Promise<void>;
  changeUsername(id: string, username: string): Promise<void>;
  speak(id: string, language: Spoken): Promise<void>;
  sessions(who: SignedIn): Promise<SignedInBrowser[]>;
  revoke(who: SignedIn, sessionId: string): Promise<void>;
  revokeOthers(who: SignedIn): Promise<void>;
  export(id: string): Promise<Export>;
  /** Refuses who has a password and does not know it. */
  assertPassword(id: string, password: string | undefined): Promise<void>;
  remove(id: string): Promise<void>;
  /** The other houses that open the door here. */
  readonly providers: readonly { readonly id: string; readonly name: string }[];
  /** Where to send the browser so that another house says who it is; who is signed in here links the two. */
  elsewhere(provider: string, cookies: string, secure: boolean): Promise<Elsewhere>;
  /** Answers who comes back from there, to a path that begins with CALLBACK. */
  callback(request: Request): Promise<Response>;
  /** Friends, who is here, what somebody wants, keys for bots, and who looks after this place. */
  readonly people: People;
  /** Waits for mails under way. */
  close(): Promise<void>;
}

export function openAuth(database: Database, options: AuthOptions = {}): Auth {
  const {
    env = process.env,
    dir = '.data',
    report = () => undefined,
    say = () => undefined,
    now = () => new Date(),
  } = options;
  const { db } = database;
  const settings = readAuthSettings(env, { driver: database.driver, dir }, say);
  const outbox =
    options.outbox ??
    (dir === 'memory:'
      ? path.join(os.tmpdir(), 'quayside-outbox')
      : path.resolve(/* turbopackIgnore: true */ dir, 'outbox'));
  const post = openPost({ ...settings, outbox, report });
  const better = openBetterAuth(db, settings, {
    report,
    async resetAsked(id, token, url) {
      const row = await rowOf(db, id);
      if (row) write({ post }, row, 'reset', pageAt({ settings }, url, '/account/reset', token));
    },
  });
  const desk: Desk = { db, better, post, limits: openLimits(database), settings, now };
  const known = new Known(database, openWho(database, settings), report);
  const who = (cookies: string) => known.who(cookies);
  const streams = new OpenStreams(database, (opener) => stillCounts(database, opener), report);
  /** What somebody changes here is seen by the next call; other processes hear of it. */
  const seen = <T>(change: Promise<T>): Promise<T> => change.finally(() => known.forget());
  const people = openPeople(desk, { report, seen });
  void sweep(desk).catch(report);
  // On PostgreSQL the operator's command asks the database itself.
  const operator =
    database.driver === 'pglite' && dir !== 'memory:' ? openOperatorSocket(db, operatorSocket(dir), say) : null;
  return {
    who,
    bot: (authorization) => botOf(database, authorization),
    async openStream(by) {
      const opener = openerOf(by);
      return opener && streams.open(opener);
    },
    people: {
      ...people,
      suspend: (...given) => seen(people.suspend(...given)),
      resetName: (...given) => seen(people.resetName(...given)),
    },
    cookie: (token, secure) => sessionCookie(token, settings.secret, SESSION_SECONDS, secure),
    noCookie,
    refresh: (one, secure) => refresh(desk, one, secure),
    profile: (id) => profileOf(desk, id),
    guest: (visit, name) => enterAsGuest(desk, visit, name),
    signUp: (visit, one, wanted) => seen(signUp(desk, visit, one, wanted)),
    signIn: (visit, login, password) => signIn(desk, visit, login, password),
    signOut: (token) => seen(signOut(desk, token)),
    confirm: (visit, token) => seen(confirmEmail(desk, visit, token)),
    changeEmail: (visit, one, email, password) => changeEmail(desk, visit, one, email, password),
    requestReset: (visit, email) => requestReset(desk, visit, email),
    reset: (visit, token, password) => seen(resetPassword(desk, visit, token, password)),
    changePassword: (visit, one, passwords) =>
      seen(changePassword(desk, visit, { id: one.account.id, sessionId: one.sessionId }, passwords)),
    rename: (id, name) => seen(rename(desk, id, name)),
    changeUsername: (id, username) => changeUsername(desk, id, username),
    speak: (id, language) => speak(desk, id, language),
    sessions: (one) => sessionsOf(desk, one.account.id, one.sessionId),
    revoke: (one, sessionId) => seen(revoke(desk, one.account.id, sessionId)),
    revokeOthers: (one) => seen(revokeOthers(desk, one.account.id, one.sessionId)),
    export: (id) => exportOf(desk, id),
    assertPassword: (id, password) => assertPassword(desk, id, password),
    remove: (id) => seen(removeAccount(desk, id)),
    providers: settings.providers.map(({ id, name }) => ({ id, name })),
    elsewhere: async (provider, cookies, secure) =>
      goElsewhere(desk, provider, cookies, (await who(cookies))?.account.id ?? null, secure),
    callback: (request) => seen(answerCallback(desk, request)),
    async close() {
      await operator?.close();
      await known.close();
      await streams.close();
      await people.close();
      await post.close();
    },
  };
}

const ACCOUNT = `"a"."id", "a"."name", "a"."guest", "a"."username", "a"."role",
      "a"."suspended_until" as "suspendedUntil", "a"."suspended_for" as "suspendedFor"`;

const WHO: Statement = {
  name: 'who-is-it',
  text: `
    select "s"."token", "s"."id" as "session", "s"."changed" as "seen", ${ACCOUNT}
    from "session" "s" join "account" "a" on "a"."id" = "s"."account_id"
    where "s"."token" = any($1) and "s"."expires" > now() and "a"."deleted" is null`,
};

/** Asks for all who call in the same moment at once: every call of every match begins with this. */
function openWho(database: Database, settings: AuthSettings): Auth['who'] {
  const find = inBatches(async (tokens: readonly string[]) => {
    const rows = await database.run<Found>(WHO, [tokens]);
    const found = new Map(rows.map((row) => [row.token, row]));
    return tokens.map((token) => found.get(token) ?? null);
  });
  return async (cookies) => {
    const token = tokenIn(cookies, settings.secret);
    const found = token === null ? null : await find(token);
    if (!found) return null;
    return { account: accountOf(found), sessionId: found.session, token: found.token, seen: found.seen };
  };
}

type FoundAccount = Pick<AccountRow, 'id' | 'name' | 'guest' | 'username' | 'role' | 'suspendedUntil' | 'suspendedFor'>;
interface Found extends FoundAccount {
  readonly token: string;
  readonly session: string;
  readonly seen: Date;
}

function accountOf(found: FoundAccount): Account {
  const { id, name, guest } = found;
  const suspended = suspensionOf(found);
  return { id, name, guest, ...(isAdmin(found) ? { admin: true } : {}), ...(suspended ? { suspended } : {}) };
}

const BOT: Statement = {
  name: 'whose-bot-is-it',
  text: `
    select "t"."id" as "token", "t"."used", ${ACCOUNT}
    from "bot_token" "t" join "account" "a" on "a"."id" = "t"."account_id"
    where "t"."hash" = $1 and "a"."deleted" is null`,
};

async function botOf(database: Database, authorization: string): Promise<{ readonly owner: Account | null } | null> {
  const key = keyIn(authorization);
  if (key === null) return null;
  const [found] = await database.run<FoundAccount & { token: string; used: Date | null }>(BOT, [hashOf(key)]);
  if (!found) return { owner: null };
  await noteUse(database, found);
  // Whatever its owner may do besides playing is not a bot's.
  const { admin: _, ...owner } = accountOf(found);
  return { owner };
}

function openerOf({ account, signedIn, authorization }: Parameters<Auth['openStream']>[0]): Opener | null {
  const key = authorization === null ? null : keyIn(authorization);
  if (!account) return null;
  const mine = { accountId: account.id, suspended: account.suspended !== undefined };
  if (signedIn) return { kind: 'session', token: signedIn.token, ...mine };
  return key === null ? null : { kind: 'key', hash: hashOf(key), ...mine };
}

/** A stream that was opened by somebody who was suspended already only looks on, and may go on doing so. */
async function stillCounts(database: Database, opener: Opener): Promise<boolean> {
  const [found] =
    opener.kind === 'session'
      ? await database.run<FoundAccount>(WHO, [[opener.token]])
      : await database.run<FoundAccount>(BOT, [opener.hash]);
  return found !== undefined && (opener.suspended || suspensionOf(found) === null);
}

async function refresh(
  { db, settings }: Desk,
  { sessionId, token, seen }: SignedIn,
  secure: boolean,
): Promise<string | null> {
  const now = Date.now();
  if (now - seen.getTime() < DAY_MS) return null;
  await db
    .update(session)
    .set({ changed: new Date(now), expires: new Date(now + SESSION_SECONDS * 1000) })
    .where(eq(session.id, sessionId));
  return sessionCookie(token, settings.secret, SESSION_SECONDS, secure);
}

/** What has expired is nobody's any more. */
async function sweep({ db }: Desk): Promise<void> {
  await db.delete(session).where(lt(session.expires, new Date()));
  await db.delete(verification).where(lt(verification.expires, new Date()));
}
